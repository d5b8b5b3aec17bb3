import { type CSSProperties, type ReactElement, useMemo, useRef } from "react";
import { useTranslation } from "../../domain/texts/texts.ts";

import { usePageTop } from "../layout/use-page-top.ts";
import { ReviewsBrowser } from "../reviews/browser/reviews-browser.tsx";
import { destinationFacets, type ReviewsScope } from "../reviews/browser/reviews-scope.ts";
import styles from "./establishment-reviews.module.css";

/** What establishments that are chosen elsewhere leave to choose: no place, nothing of what a destination alone follows. */
const elsewhere = new Set([
  "commune",
  "category",
  "establishment",
  "selection",
  "child",
  "stars",
  "capacity",
  "corrected",
  "source-change",
  "moderation",
]);
const facets = destinationFacets.filter((name) => !elsewhere.has(name));

/** The reviews of some establishments, to search, sort and read, as high as the window leaves. `name`: whose reader's list the browser remembers. */
export function EstablishmentReviews({ name, establishments }: { name: string; establishments: readonly string[] }): ReactElement {
  const { t } = useTranslation("routes");
  const root = useRef<HTMLDivElement>(null);
  const top = usePageTop(root);
  const ids = establishments.join(" ");
  const scope = useMemo((): ReviewsScope => ({ name, fixed: { establishment: ids.split(" ") }, facets }), [name, ids]);
  return (
    <div ref={root} className={styles.reviews} style={top === undefined ? undefined : ({ "--page-top": `${top}px` } as CSSProperties)}>
      <ReviewsBrowser key={ids} scope={scope} title={t("establishment_reviews")} level={2} />
    </div>
  );
}
