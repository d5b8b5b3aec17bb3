import type { FastifyInstance } from "fastify";

import { signedIn } from "../../../src/domain/access.ts";
import type { ReleaseNote } from "../../../src/generated/types.ts";
import { contract } from "../../http/contract.ts";
import type { Services } from "../../http/services.ts";
import { openReleaseNotes } from "./release-notes.ts";

/** «Notes de version». */
export function releaseNotesRoutes(app: FastifyInstance, { config }: Pick<Services, "config">): void {
  const notes = openReleaseNotes();
  app.get<{ Reply: ReleaseNote[] }>(
    "/release-notes",
    { schema: { response: { 200: contract("ReleaseNotes") } }, config: { access: signedIn } },
    () => notes(config.product().name),
  );
}
