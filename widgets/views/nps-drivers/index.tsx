import type { ReactElement } from "react";

import type { ViewProps } from "../../../src/engine/table/view-props.ts";
import { NoData } from "../../../src/ui/chart/words/no-data.tsx";
import { viewText } from "../../../src/ui/chart/words/view-text.ts";
import { TonalityGlyph } from "../../../src/ui/tonality/tonality-glyph.tsx";
import { VisuallyHidden } from "../../../src/ui/visually-hidden/visually-hidden.tsx";
import { DriverRow } from "./driver-row.tsx";
import { axisOf, type Driver, driversOf } from "./drivers.ts";
import { sentence } from "./sentence.ts";
import styles from "./nps-drivers.module.css";

export { sentence } from "./sentence.ts";
export { tableOf } from "./table.ts";

const marks = { recommends: 4, holdsBack: 0, undecided: 2 } as const;

/** What promoters speak of and detractors do not, and the reverse: the themes that make the score. */
export default function NpsDriversView(props: ViewProps<"nps-drivers">): ReactElement {
  const t = viewText();
  const drivers = driversOf(props);
  const axis = axisOf(drivers);
  const sides = (["recommends", "holdsBack", "undecided"] as const).filter((side) => drivers[side].length > 0);
  if (sides.length === 0)
    return <NoData sentence={sentence(props, t)} hidden={props.result.rows.some(({ cells }) => cells.some(({ hidden }) => hidden))} />;
  return (
    <div className={styles.drivers}>
      <VisuallyHidden>{sentence(props, t)}</VisuallyHidden>
      <p className={styles.legend} aria-hidden="true">
        <span className={styles.entry}>
          <span className={styles.promoters} />
          {t("drivers.promoters")}
        </span>
        <span className={styles.entry}>
          <span className={styles.detractors} />
          {t("drivers.detractors")}
        </span>
        <span className={styles.unit}>{t("drivers.unit")}</span>
      </p>
      {sides.map((side) => (
        <Side key={side} side={side} drivers={drivers[side]} axis={axis} props={props} />
      ))}
    </div>
  );
}

interface SideProps {
  side: keyof typeof marks;
  drivers: readonly Driver[];
  axis: ReturnType<typeof axisOf>;
  props: ViewProps<"nps-drivers">;
}

function Side({ side, drivers, axis, props }: SideProps): ReactElement {
  return (
    <section className={styles.side}>
      <p className={styles.title}>
        <TonalityGlyph tonality={marks[side]} />
        {viewText()(`drivers.${side}`)}
      </p>
      <ul>
        {drivers.map((driver) => (
          <DriverRow
            key={driver.key}
            driver={driver}
            axis={axis}
            tonality={marks[side]}
            dimension={props.result.dimension}
            onDrill={props.context.onDrill}
          />
        ))}
      </ul>
    </section>
  );
}
