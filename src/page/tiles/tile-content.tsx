import type { ReactElement } from "react";

import type { ViewProps } from "../../engine/table/view-props.ts";
import type { ViewName } from "../../generated/types.ts";
import { CutNote } from "../../ui/chart/words/cut-note.tsx";
import type { TableData } from "../../domain/format/table-data.ts";
import { pageTableWords } from "../../ui/chart/words/view-text.ts";
import { TileTable } from "../../ui/chart/table/tile-table.tsx";
import type { ShownPart } from "./tile-parts.ts";
import styles from "./tile.module.css";
import { usePageTexts } from "../words/texts.ts";

interface TileContentProps {
  title: string;
  parts: readonly ShownPart[];
  asTable: boolean;
  stale: boolean;
}

/** The parts of a tile as drawings or as tables, side by side where there is room. */
export function TileContent({ title, parts, asTable, stale }: TileContentProps): ReactElement {
  const { t } = usePageTexts();
  // A review without a name says so itself.
  const unnamed = parts.some(({ result }) => result && result.kind !== "feed" && "unnamed" in result);
  return (
    <div className={styles.content} data-stale={stale || undefined} data-parts={parts.length > 1 ? parts.length : undefined}>
      {parts.map(({ module, props, label, view }) => {
        if (!module || !props) return null;
        const View = module.default;
        const drawing = asTable ? (
          <WholeTable data={module.tableOf(props, pageTableWords())} caption={label ?? title} props={props} />
        ) : (
          <View {...props} />
        );
        return parts.length === 1 ? (
          <div key={view} className={styles.part}>
            {drawing}
          </div>
        ) : (
          <section key={view} className={styles.part} aria-label={label ?? title} data-view={view}>
            {drawing}
          </section>
        );
      })}
      {unnamed && <p className={styles.unnamed}>{t("unnamed")}</p>}
    </div>
  );
}

/** The table behind a drawing, and where a limit has cut its rows, how many there are. */
function WholeTable({
  data,
  caption,
  props: { result, context },
}: {
  data: TableData;
  caption: string;
  props: ViewProps<ViewName>;
}): ReactElement {
  const { onMore } = context;
  return (
    <>
      <TileTable data={data} caption={caption} />
      {result.kind === "table" && (
        <CutNote
          shown={result.rows.length}
          total={result.total_rows}
          dimension={result.dimension}
          onMore={onMore && (() => onMore(2 * result.rows.length))}
        />
      )}
    </>
  );
}
