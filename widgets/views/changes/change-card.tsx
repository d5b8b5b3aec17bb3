import type { ReactElement } from "react";

import { changeOf } from "../../../src/domain/figure/change.ts";
import type { ViewContext } from "../../../src/engine/table/view-props.ts";
import type { ChangeItem } from "../../../src/generated/types.ts";
import { viewText } from "../../../src/ui/chart/words/view-text.ts";
import styles from "./changes.module.css";
import { movedText, nameOf, sampleText } from "./sentence.ts";

interface ChangeCardProps {
  item: ChangeItem;
  context: ViewContext;
}

/** The mark of a rise and of a fall: the sign says it too. */
const marks = { up: "M1 10h10L6 2z", down: "M1 2h10L6 10z", flat: "M2 5.25h8v1.5H2z" };

/** One change: whose it is, from where to where, on what it rests; a button where it opens what it rests on. */
export function ChangeCard({ item, context }: ChangeCardProps): ReactElement {
  const t = viewText();
  const { measure, unit, better, parts, from, to } = item;
  const change = changeOf(to, from, unit, better);
  const name = nameOf(t, item);
  const drill = context.onDrill;
  const inside = (
    <>
      <span className={styles.head}>
        <svg viewBox="0 0 12 12" className={styles.mark} aria-hidden focusable="false">
          <path d={marks[change?.direction ?? "flat"]} fill="currentColor" />
        </svg>
        <span className={styles.name}>{name}</span>
        <b className={styles.gap}>{change?.text}</b>
      </span>
      <span className={styles.moved}>{movedText(t, item)}</span>
      <span className={styles.sample}>
        {sampleText(t, item, context.comparedLabel)}
        {drill && <span className={styles.open}>{viewText()("changes.open")}</span>}
      </span>
    </>
  );
  return (
    <li className={styles.item} data-tone={change?.tone}>
      {drill ? (
        <button
          type="button"
          className={styles.card}
          onClick={() =>
            drill({
              filters: Object.fromEntries(parts.map(({ dimension, key }) => [dimension, [key]])),
              label: name,
              measure,
            })
          }
        >
          {inside}
        </button>
      ) : (
        <span className={styles.card}>{inside}</span>
      )}
    </li>
  );
}
