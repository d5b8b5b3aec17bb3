import type { ReactElement } from "react";

import { FigureDrawer } from "./figure-drawer.tsx";
import { ReviewDrawer } from "./review-drawer.tsx";
import { useNeighbours } from "./use-neighbours.ts";
import type { ReviewPanelsProps } from "./reviews-types.ts";

/** The panel of what a figure rests on, and that of one review: above it where it was opened from it. */
export default function ReviewPanels(props: ReviewPanelsProps): ReactElement {
  const { figure, identity, review, mention, range, vocabulary, addressOf, onFocus, onCorrected } = props;
  const { onReview, onTurn, onCloseReview, onCloseFigure } = props;
  const drawer = { mention, vocabulary, onClose: onCloseReview, onCorrected };
  const neighbours = useNeighbours(figure, review, range);
  return (
    <>
      <FigureDrawer
        figure={figure}
        identity={identity}
        range={range}
        vocabulary={vocabulary}
        addressOf={addressOf}
        onFocus={onFocus}
        onReview={onReview}
        onClose={onCloseFigure}
      >
        {/* Inside, so that the library knows which of both lies above. */}
        <ReviewDrawer {...drawer} review={figure === null ? null : review} neighbours={neighbours} onTurn={onTurn} />
      </FigureDrawer>
      <ReviewDrawer {...drawer} review={figure === null ? review : null} />
    </>
  );
}
