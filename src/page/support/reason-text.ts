import { formatNumber, formatRating } from "../../domain/format/format.ts";
import type { SupportReason } from "../../generated/types.ts";
import type { SupportTexts } from "./texts.ts";

/** A reason in words: «Indice de 6,4, sous 7». */
export function reasonText(t: SupportTexts, { kind, value, bound }: SupportReason): string {
  const shown = kind === "mark" || kind === "trend" ? formatRating : formatNumber;
  return t(`reason.${kind}`, { value: shown(value), bound: shown(bound) });
}
