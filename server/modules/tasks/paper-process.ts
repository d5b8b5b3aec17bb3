import type { FastifyInstance } from "fastify";

import { openPaperProcess, type PaperProcess } from "../../paper/draw-pdf.ts";

/** files: what is made in the background; invoices: what somebody waits for, never behind a long file. */
type Lane = "files" | "invoices";

const opened = new WeakMap<object, Map<Lane, PaperProcess>>();

/** The one process that draws for this lane of the server; closed with it. */
export function paperProcessOf(app: FastifyInstance, lane: Lane = "files"): PaperProcess {
  const lanes = opened.get(app.server) ?? new Map<Lane, PaperProcess>();
  opened.set(app.server, lanes);
  const known = lanes.get(lane);
  if (known) return known;
  const paper = openPaperProcess();
  lanes.set(lane, paper);
  app.addHook("onClose", async () => paper.close());
  return paper;
}
