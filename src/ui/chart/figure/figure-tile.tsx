import { type ReactElement, type ReactNode, useEffect, useRef, useState } from "react";

import { VisuallyHidden } from "../../visually-hidden/visually-hidden.tsx";
import styles from "./figure-tile.module.css";

interface FigureTileProps {
  /** One French sentence that says it all. */
  sentence: string;
  /** The figure and what is drawn beside it. */
  children: ReactNode;
  /** Its change, at the start of the foot. */
  change: ReactNode;
  /** What else is shown, at the end of the foot. */
  aside?: ReactNode;
  /** Lets the figure and its drawing be placed by themselves. */
  free?: boolean;
}

/** The plan of every tile of one figure: the figure beside its drawing, its change and a second figure at the foot. */
export function FigureTile({ sentence, children, change, aside, free }: FigureTileProps): ReactElement {
  const tile = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const own = tile.current;
    if (!own) return;
    // What is spaced out grows within a tile that does not.
    const observer = new ResizeObserver(() => setOverflows(own.scrollHeight > own.clientHeight));
    for (const part of [own, ...own.children]) observer.observe(part);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={tile} className={styles.tile} {...(overflows ? { tabIndex: 0, role: "group", "aria-label": sentence } : {})}>
      <VisuallyHidden>{sentence}</VisuallyHidden>
      {free ? children : <div className={styles.top}>{children}</div>}
      <div className={styles.foot}>
        {change ?? <span />}
        {aside}
      </div>
    </div>
  );
}
