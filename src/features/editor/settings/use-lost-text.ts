import type { Swapped } from "../../../engine/document/swap.ts";
import { useTexts } from "../texts.ts";
import { optionFields, queryFieldLabel } from "./fields.ts";

const list = new Intl.ListFormat("fr", { type: "conjunction" });

/** Names what an exchange has done away with, each part once; empty where nothing was lost. */
export function useLostText(): (parts: readonly { lost: Swapped["lost"][number]; view: string }[]) => string {
  const { t } = useTexts();
  return (parts) => {
    const names = parts.map(({ lost, view }) => {
      if (lost.part === "field") return queryFieldLabel(lost.field);
      if (lost.part === "option") return optionFields(view).find(({ name }) => name === lost.option)?.label ?? lost.option;
      return t(`swap.${lost.part}`);
    });
    return list.format([...new Set(names)].map((name) => `« ${name} »`));
  };
}
