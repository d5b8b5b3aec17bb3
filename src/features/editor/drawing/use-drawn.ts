import { useMemo, useState } from "react";

import type { PlanCatalog } from "../../../engine/catalog/catalog.ts";
import { drawable, type Drawable } from "../../../engine/document/drawable.ts";
import { problemsOf } from "../../../engine/document/problems-of.ts";
import type { ConfigProblem, Dashboard } from "../../../generated/types.ts";

/** A document being edited as it can be drawn, which remembers the last sound form of each part; and what is wrong with it. */
export function useDrawn(document: Dashboard, catalog: PlanCatalog): Drawable & { problems: readonly ConfigProblem[] } {
  const [last, setLast] = useState(() => ({ of: document, catalog, drawn: drawable(document, catalog, undefined) }));
  let { drawn } = last;
  if (last.of !== document || last.catalog !== catalog) {
    drawn = drawable(document, catalog, last.drawn.document);
    setLast({ of: document, catalog, drawn });
  }
  const problems = useMemo(() => problemsOf(document, catalog), [document, catalog]);
  return { ...drawn, problems };
}
