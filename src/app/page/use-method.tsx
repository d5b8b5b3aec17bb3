import { type ReactElement, Suspense, useCallback, useMemo, useState } from "react";

import type { Figure } from "../../domain/figure.ts";
import type { PlanCatalog } from "../../engine/catalog.ts";
import { entry } from "../../engine/entry.ts";
import type { Measure } from "../../generated/types.ts";
import type { PageContext } from "./page-context.ts";
import { lazyRetried } from "../../ui/lazy/lazy-retried.ts";

const MethodDialog = lazyRetried(() => import("../dashboard/method-dialog.tsx").then((module) => ({ default: module.MethodDialog })));

interface Method {
  open: NonNullable<PageContext["onMethod"]>;
  explained: NonNullable<PageContext["explained"]>;
  /** What stands beside the page: the dialog, once it was asked for. */
  dialog: ReactElement | null;
}

/** «Comment est calculée cette note ?» for the tiles of a page: which measures answer, and the dialog that does. */
export function useMethod({ metrics }: PlanCatalog): Method {
  const [asked, setAsked] = useState<{ measure: Measure; figure: Figure | undefined; open: boolean }>();
  const open = useCallback(
    (name: string, figure: Figure | undefined) => {
      const measure = entry(metrics.measures, name);
      if (measure) setAsked({ measure, figure, open: true });
    },
    [metrics],
  );
  const explained = useCallback(
    (name: string) => {
      const measure = entry(metrics.measures, name);
      return measure?.method ? measure.unit : undefined;
    },
    [metrics],
  );
  const dialog = useMemo(
    () =>
      asked ? (
        <Suspense fallback={null}>
          <MethodDialog
            measure={asked.measure}
            figure={asked.figure}
            open={asked.open}
            // Kept while it closes: it still moves.
            onClose={() => setAsked({ ...asked, open: false })}
          />
        </Suspense>
      ) : null,
    [asked],
  );
  return { open, explained, dialog };
}
