import type { ReactElement } from "react";

import { ReviewsBrowser } from "../../page/reviews/browser/reviews-browser.tsx";
import { destinationFacets, type ReviewsScope } from "../../page/reviews/browser/reviews-scope.ts";
import { useTexts } from "./texts.ts";

const scope: ReviewsScope = { name: "destination", fixed: {}, facets: destinationFacets };

/** Avis: every review of the destination, to search, sort and read. */
export default function ReviewsScreen(): ReactElement {
  const { t } = useTexts();
  return <ReviewsBrowser scope={scope} title={t("title")} />;
}
