import { check } from "../../src/engine/check/form.ts";
import { problem } from "../../src/engine/check/problems.ts";
import type { ConfigProblem } from "../../src/generated/types.ts";
import { type DocumentKind, isConfigFile, isKind, kindByShape, kinds } from "./document-kind.ts";

/** Where the `$schema` of a shipped file points to, from the project's root: the schemas with the names of this installation. */
export const schemaFolder = "src/generated/schemas";

/** What a document says of its kind against the folder that it is in. */
interface Misplaced {
  problem: ConfigProblem;
  /** It explains whatever else is wrong with the form. */
  alone: boolean;
}

/**
 * A document of a folder's kind that names another schema, or that is of another kind altogether; null where folder and
 * document agree. `sound`: its form is right for its folder.
 */
export function misplaced(file: string, kind: DocumentKind, value: unknown, sound: boolean): Misplaced | null {
  if (!isConfigFile(file) || typeof value !== "object" || value === null) return null;
  const said = "$schema" in value && typeof value.$schema === "string" ? value.$schema : null;
  const named = said === null ? kind : (/([a-z-]+)\.schema\.json$/.exec(said)?.[1] ?? "");
  if (!sound) {
    const other = isKind(named) && named !== kind ? named : kindByShape(value);
    if (other !== null && other !== kind && check(kinds[other].valid, value).length === 0)
      return {
        problem: problem(
          "",
          `Ce document est ${kinds[other].one} et ne va pas dans ce dossier : rangez-le dans « ${kinds[other].folder} ».`,
          {
            nearest: kinds[other].folder,
          },
        ),
        alone: true,
      };
  }
  if (named === kind || said === null) return null;
  const expected = `${"../".repeat(file.split("/").length - 1)}${schemaFolder}/${kind}.schema.json`;
  return {
    problem: problem("/$schema", `« ${said.slice(0, 80)} » n’est pas le schéma de ce dossier, qui est « ${expected} ».`, {
      nearest: expected,
      repair: [{ op: "replace", path: "/$schema", value: expected }],
    }),
    alone: false,
  };
}
