import type { FastifyInstance } from "fastify";

import { openPaperProcess, type PaperProcess } from "../../paper/draw-pdf.ts";

const opened = new WeakMap<object, PaperProcess>();

/** The one process that draws for this server; closed with it. */
export function paperProcessOf(app: FastifyInstance): PaperProcess {
  const known = opened.get(app.server);
  if (known) return known;
  const paper = openPaperProcess();
  opened.set(app.server, paper);
  app.addHook("onClose", async () => paper.close());
  return paper;
}
