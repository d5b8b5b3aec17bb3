import { type ReactElement, useEffect, useMemo, useRef, useState } from "react";

import { withValue } from "../../engine/document/parameter.ts";
import type { DocumentPreviewProps } from "../../lib/document-preview.tsx";
import { DocumentPage } from "./document-page.tsx";
import { defaultState } from "../state/page-state.ts";
import styles from "./document-preview.module.css";
import { firstScreen } from "../results/first-screen.ts";
import { inTurn } from "../results/idle-turns.ts";
import { useTexts } from "../parameter/texts.ts";
import { useExampleValue } from "../parameter/use-example-value.ts";
import { useCatalog } from "../session/use-catalog.ts";
import { FixedColumns } from "../layout/use-columns.ts";

/** Width at which a miniature is laid out (px) before it is scaled down. */
const LAYOUT_WIDTH = 1120;
/** Rows of the grid that a miniature's frame can show. */
const VISIBLE_ROWS = 9;

/** A document with live figures: at its own size, or in miniature and only once it comes into view. */
export function DocumentPreview({ document: whole, resultsPath, full }: DocumentPreviewProps): ReactElement {
  const { t } = useTexts();
  const example = useExampleValue(whole);
  const document = useMemo(() => {
    const shown = example ? withValue(whole, example.value) : whole;
    return full ? shown : firstScreen(shown, VISIBLE_ROWS);
  }, [whole, full, example]);
  const catalog = useCatalog();
  const frame = useRef<HTMLDivElement>(null);
  const { seen, width } = useFrame(frame);
  const state = useMemo(() => defaultState(document), [document]);
  const waits = whole.parameter !== undefined && !example;
  const page = catalog && !waits && (full || seen) && (
    <DocumentPage
      document={document}
      catalog={catalog.catalog}
      mayUse={catalog.mayUse}
      state={state}
      resultsPath={resultsPath}
      revision=""
      audience="private"
    />
  );
  if (full)
    return (
      <div className={styles.full}>
        {example && <p className={styles.example}>{t("example", { label: example.label })}</p>}
        {page}
      </div>
    );
  return (
    <div ref={frame} className={styles.frame}>
      <div className={styles.miniature} style={{ width: LAYOUT_WIDTH, transform: `scale(${width / LAYOUT_WIDTH})` }}>
        <FixedColumns value={12}>{page}</FixedColumns>
      </div>
    </div>
  );
}

function useFrame(frame: React.RefObject<HTMLDivElement | null>): { seen: boolean; width: number } {
  const [seen, setSeen] = useState(false);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let giveUp = (): void => {};
    const sight = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        sight.disconnect();
        // A page of miniatures is a hundred charts: drawn at once they would hold up whoever goes on.
        giveUp = inTurn(() => setSeen(true));
      },
      { rootMargin: "100px" },
    );
    const size = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    sight.observe(element);
    size.observe(element);
    return () => {
      giveUp();
      sight.disconnect();
      size.disconnect();
    };
  }, [frame]);
  return { seen, width };
}
