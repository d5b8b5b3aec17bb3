import { type CardPaper, drawCard } from "./draw-card.ts";
import { drawDocument } from "./draw-document.ts";
import { drawInvoice } from "./invoice/draw-invoice.ts";
import type { PrintedInvoice } from "./invoice/printed-invoice.ts";
import { drawRegister, type RegisterPaper } from "./draw-register.ts";
import type { PaperOrder } from "./paper-order.ts";
import { openWords } from "./words.ts";

/** What the process that draws answers. */
export type PaperAnswer = { pdf: string } | { error: string };

openWords();

/** What can be drawn: a document as it is read, a long table, a card to print, or an invoice. */
export type Drawable = PaperOrder | RegisterPaper | CardPaper | PrintedInvoice;

function drawn(order: Drawable): Promise<Buffer> {
  if (!("kind" in order)) return drawDocument(order);
  switch (order.kind) {
    case "register":
      return drawRegister(order);
    case "card":
      return drawCard(order);
    case "invoice":
    case "credit":
      return drawInvoice(order);
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
