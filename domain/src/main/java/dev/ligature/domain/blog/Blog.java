package dev.ligature.domain.blog;

import dev.ligature.domain.DomainModel;

/** The model of the blog. */
public final class Blog {

    /** Authors, posts, and who wrote what. */
    public static final DomainModel MODEL =
            DomainModel.of(Author.TYPE, Post.TYPE).with(Authorship.TYPE);

    private Blog() {}
}
