import type { ReactElement } from "react";

import { SkipLinks } from "../../ui/skip-links/skip-links.tsx";
import { useTexts } from "./texts.ts";

/** Straight to the parts of the editor; in a small window only the canvas is beside the toolbar. */
export function EditorSkipLinks({ wide }: { wide: boolean }): ReactElement {
  const { t } = useTexts();
  const parts = wide ? (["canvas", "settings", "palette"] as const) : (["canvas"] as const);
  return <SkipLinks links={parts.map((part) => ({ target: `editor-${part}`, label: t(`skip.${part}`) }))} />;
}
