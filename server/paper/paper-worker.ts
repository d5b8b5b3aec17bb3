import type { CardPaper } from "./code-card.ts";
import type { RegisterPaper } from "./draw-register.ts";
import type { PrintedInvoice } from "./invoice/printed-invoice.ts";
import type { PaperOrder } from "./paper-order.ts";

/** What the process that draws answers. */
export type PaperAnswer = { pdf: string } | { error: string };

/** What can be drawn: a document as it is read, a long table, a card to print, or an invoice. */
export type Drawable = PaperOrder | RegisterPaper | CardPaper | PrintedInvoice;

/** What draws each kind is loaded with the first of it: whoever waits for an invoice does not wait for charts to be loaded. */
async function drawn(order: Drawable): Promise<Buffer> {
  if (!("kind" in order)) return (await import("./draw-document.ts")).drawDocument(order);
  switch (order.kind) {
    case "register":
      return (await import("./draw-register.ts")).drawRegister(order);
    case "card":
      return (await import("./draw-card.ts")).drawCard(order);
    case "invoice":
    case "credit":
      return (await import("./invoice/draw-invoice.ts")).drawInvoice(order);
  }
}

process.on("message", (order: Drawable) => {
  void drawn(order).then(
    (pdf) => answer({ pdf: pdf.toString("base64") }),
    (error: unknown) => answer({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
// Its server has ended.
process.on("disconnect", () => process.exit(0));

function answer(said: PaperAnswer): void {
  process.send?.(said);
}
