import { type CSSProperties, lazy, type ReactElement, Suspense, useEffect, useRef, useState } from "react";

import type { PlanCatalog } from "../../../engine/catalog/catalog.ts";
import type { WidgetType } from "../../../generated/types.ts";
import { inTurn } from "../../../page/results/idle-turns.ts";
import { Sketch } from "./sketch.tsx";
import styles from "./thumbnail.module.css";

const TypePicture = lazy(() => import("../../../page/examples/type-picture.tsx"));

interface ThumbnailProps {
  type: WidgetType;
  catalog: PlanCatalog;
  /** Whether the page has other work: nothing is drawn meanwhile. */
  waits: boolean;
}

/** Width of a thumbnail (px), which is two thirds as high, and the widths at which a view is laid out before it is scaled down to it. */
const WIDTH = 60;
const FIGURE_WIDTH = 170;
const CHART_WIDTH = 240;
const figures: readonly string[] = ["kpi", "gauge", "nps-interval"];

/**
 * A type as it draws: a sketch of its view, and once it comes into sight and the page is idle, the view itself on the
 * figures of its example. Decorative: the name beside it says it.
 */
export function Thumbnail({ type, catalog, waits }: ThumbnailProps): ReactElement {
  const frame = useRef<HTMLDivElement>(null);
  const seen = useSeen(frame, waits);
  const width = figures.includes(type.view) ? FIGURE_WIDTH : CHART_WIDTH;
  return (
    <div ref={frame} className={styles.frame} aria-hidden inert data-thumbnail={seen ? "drawn" : "sketch"}>
      <Sketch view={type.view} />
      {seen && (
        <Suspense fallback={null}>
          <div className={styles.picture} style={{ "--width": `${width}px`, "--scale": WIDTH / width } as CSSProperties}>
            <TypePicture type={type} catalog={catalog} />
          </div>
        </Suspense>
      )}
    </div>
  );
}

/** Whether an element has come into sight, and its turn with it. */
function useSeen(frame: React.RefObject<HTMLElement | null>, waits: boolean): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = frame.current;
    // A browser that does not say what is in sight keeps the sketch.
    if (!element || seen || waits || typeof IntersectionObserver === "undefined") return undefined;
    let giveUp = (): void => {};
    const sight = new IntersectionObserver(([entry]) => {
      giveUp();
      if (entry?.isIntersecting) giveUp = inTurn(() => setSeen(true));
    });
    sight.observe(element);
    return () => {
      giveUp();
      sight.disconnect();
    };
  }, [frame, seen, waits]);
  return seen;
}
