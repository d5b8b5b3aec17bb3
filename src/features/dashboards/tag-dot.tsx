import type { ReactElement } from "react";

import { tagKey } from "../../domain/tag.ts";
import { Chip, type ChipProps } from "../../ui/badge/chip.tsx";

/** A tag with its dot, plain or to toggle; the same tag has the same colour everywhere, in any spelling. */
export function TagDot({ tag, ...toggle }: { tag: string } & Pick<ChipProps, "onToggle" | "pressed">): ReactElement {
  return <Chip label={tag} color={`var(--category-${colorOf(tag)})`} {...toggle} />;
}

const COLORS = 8;

/** The factor is chosen so that the tags of the product's own templates hardly ever share a colour. */
function colorOf(tag: string): number {
  let sum = 0;
  for (const letter of tagKey(tag)) sum = (sum * 12 + (letter.codePointAt(0) ?? 0)) % 10_007;
  return (sum % COLORS) + 1;
}
