package dev.ligature.app.demo;

import dev.ligature.domain.billing.Bill;
import dev.ligature.domain.billing.ImmutableBill;
import dev.ligature.domain.billing.ImmutableInvoice;
import dev.ligature.domain.billing.ImmutableInvoiceLine;
import dev.ligature.domain.billing.Invoice;
import dev.ligature.domain.billing.InvoiceLine;
import dev.ligature.ports.PageRequest;
import dev.ligature.ports.billing.BillRepository;
import dev.ligature.ports.billing.InvoiceLineRepository;
import dev.ligature.ports.billing.InvoiceRepository;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;

final class BillingStory implements Story {

    @Override
    public String title() {
        return "Invoices and bills: many-to-many, an entity and its edges read together";
    }

    @Override
    public void tell(Stage stage) {
        InvoiceRepository invoices = stage.port(InvoiceRepository.PORT);
        BillRepository bills = stage.port(BillRepository.PORT);
        InvoiceLineRepository lines = stage.port(InvoiceLineRepository.PORT);
        stage.seed(
                invoices,
                Invoice.TYPE,
                invoice("2025-014", "2025-02-03", "152.40"),
                invoice("2025-015", "2025-02-10", "-19.90"));
        stage.seed(
                bills,
                Bill.TYPE,
                bill("b1", "Workshop hours", "60"),
                bill("b2", "Beeswax, 1 kg", "12.50"),
                bill("b3", "Delivery", "19.90"));
        stage.link(lines, line("2025-014", "b1", 2), line("2025-014", "b2", 1), line("2025-014", "b3", 1));
        stage.link(lines, line("2025-015", "b3", 1));

        var whole = stage.see(lines.linesOf(Invoice.TYPE.id("2025-014"), PageRequest.first()));
        whole.forEach(found -> stage.says("Invoice " + found.entity().id() + " of "
                + found.entity().issued().map(LocalDate::toString).getOrElse("no date") + ", total "
                + found.entity().total().map(Stage::money).getOrElse("open") + ", with "
                + found.edges().items().size() + " lines, in as few requests as the layout allows."));
        var items = stage.see(lines.billsOf(Invoice.TYPE.id("2025-014"), PageRequest.first()));
        stage.shows(
                "Its lines, each with the bill as it is now.",
                List.of("bill", "description", "amount", "quantity"),
                items.items()
                        .map(joined -> List.of(
                                joined.entity().id().value(),
                                joined.entity().description(),
                                joined.entity().amount().map(Stage::money).getOrElse(""),
                                joined.edge().quantity().map(String::valueOf).getOrElse(""))));

        var billed = stage.see(lines.invoicesOf(Bill.TYPE.id("b3"), PageRequest.first()));
        stage.shows(
                "The other way: on which invoices is the delivery? The second one takes it back.",
                List.of("invoice", "issued", "total"),
                billed.items()
                        .map(joined -> List.of(
                                joined.entity().id().value(),
                                joined.entity()
                                        .issued()
                                        .map(LocalDate::toString)
                                        .getOrElse(""),
                                joined.entity().total().map(Stage::money).getOrElse(""))));
    }

    private static Invoice invoice(String id, String issued, String total) {
        return ImmutableInvoice.builder()
                .id(Invoice.TYPE.id(id))
                .issued(LocalDate.parse(issued))
                .total(new BigDecimal(total))
                .build();
    }

    private static Bill bill(String id, String description, String amount) {
        return ImmutableBill.builder()
                .id(Bill.TYPE.id(id))
                .description(description)
                .amount(new BigDecimal(amount))
                .build();
    }

    private static InvoiceLine line(String invoice, String bill, int quantity) {
        return ImmutableInvoiceLine.builder()
                .invoice(Invoice.TYPE.id(invoice))
                .bill(Bill.TYPE.id(bill))
                .quantity(quantity)
                .build();
    }
}
