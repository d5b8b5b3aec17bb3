import type { CSSProperties, ReactElement } from "react";

import type { ViewProps } from "../../../src/engine/table/view-props.ts";
import type { BreakdownItem } from "../../../src/generated/types.ts";
import { NoData } from "../../../src/ui/chart/words/no-data.tsx";
import { viewText } from "../../../src/ui/chart/words/view-text.ts";
import { TonalityGlyph } from "../../../src/ui/tonality/tonality-glyph.tsx";
import { VisuallyHidden } from "../../../src/ui/visually-hidden/visually-hidden.tsx";
import { sentence } from "./sentence.ts";
import { shownSides } from "./sides.ts";
import { ThemeRow } from "./theme-row.tsx";
import styles from "./themes.module.css";

export { sentence } from "./sentence.ts";
export { tableOf } from "./table.ts";

/** The tonality whose shape comes before each side's title. */
const marks = { pleases: 4, disappoints: 0, least: 2 } as const;

/** The side of opinion that a click on a theme asks about. */
const sides = { pleases: 1, disappoints: -1, least: undefined } as const;

/** What pleases and what disappoints, by balance of opinion. */
export default function ThemesView(props: ViewProps<"themes">): ReactElement {
  const t = viewText();
  const { options, result } = props;
  const { pleases, disappoints, least, all } = shownSides(props);
  if (pleases.length + disappoints.length + least.length === 0)
    return <NoData sentence={sentence(props, t)} hidden={result.items.some(({ hidden }) => hidden)} />;
  const shown = pleases.length + disappoints.length + least.length;
  return (
    <div
      className={styles.themes}
      style={{ "--theme-rows": shown } as CSSProperties}
      data-columns={[options.mentions && "mentions", options.gap && "gap"].filter(Boolean).join(" ") || undefined}
    >
      <VisuallyHidden>{sentence(props, t)}</VisuallyHidden>
      <Side props={props} side="pleases" items={pleases} first />
      <Side props={props} side="disappoints" items={disappoints} first={pleases.length === 0} />
      <Side props={props} side="least" items={least} first={pleases.length === 0} />
      {shown < all && result.unit === "balance" && (
        <p className={styles.selection}>{viewText()("themes.selection", { count: shown, shown, all })}</p>
      )}
    </div>
  );
}

function Side({
  props,
  side,
  items,
  first,
}: {
  props: ViewProps<"themes">;
  side: keyof typeof marks;
  items: readonly BreakdownItem[];
  first: boolean;
}): ReactElement | null {
  if (items.length === 0) return null;
  const t = viewText();
  return (
    <section className={styles.side}>
      <p className={styles.title}>
        <TonalityGlyph tonality={marks[side]} />
        {t(`themes.${side}`)}
        {first && (
          <span className={styles.unit}>
            {props.options.mentions && <span className={styles.aside}>{t("themes.mentions")}, </span>}
            {props.result.unit === "balance" ? t("themes.balance") : props.result.label}
            {props.options.gap && <span className={styles.aside}>, {t("themes.gap")}</span>}
          </span>
        )}
      </p>
      <ul>
        {items.map((item) => (
          <ThemeRow key={item.key} props={props} item={item} side={sides[side]} />
        ))}
      </ul>
    </section>
  );
}
