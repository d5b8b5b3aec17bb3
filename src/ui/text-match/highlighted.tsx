import type { ReactElement } from "react";
import { matchedParts } from "./text-match.ts";

/** A text in which what was typed is marked. */
export function Highlighted({ text, typed }: { text: string; typed: string }): ReactElement {
  return <>{matchedParts(text, typed).map((part, index) => (part.matched ? <mark key={index}>{part.text}</mark> : part.text))}</>;
}
