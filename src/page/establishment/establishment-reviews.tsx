import { type ReactElement, type ReactNode, Suspense, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";

import type { Dashboard } from "../../generated/types.ts";
import { useToday } from "../../lib/clock.ts";
import { PeriodPicker } from "../../ui/period-picker/period-picker.tsx";
import { ReviewPanels } from "../reviews/index.ts";
import { ReviewList } from "../reviews/review-list.tsx";
import type { Figure, Vocabulary } from "../reviews/reviews-types.ts";
import { usePanels } from "../reviews/use-panels.ts";
import { useSession } from "../session/session.ts";
import { rangeOf } from "../state/page-state.ts";
import { usePageState } from "../state/use-page-state.ts";

/** A period alone: what a page without a document has in its address. */
export const periodOnly: Dashboard = { version: 1, title: "-", widgets: {}, layout: { tabs: [] } };

interface EstablishmentReviewsProps {
  establishments: readonly string[];
  placeBar: (bar: ReactNode) => ReactNode;
}

/** The reviews of some establishments over the period, each to be opened. */
export function EstablishmentReviews({ establishments, placeBar }: EstablishmentReviewsProps): ReactElement {
  const { t } = useTranslation(["app", "routes"]);
  const { state, change } = usePageState(periodOnly);
  const today = useToday();
  const { app, user } = useSession();
  const range = rangeOf(state, today);
  const panels = usePanels(true);
  const [opened, setOpened] = useState(false);
  if (panels.review && !opened) setOpened(true);
  const vocabulary = useMemo((): Vocabulary => ({ ...app, login: user?.login ?? null }), [app, user]);
  const key = establishments.join(" ");
  const figure = useMemo((): Figure => ({ counts: "reviews", label: "", filters: { establishment: key.split(" ") } }), [key]);
  const [note, setNote] = useState<string>();
  return (
    <>
      {placeBar(
        <div role="group" aria-label={t("routes:establishment_reviews")}>
          <PeriodPicker today={today} value={{ period: state.period, comparison: "none" }} onApply={({ period }) => change({ period })} />
        </div>,
      )}
      {note && <p>{note}</p>}
      <ReviewList figure={figure} range={range} vocabulary={vocabulary} onNote={setNote} onReview={panels.openReview} />
      {opened && (
        <Suspense fallback={null}>
          <ReviewPanels
            figure={null}
            review={panels.review}
            mention={panels.mention}
            range={range}
            vocabulary={vocabulary}
            onReview={panels.openReview}
            onTurn={panels.turnTo}
            onCloseReview={panels.closeReview}
            onCloseFigure={panels.closeFigure}
            onCorrected={() => undefined}
          />
        </Suspense>
      )}
    </>
  );
}
