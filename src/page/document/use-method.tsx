import { lazy, type ReactElement, Suspense, useCallback, useMemo, useState } from "react";

import type { PlanCatalog } from "../../engine/catalog/catalog.ts";
import { entry } from "../../engine/entry.ts";
import type { PageContext } from "../tiles/page-context.ts";
import type { ShownMeasure } from "../method/tile-method.ts";

const MethodDialog = lazy(() => import("../method/method-dialog.tsx").then((module) => ({ default: module.MethodDialog })));

interface Method {
  open: NonNullable<PageContext["onMethod"]>;
  explained: NonNullable<PageContext["explained"]>;
  /** What is rendered beside the page: the dialog, once it was asked for. */
  dialog: ReactElement | null;
}

/** «Comment est calculée cette note ?» for the tiles of a page: the measures by name, and the dialog that explains them. */
export function useMethod({ metrics }: PlanCatalog): Method {
  const [asked, setAsked] = useState<{ shown: readonly ShownMeasure[]; open: boolean }>();
  const open = useCallback((shown: readonly ShownMeasure[]) => setAsked({ shown, open: true }), []);
  const explained = useCallback((name: string) => entry(metrics.measures, name), [metrics]);
  const dialog = useMemo(
    () =>
      asked ? (
        <Suspense fallback={null}>
          <MethodDialog
            shown={asked.shown}
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
