import { lazy, type ReactElement, Suspense } from "react";

import type { PaperDialogProps } from "./paper-dialog.tsx";

const Dialog = lazy(() => import("./paper-dialog.tsx").then((module) => ({ default: module.PaperDialog })));

/** What a PDF is made with; loads when it is first opened. */
export function PaperDialog(props: PaperDialogProps): ReactElement {
  return (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  );
}
