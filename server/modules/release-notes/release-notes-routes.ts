import type { FastifyInstance } from "fastify";

import { route } from "../../http/route.ts";
import type { Services } from "../../http/services.ts";
import { openReleaseNotes } from "./release-notes.ts";

/** «Notes de version». */
export function releaseNotesRoutes(app: FastifyInstance, { config }: Pick<Services, "config">): void {
  const notes = openReleaseNotes();
  route(app, "listReleaseNotes", () => notes(config.product().name));
}
