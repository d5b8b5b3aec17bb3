import type { ResponseDocument } from "../../../src/generated/types.ts";
import { charactersOf, type Heard } from "./listener.ts";
import { isDenied, placesOf } from "./phrases.ts";

/** Something that happened to the guest, or that ties them to the place, and that has sentences of its own. */
export interface Situation {
  id: string;
  isGrave: boolean;
  sentences: readonly string[];
  /** Points and themes that these sentences answer already. */
  covers: readonly string[];
  start: number;
  end: number;
}

/** The situations that a review reports and that have something to say in this mood, in the order of the document: the gravest first. */
export function situationsOf(heard: Heard, said: ResponseDocument, mood: "good" | "bad"): Situation[] {
  return heard.listener.situations.flatMap(({ id, phrases }) => {
    const known = said.situations[id];
    const sentences = known?.[mood];
    const [place] = sentences ? placesOf(heard.text, phrases).filter((one) => !isDenied(heard.text, one, heard.listener.denials)) : [];
    return known && sentences && place
      ? [{ id, isGrave: known.is_grave ?? false, sentences, covers: known.covers ?? [], ...charactersOf(heard, place) }]
      : [];
  });
}
