import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";

import { SkipLinks } from "../../ui/skip-links/skip-links.tsx";

/** Straight to the parts of the editor; in a small window only the canvas is beside the toolbar. */
export function EditorSkipLinks({ wide }: { wide: boolean }): ReactElement {
  const { t } = useTranslation("edit");
  const parts = wide ? (["canvas", "settings", "palette"] as const) : (["canvas"] as const);
  return <SkipLinks links={parts.map((part) => ({ target: `editor-${part}`, label: t(`skip.${part}`) }))} />;
}
