import type { ReactElement } from "react";

import { TileTable } from "../../ui/chart/tile-table.tsx";
import type { ShownPart } from "./tile-parts.ts";
import styles from "./tile.module.css";

interface TileContentProps {
  title: string;
  parts: readonly ShownPart[];
  asTable: boolean;
  stale: boolean;
}

/** The parts of a tile as drawings or as tables, side by side where there is room. */
export function TileContent({ title, parts, asTable, stale }: TileContentProps): ReactElement {
  return (
    <div className={styles.content} data-stale={stale || undefined} data-parts={parts.length > 1 ? parts.length : undefined}>
      {parts.map(({ module, props, label, view }) => {
        if (!module || !props) return null;
        const View = module.default;
        const drawing = asTable ? <TileTable data={module.tableOf(props)} caption={label ?? title} /> : <View {...props} />;
        return parts.length === 1 ? (
          <div key={view} className={styles.part}>
            {drawing}
          </div>
        ) : (
          <section key={view} className={styles.part} aria-label={label ?? title}>
            {drawing}
          </section>
        );
      })}
    </div>
  );
}
