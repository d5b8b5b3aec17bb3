import { EyeOff } from "lucide-react";
import { type ReactElement, useState } from "react";

import type { ModerationItem } from "../../generated/types.ts";
import { Button } from "../../ui/button/button.tsx";
import styles from "./moderation.module.css";
import { useTexts } from "./texts.ts";
import { placeOf, useMask } from "./use-decisions.ts";

/** Hides the personal data that signals point at, or what is selected in the text. */
export function Masking({
  review,
  policy,
  text,
}: {
  review: ModerationItem;
  policy: readonly string[];
  text: { current: HTMLParagraphElement | null };
}): ReactElement {
  const { t } = useTexts();
  const { run, busy } = useMask();
  const found = review.signals.flatMap(({ kind, field, start, end }) =>
    policy.includes(kind) && field !== undefined && start !== undefined && end !== undefined ? [{ field, start, end }] : [],
  );
  const place = placeOf(review);
  const [isMissing, setMissing] = useState(false);
  const maskSelected = (): void => {
    const passage = selectedIn(text.current);
    setMissing(passage === null);
    if (passage) run({ place, passages: [{ field: "text", ...passage }], revision: review.revision });
  };
  return (
    <p className={styles.masking}>
      {found.length > 0 && (
        <Button size="compact" icon={EyeOff} busy={busy} onClick={() => run({ place, passages: found, revision: review.revision })}>
          {t("detail.mask")}
        </Button>
      )}
      {review.text && (
        <Button size="compact" variant="ghost" onMouseDown={(event) => event.preventDefault()} onClick={maskSelected}>
          {t("detail.maskOne")}
        </Button>
      )}
      <span role="status" className={styles.muted}>
        {isMissing && t("detail.maskFirst")}
      </span>
    </p>
  );
}

/** Where the page's selection is within an element's text; null where it is elsewhere, or empty. */
function selectedIn(element: HTMLElement | null): { start: number; end: number } | null {
  const selection = getSelection();
  if (!element || !selection || selection.rangeCount === 0 || selection.isCollapsed) return null;
  const range = selection.getRangeAt(0);
  if (!element.contains(range.commonAncestorContainer)) return null;
  const before = document.createRange();
  before.selectNodeContents(element);
  before.setEnd(range.startContainer, range.startOffset);
  const start = before.toString().length;
  return { start, end: start + range.toString().length };
}
