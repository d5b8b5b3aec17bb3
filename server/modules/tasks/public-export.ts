import type { FastifyInstance } from "fastify";

import { fileNameOf } from "../../../src/domain/format/csv.ts";
import { plan } from "../../../src/engine/plan/plan.ts";
import type { LinkOutput } from "../../../src/generated/types.ts";
import { route } from "../../http/route.ts";
import type { Services } from "../../http/services.ts";
import { ApiError, rateLimited } from "../../kit/errors.ts";
import { unhurriedly } from "../../kit/impatience.ts";
import type { PaperProcess } from "../../paper/draw-pdf.ts";
import { journalMarks } from "../../reading/journal-marks.ts";
import { publicQuestion } from "../../reading/public-reading.ts";
import { publicTiles } from "../../reading/public-tiles.ts";
import { requireChosenPeriod } from "../../reading/question.ts";
import { publicLinks } from "../dashboards/public-links.ts";
import { fileOf } from "./dashboard-export.ts";
import { readExportQuery, readPaperWish } from "./export-query.ts";
import { fileTypes } from "./export-wish.ts";

/** Files of public links that are made at once, on the whole server. */
const MOST_AT_ONCE = 2;

/** The page of a public link as a file, where the link grants it: what its reader sees on the screen, and nothing else. */
export function publicExportRoutes(app: FastifyInstance, services: Services, paper: PaperProcess): void {
  const { store, environment } = services;
  const { open: options, opened, readingOf } = publicLinks(services);
  let making = 0;

  route(
    app,
    "exportPublicDashboard",
    async (request, reply) => {
      const { query, params } = request;
      const link = opened(request);
      const { format, request: asked } = readExportQuery(query);
      if (!link.outputs.includes(format satisfies LinkOutput)) throw new ApiError("link.output");
      const open = await readingOf(link);
      const { document, catalog, scope } = open;
      const wish =
        format === "pdf" ? readPaperWish(query, document, `${environment.publicUrl}/public/dashboard/${params.token}`) : undefined;
      const question = await publicQuestion(services, open, asked);
      const tiles = publicTiles(plan(document, catalog), document, catalog, asked);
      requireChosenPeriod(asked, tiles, question);
      if (making >= MOST_AT_ONCE) throw rateLimited(10, "D’autres fichiers sont en préparation. Réessayez dans un instant.");
      making += 1;
      const left = new AbortController();
      const leave = (): void => left.abort();
      const { socket } = request.raw;
      socket.once("close", leave);
      try {
        const reading = {
          document,
          tiles,
          question,
          scope,
          audience: "public" as const,
          owner: link.owner,
          marks: await journalMarks(store, link.group, { isPublic: true }),
        };
        // Whoever reads a page comes before who waits for a file.
        const file = await unhurriedly(() => fileOf(services, paper, reading, { format, paper: wish }, left.signal));
        const { extension, mediaType } = fileTypes[format];
        const filename = `${fileNameOf(document.title, "tableau-de-bord")}.${extension}`;
        return reply.type(mediaType).header("Content-Disposition", `attachment; filename="${filename}"`).send(Buffer.from(file));
      } finally {
        making -= 1;
        socket.off("close", leave);
      }
    },
    { ...options, config: { startsWork: true }, exposeHeadRoute: false },
  );
}
