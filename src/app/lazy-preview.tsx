import { lazy, type ReactElement, Suspense } from "react";

import type { DocumentPreviewProps } from "../lib/document-preview.tsx";
import { Skeleton } from "../ui/skeleton/skeleton.tsx";

const Preview = lazy(() => import("../page/document/document-preview.tsx").then(({ DocumentPreview }) => ({ default: DocumentPreview })));

/** A document's preview, whose renderer loads with the first of them: most pages show none. */
export function LazyPreview(props: DocumentPreviewProps): ReactElement {
  return (
    <Suspense fallback={<Skeleton shape="block" />}>
      <Preview {...props} />
    </Suspense>
  );
}
