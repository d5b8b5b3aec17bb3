import { type Change, changeOf } from "../../../domain/figure/change.ts";
import { type Figure, sampleOf } from "../../../domain/figure/figure.ts";
import type { SampleThresholds, Unit } from "../../../generated/types.ts";
import { viewText } from "../words/view-text.ts";

interface Compared {
  result: Figure & { unit: Unit; better?: "up" | "down" | "none" };
  previous?: (Figure & { unit: Unit }) | undefined;
  context: { samples: SampleThresholds; audience: "private" | "public" };
}

/** What may be concluded about the change of an estimate: that it is real and in which direction, that chance may explain it, or nothing. */
export function verdictOf({ result, previous, context }: Compared): "up" | "down" | "none" | null {
  // A small sample is a caution of its own, and comes first.
  if (sampleOf(result, result.unit, context.samples, context.audience) !== "normal") return null;
  const change: Change | null = changeOf(result, previous, result.unit, result.better);
  if (!change || change.significant === null || change.direction === "flat") return null;
  return change.significant ? change.direction : "none";
}

/** «Non significatif», for the header of a tile whose figure has moved no more than chance explains. */
export function doubtBadge(compared: Compared): { tone: "neutral"; text: string } | null {
  return verdictOf(compared) === "none" ? { tone: "neutral", text: viewText()("nps.none") } : null;
}
