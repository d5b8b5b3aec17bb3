import { checkReleaseNotes } from "../../../src/engine/check/config/release-notes.ts";
import type { ReleaseNotesDocument } from "../../../src/generated/types.ts";
import { isReleaseNotesDocument } from "../../../src/generated/validators.js";
import type { PlainKind } from "./kind.ts";

export const releaseNotes: PlainKind<ReleaseNotesDocument> = {
  valid: isReleaseNotesDocument,
  one: "la liste des versions",
  folder: "templates",
  file: /^templates\/release-notes\.json$/,
  shapes: [["versions"]],
  idOf: () => "",
  check: checkReleaseNotes,
};
