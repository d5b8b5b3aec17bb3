import type { ReactElement } from "react";

import { SupportPanel } from "./support-panel.tsx";
import type { SupportQuestion } from "./support-queries.ts";
import { SupportSection } from "./support-section.tsx";
import type { Supported } from "./use-supported.ts";

/** Whom to support: the list with its reasons below a page, and the panel of one establishment beside it. */
export default function Support({ question, supported }: { question: SupportQuestion; supported: Supported }): ReactElement {
  return (
    <>
      <SupportSection question={question} onOpen={supported.open} />
      <SupportPanel establishment={supported.establishment} question={question} onClose={supported.close} />
    </>
  );
}
