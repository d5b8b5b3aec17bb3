import { lazy, type ReactElement, type ReactNode, Suspense } from "react";

import type { Dashboard, MemberValue } from "../../generated/types.ts";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";

/** Few documents are dynamic, and choosing brings the dialogs. */
const DynamicDocument = lazy(() => import("./dynamic-document.tsx"));

/** A document ready to draw: a dynamic one over the value that the address names. */
export interface ShownDocument {
  document: Dashboard;
  title: string;
  /** The value of its parameter; absent of a document that has none. */
  value?: MemberValue;
  /** «Changer de commune»: beside the title. */
  change?: ReactNode;
}

export interface ParameterGateProps {
  document: Dashboard;
  title: string;
  /** Above the title. */
  breadcrumb?: ReactNode;
  /** Beside the title while nothing is chosen. */
  tools?: ReactNode;
  children: (shown: ShownDocument) => ReactElement;
}

/** Draws a document, a dynamic one once its value is chosen: until then it shows what there is to choose, and no figure. */
export function ParameterGate({ document, title, children, ...head }: ParameterGateProps): ReactElement {
  const { parameter } = document;
  if (!parameter) return children({ document, title });
  return (
    <Suspense fallback={<Skeleton shape="block" />}>
      <DynamicDocument document={document} parameter={parameter} title={title} {...head}>
        {children}
      </DynamicDocument>
    </Suspense>
  );
}
