import { readFileSync } from "node:fs";

/** The French texts of one file of `src/locales/fr`, for what the server says itself. */
export function readLocale<Key extends string>(name: string): Readonly<Record<Key, string>> {
  return JSON.parse(readFileSync(new URL(`../../src/locales/fr/${name}.json`, import.meta.url), "utf8")) as Record<Key, string>;
}
