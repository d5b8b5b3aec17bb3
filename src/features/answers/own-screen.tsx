import type { ReactElement } from "react";

import { useActiveCards } from "../../page/session/active-card.ts";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { useTexts } from "./texts.ts";
import { ToAnswer } from "./to-answer.tsx";

/** À répondre, of a professional: the reviews of the establishment that is looked at, or of all. */
export default function OwnScreen(): ReactElement {
  const { t } = useTexts();
  const { card, cards } = useActiveCards();
  if (cards.length === 0)
    return (
      <EmptyState title={t("none.title")} heading="h1">
        {t("none.text")}
      </EmptyState>
    );
  return (
    <ToAnswer key={card?.id ?? "all"} establishment={card?.id ?? null} isOfOne={card !== undefined} reviewsPath="/pro/analyze/reviews" />
  );
}
