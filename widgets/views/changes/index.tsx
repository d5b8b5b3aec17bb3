import { type ReactElement, useRef, useState } from "react";

import type { ViewProps } from "../../../src/engine/table/view-props.ts";
import { CutNote } from "../../../src/ui/chart/words/cut-note.tsx";
import { viewText } from "../../../src/ui/chart/words/view-text.ts";
import { VisuallyHidden } from "../../../src/ui/visually-hidden/visually-hidden.tsx";
import { ChangeCard } from "./change-card.tsx";
import styles from "./changes.module.css";
import { lookedAt, methodOf, nothingChanged, sentence } from "./sentence.ts";

export { sentence } from "./sentence.ts";
export { tableOf } from "./table.ts";

/** What has changed since the compared period, in words, most important first; each change opens its reviews. */
export default function ChangesView(props: ViewProps<"changes">): ReactElement {
  const { options, result, context } = props;
  const t = viewText();
  const [all, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const { items } = result;
  if (items.length === 0)
    return (
      <div className={styles.changes}>
        <p className={styles.nothing}>{nothingChanged(t, props)}</p>
        <p className={styles.method}>{lookedAt(t, props)}</p>
      </div>
    );
  const most = options.limit ?? 3;
  const shown = all ? items : items.slice(0, most);
  const goOn = (): void => {
    setAll(true);
    // The button goes, the list stays.
    list.current?.focus();
  };
  return (
    <div className={styles.changes}>
      <VisuallyHidden>{sentence(props, t)}</VisuallyHidden>
      <ul ref={list} className={styles.list} tabIndex={-1} aria-label={context.title}>
        {shown.map((item) => (
          <ChangeCard key={[item.measure, ...item.parts.map(({ key }) => key)].join(" ")} item={item} context={context} />
        ))}
      </ul>
      <p className={styles.method}>{methodOf(t, props)}</p>
      {shown.length < items.length && (
        <CutNote shown={shown.length} total={result.total} dimension="change" onMore={context.printing ? undefined : goOn} />
      )}
      {all && items.length < result.total && <p className={styles.method}>{t("changes.beyond", { count: result.total - items.length })}</p>}
    </div>
  );
}
