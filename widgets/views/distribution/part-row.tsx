import type { ReactElement } from "react";

import { formatNumber, formatPercent } from "../../../src/domain/format/format.ts";
import { TonalityGlyph } from "../../../src/ui/tonality/tonality-glyph.tsx";
import styles from "./distribution.module.css";
import type { Part } from "./parts.ts";

interface PartRowProps {
  part: Part;
  values: "share" | "count" | "both";
  onSelect: (() => void) | undefined;
  /** Without its own bar: a key to the single one. */
  compact?: boolean;
}

/** A tonality behind its shape, its bar, its share and its count; a button where it opens its reviews. */
export function PartRow({ part, values, onSelect, compact = false }: PartRowProps): ReactElement {
  const content = (
    <>
      <TonalityGlyph tonality={part.index} />
      <span className={styles.name}>{part.name}</span>
      {!compact && (
        <span className={styles.track} aria-hidden="true">
          <span data-tonality={part.index} style={{ width: `${part.share}%` }} />
        </span>
      )}
      {values !== "count" && <span className={styles.share}>{formatPercent(part.share)}</span>}
      {values !== "share" && <span className={styles.count}>{formatNumber(part.count)}</span>}
    </>
  );
  return (
    <li>
      {onSelect ? (
        <button type="button" className={styles.row} data-compact={compact || undefined} onClick={onSelect}>
          {content}
        </button>
      ) : (
        <span className={styles.row} data-compact={compact || undefined}>
          {content}
        </span>
      )}
    </li>
  );
}
