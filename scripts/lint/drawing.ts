import type { Arrow } from "./circles.ts";
import { layerOf, type Layers } from "./layers.ts";

const [begin, end] = ["<!-- layers -->", "<!-- /layers -->"];

/** The layers and who imports whom in fact, as a Mermaid flowchart; an arrow that follows from two others is left out. */
export function drawingOf(arrows: readonly Arrow[], layers: Layers): string {
  const next = new Map<string, Set<string>>();
  for (const { from, to } of arrows) {
    const [own, other] = [layerOf(from, layers), layerOf(to, layers)];
    if (own && other && own !== other) next.set(own, (next.get(own) ?? new Set()).add(other));
  }
  const reaches = (from: string, to: string): boolean => Array.from(next.get(from) ?? []).some((step) => step === to || reaches(step, to));
  const direct = Array.from(next).flatMap(([from, targets]) =>
    Array.from(targets)
      .filter((to) => !Array.from(targets).some((step) => step !== to && reaches(step, to)))
      .map((to) => `  ${from} --> ${to}`),
  );
  return ["```mermaid", "flowchart TD", ...direct.toSorted(), "```"].join("\n");
}

/** Replaces the drawing in a text. Throws where it has no place for one. */
export function withDrawing(text: string, drawing: string): string {
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`no ${begin} … ${end} in the text`);
  return `${text.slice(0, from + begin.length)}\n${drawing}\n${text.slice(to)}`;
}
