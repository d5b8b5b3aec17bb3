import { join } from "node:path";

import { readRows } from "./split.ts";

/** A review written for this project as guests write, with its stars and, for some, what each sentence says: `[start, end, ["accueil+"]]`. */
export interface Guest {
  id: string;
  kind: "hotel" | "site" | "restaurant";
  rating: number;
  title: string;
  text: string;
  sentences?: [start: number, end: number, units: string[]][];
}

const FILE = "guests.fr.ndjson";

/** The project's own French reviews; those with an odd number may be read to find causes of errors, the others only measure. */
export function readGuests(part: "development" | "measuring"): Guest[] {
  const wanted = part === "development" ? 1 : 0;
  const rows: unknown[] = readRows(join(import.meta.dirname, "../../tests/semantics"), FILE);
  return rows.filter(isGuest).filter(({ id }) => Number(id.slice(-3)) % 2 === wanted);
}

const isGuest = (row: unknown): row is Guest => typeof row === "object" && row !== null && "id" in row && "rating" in row && "text" in row;

/** The text a guest's review is analysed by. */
export const guestText = ({ title, text }: Guest): string => `${title}\n${text}`;

/** Whether the guest is content: four stars or five. */
export const isContent = ({ rating }: Guest): boolean => rating >= 4;

/** A unit as its theme and polarity: «accueil+», «prix-», «prix». */
export function unitOf(unit: string): { theme: string; polarity: "positive" | "negative" | "neutral" } {
  const sign = unit.at(-1);
  if (sign === "+" || sign === "-") return { theme: unit.slice(0, -1), polarity: sign === "+" ? "positive" : "negative" };
  return { theme: unit, polarity: "neutral" };
}
