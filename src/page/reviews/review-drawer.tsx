import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";

import { DetailPanel } from "../detail/detail-panel.tsx";
import { NeighbourButtons, type Neighbours } from "../detail/neighbours.tsx";
import { reviewQuery } from "./review-queries.ts";
import { ReviewSheet } from "./review-sheet.tsx";
import type { Vocabulary } from "./reviews-types.ts";
import { useTexts } from "./texts.ts";

interface ReviewDrawerProps {
  /** Null closes it. */
  review: string | null;
  mention: string | null;
  vocabulary: Vocabulary;
  /** Those of the list that the review was opened from. */
  neighbours?: Neighbours | undefined;
  onTurn?: ((review: string) => void) | undefined;
  onClose: () => void;
  onCorrected: () => void;
}

/** One review in a panel. A review of somebody else is as absent as one that never was. */
export function ReviewDrawer({ review, mention, vocabulary, neighbours, onTurn, onClose, onCorrected }: ReviewDrawerProps): ReactElement {
  const { t } = useTexts();
  const query = useQuery({ ...reviewQuery(review ?? ""), enabled: review !== null });
  return (
    <DetailPanel
      open={review !== null}
      onClose={onClose}
      query={query}
      title={(detail) => (detail ? t("review.titleOf", { name: detail.review.establishment_name }) : t("review.title"))}
      note={(detail) => detail.review.commune}
      absent={{ title: t("review.absent"), text: t("review.absentText") }}
      actions={
        neighbours &&
        onTurn && (
          <NeighbourButtons neighbours={neighbours} labels={{ before: t("review.before"), after: t("review.after") }} onTurn={onTurn} />
        )
      }
    >
      {(detail) => (
        <ReviewSheet key={detail.review.id} detail={detail} mention={mention} vocabulary={vocabulary} onCorrected={onCorrected} />
      )}
    </DetailPanel>
  );
}
