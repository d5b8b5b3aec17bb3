import type { Translate } from "../../domain/texts/texts.ts";

/** A size in words: «3 colonnes sur 2 lignes». */
export function sizeText(t: Translate<"editor">, { w, h }: { w: number; h: number }): string {
  return t("size.text", { columns: t("size.columns", { count: w }), lines: t("size.lines", { count: h }) });
}
