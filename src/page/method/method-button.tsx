import { CircleHelp } from "lucide-react";
import { lazy, type ReactElement, Suspense, useState } from "react";

import type { KnownMeasure } from "../../engine/catalog/catalog.ts";
import { Button } from "../../ui/button/button.tsx";
import { usePageTexts } from "../words/texts.ts";

const MethodDialog = lazy(() => import("./method-dialog.tsx").then((module) => ({ default: module.MethodDialog })));

/** «Comment est calculée cette note ?» in the header of a page; the dialog loads at the first press. */
export function MethodButton({ measure }: { measure: KnownMeasure }): ReactElement {
  const { t } = usePageTexts();
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <Button icon={CircleHelp} onClick={() => setOpen(true)}>
        {t(measure.unit === "rating" ? "tile.methodNote" : "tile.methodFigure")}
      </Button>
      {open !== undefined && (
        <Suspense fallback={null}>
          <MethodDialog shown={[{ measure }]} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
