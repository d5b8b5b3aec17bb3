import { drawDocument } from "./draw-document.ts";
import type { PaperOrder } from "./paper-order.ts";
import { openWords } from "./words.ts";

/** What the process that draws answers. */
export type PaperAnswer = { pdf: string } | { error: string };

openWords();

process.on("message", (order: PaperOrder) => {
  void drawDocument(order).then(
    (pdf) => answer({ pdf: pdf.toString("base64") }),
    (error: unknown) => answer({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
// Its server has ended.
process.on("disconnect", () => process.exit(0));

function answer(said: PaperAnswer): void {
  process.send?.(said);
}
