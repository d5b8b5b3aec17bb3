import type { JsonObject } from "./schemas.ts";

/** One form of a text that counts: «reviews_one». */
const plural = /_(one|many|other)$/;

/** The paths of the texts of a locale's file, in its order; without those that a count chooses a form of. */
export function textKeys(texts: JsonObject, path = ""): string[] {
  return Object.entries(texts).flatMap(([name, text]) => {
    if (typeof text === "object" && text !== null) return textKeys(text as JsonObject, `${path}${name}.`);
    return plural.test(name) ? [] : [path + name];
  });
}
