package dev.ligature.app.demo;

import dev.ligature.domain.identity.Holder;
import dev.ligature.domain.identity.Holding;
import dev.ligature.domain.identity.ImmutableHolder;
import dev.ligature.domain.identity.ImmutableHolding;
import dev.ligature.domain.identity.ImmutablePassport;
import dev.ligature.domain.identity.Passport;
import dev.ligature.ports.PutResult;
import dev.ligature.ports.identity.HolderRepository;
import dev.ligature.ports.identity.HoldingRepository;
import dev.ligature.ports.identity.PassportRepository;
import io.vavr.collection.Vector;
import java.time.LocalDate;
import java.util.List;

final class IdentityStory implements Story {

    @Override
    public String title() {
        return "Passports: one-to-one, kept unique from both sides";
    }

    @Override
    public void tell(Stage stage) {
        HolderRepository holders = stage.port(HolderRepository.PORT);
        PassportRepository passports = stage.port(PassportRepository.PORT);
        HoldingRepository holdings = stage.port(HoldingRepository.PORT);
        stage.seed(holders, Holder.TYPE, holder("h1", "Petra Voss"), holder("h2", "Sam Okoro"));
        stage.seed(passports, Passport.TYPE, passport("X100", 32, "2019-06-01"), passport("X200", 48, "2025-01-15"));
        stage.link(holdings, holding("h1", "X100"));

        shows(stage, "Petra Voss holds X100, Sam Okoro none, and nobody holds X200.", holdings);
        stage.says("May Sam Okoro hold X100 too? "
                + holdings.link(holding("h2", "X100")).fold(error -> "No: " + error.message() + ".", unused -> "Yes."));

        PutResult<Holding> moved = stage.see(holdings.put(holding("h1", "X200")));
        shows(
                stage,
                "Petra Voss gets a new passport. Putting the edge moves her in one step; "
                        + moved.displaced()
                                .map(gone -> gone.passport().value() + " is free.")
                                .mkString(" "),
                holdings);
    }

    private static void shows(Stage stage, String sentence, HoldingRepository holdings) {
        stage.shows(
                sentence,
                List.of("passport", "held by"),
                Vector.of("X100", "X200")
                        .map(passport -> List.of(
                                passport,
                                stage.see(holdings.holderOf(Passport.TYPE.id(passport)))
                                        .map(Holder::name)
                                        .getOrElse("nobody"))));
    }

    private static Holder holder(String id, String name) {
        return ImmutableHolder.builder().id(Holder.TYPE.id(id)).name(name).build();
    }

    private static Passport passport(String id, int pages, String issued) {
        return ImmutablePassport.builder()
                .id(Passport.TYPE.id(id))
                .pages(pages)
                .issued(LocalDate.parse(issued))
                .build();
    }

    private static Holding holding(String holder, String passport) {
        return ImmutableHolding.builder()
                .holder(Holder.TYPE.id(holder))
                .passport(Passport.TYPE.id(passport))
                .build();
    }
}
