import { type ReactElement, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { cx } from "../class-names.ts";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import type { BuildOption, CursorPlan } from "./chart-types.ts";
import { ChartCanvas } from "./canvas/chart-canvas.tsx";
import styles from "./chart.module.css";
import { CursorCard } from "./cursor/cursor-card.tsx";
import { CursorMarks } from "./cursor/cursor-marks.tsx";
import { CANVAS_FROM, type EChartsType, loadCanvas, loadMarkLines } from "./canvas/echarts-engine.ts";
import { observeSize, type Size } from "./observe-size.ts";
import { spoken } from "./cursor/spoken.ts";
import { useCursor } from "./cursor/use-cursor.ts";
import { viewText } from "./words/view-text.ts";

export interface ChartProps {
  /** What the chart is called: the title of its tile. */
  name: string;
  /** The drawing; give it the same identity as long as nothing of it changes. */
  build: BuildOption;
  /** One French sentence that says what the chart shows. */
  sentence: string;
  cursor: CursorPlan;
  /** How many points are drawn: decides between SVG and canvas. */
  points?: number;
  /** Whether a series bears a mark line. */
  marked?: boolean;
  /** Opens what is behind a place of the chart: by click, tap or Enter. */
  onSelect?: ((index: number, track: number) => void) | undefined;
  printing?: boolean | undefined;
  /** On paper, patterns double the colours: for colours that distinguish parts, not more from less. */
  patterns?: boolean;
  className?: string;
}

/** The size where the page has no layout (tests). */
const unlaid: Size = { width: 480, height: 240 };

/**
 * A chart of the product: one ECharts instance, a sentence for who does not see it, and one card for pointer,
 * touch and keyboard alike.
 */
export function Chart({
  name,
  build,
  sentence,
  cursor,
  points = 0,
  marked = false,
  onSelect,
  printing = false,
  patterns = false,
  className,
}: ChartProps): ReactElement {
  const frame = useRef<HTMLDivElement>(null);
  const [chart, setChart] = useState<EChartsType | null>(null);
  const [size, setSize] = useState<Size | null>(null);
  // SVG for ordinary charts; above the design's limit a canvas.
  const large = points >= CANVAS_FROM;
  const [canvas, lines] = [usePart(large ? loadCanvas : null), usePart(marked ? loadMarkLines : null)];
  const drawable = canvas !== "coming" && lines !== "coming";

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const { clientWidth: width, clientHeight: height } = element;
    setSize(width > 0 && height > 0 ? { width, height } : unlaid);
    return observeSize(element, (next) => {
      // A hidden tab has no size: keep the last one.
      if (next.width > 0 && next.height > 0)
        setSize((known) => (known?.width === next.width && known.height === next.height ? known : next));
    });
    // oxlint-disable-next-line react/exhaustive-deps -- on its way to paper the frame has another size, which its observer would report too late: measured again
  }, [printing]);

  const option = useMemo(() => (size ? build(size) : null), [build, size]);
  const { at, track, place, keyed, handlers } = useCursor({ chart, cursor, onSelect });
  const reachable = cursor.count > 0 && !printing;
  const content = at === null ? null : cursor.card(at, track);

  return (
    <div className={cx(styles.chart, className)}>
      <div
        ref={frame}
        className={styles.frame}
        {...(reachable && {
          role: "group",
          "aria-label": viewText()("chart.points", { name }),
          // Its points are read one by one with the arrow keys.
          tabIndex: 0,
        })}
        data-selectable={onSelect && at !== null ? "" : undefined}
        {...handlers}
      >
        <div className={styles.drawing} role="img" aria-label={sentence} data-drawn>
          {option && drawable && size && (
            <ChartCanvas
              option={option}
              size={size}
              renderer={large && canvas === "there" ? "canvas" : "svg"}
              patterned={printing && patterns}
              onReady={setChart}
            />
          )}
        </div>
        {chart && place && at !== null && <CursorMarks place={place} />}
      </div>
      {content && place && <CursorCard content={content} place={place} frame={frame} />}
      <VisuallyHidden>
        <span aria-live="polite">{keyed && content ? spoken(content) : ""}</span>
      </VisuallyHidden>
    </div>
  );
}

/**
 * Whether a part of the charting library that few charts need is there, once asked for; none is needed where `load` is
 * null. A chart does without one that is lost: no line, or SVG where a canvas would be quicker.
 */
function usePart(load: (() => Promise<void>) | null): "coming" | "there" | "lost" {
  const [known, setKnown] = useState<{ load: typeof load; part: "there" | "lost" } | null>(null);
  useEffect(() => {
    if (!load) return;
    let wanted = true;
    const settle = (part: "there" | "lost") => (): void => {
      if (wanted) setKnown({ load, part });
    };
    void load().then(settle("there"), settle("lost"));
    return () => {
      wanted = false;
    };
  }, [load]);
  if (!load) return "there";
  return known?.load === load ? known.part : "coming";
}
