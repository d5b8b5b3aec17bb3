import { useQuery } from "@tanstack/react-query";
import { ChevronRight, Filter, X } from "lucide-react";
import { type ReactElement, useEffect, useEffectEvent } from "react";

import { bucketTitle } from "../../domain/time/bucket.ts";
import type { DayRange } from "../../domain/time/period.ts";
import { startOf } from "../../domain/time/day.ts";
import { timeDimensions } from "../../engine/catalog/catalog.ts";
import type { Grain } from "../../generated/types.ts";
import { ask, type FacetsPath } from "../../lib/api.ts";
import { Button } from "../../ui/button/button.tsx";
import { IconButton } from "../../ui/button/icon-button.tsx";
import type { Focus } from "../state/focus-steps.ts";
import { focusName } from "../state/focus-names.ts";
import unseen from "../../ui/visually-hidden/visually-hidden.module.css";
import styles from "./focus-bar.module.css";
import { usePageTexts } from "../words/texts.ts";

interface FocusBarProps {
  focus: readonly Focus[];
  onFocus: (focus: readonly Focus[]) => void;
  /** The days of the page without its focus. */
  range: DayRange;
  /** Answers the names of values that an address brought; null where there is no such call. */
  facetsPath: FacetsPath | null;
}

/** Where Escape is somebody else's. */
const above = '[role="dialog"], [role="menu"], [role="listbox"], [role="alertdialog"]';

/** What the page is narrowed to from its figures, step by step: each is taken away by a press, the last one by Escape. */
export function FocusBar({ focus, onFocus, range, facetsPath }: FocusBarProps): ReactElement {
  const { t } = usePageTexts();
  const nameOf = useNames(focus, range, facetsPath);
  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key !== "Escape" || event.defaultPrevented || focus.length === 0 || document.querySelector(above)) return;
    if (event.target instanceof Element && event.target.closest("input, textarea, select, [contenteditable]")) return;
    onFocus(focus.slice(0, -1));
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKeyDown(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
  const labels = focus.map(
    (step) => `${t(`dimension.${step.dimension}` as never)} : ${step.values.map((value) => nameOf(step.dimension, value)).join(", ")}`,
  );
  return (
    <>
      {focus.length > 0 && (
        <nav className={styles.bar} aria-label={t("focus.label")}>
          <Filter size={16} aria-hidden />
          <ol className={styles.steps}>
            <li>
              <Button variant="ghost" size="compact" onClick={() => onFocus([])}>
                {t("focus.whole")}
              </Button>
            </li>
            {focus.map(({ dimension }, at) => (
              <li key={dimension} className={styles.step}>
                <ChevronRight size={14} aria-hidden />
                {at < focus.length - 1 ? (
                  <Button variant="ghost" size="compact" onClick={() => onFocus(focus.slice(0, at + 1))}>
                    {labels[at]}
                  </Button>
                ) : (
                  <span aria-current="true">{labels[at]}</span>
                )}
                <IconButton
                  icon={X}
                  size="compact"
                  label={t("focus.remove", { label: labels[at] })}
                  onClick={() => onFocus(focus.filter((_, other) => other !== at))}
                />
              </li>
            ))}
          </ol>
          <span className={styles.hint}>{t("focus.hint")}</span>
        </nav>
      )}
      <p role="status" className={unseen.hidden}>
        {focus.length > 0 && t("focus.said", { steps: labels.join(", ") })}
      </p>
    </>
  );
}

/** The names of the values: those of the figures that were pressed, else as the facets of the page have them. */
function useNames(focus: readonly Focus[], range: DayRange, facetsPath: FacetsPath | null): (dimension: string, value: string) => string {
  const unknown = focus
    .filter(
      ({ dimension, values }) => !timeDimensions.includes(dimension) && values.some((value) => focusName(dimension, value) === undefined),
    )
    .map(({ dimension }) => dimension);
  const question = { dimensions: unknown, from: startOf(range.from), to: startOf(range.to), filters: {} };
  const { data } = useQuery({
    queryKey: ["focus names", facetsPath, question],
    queryFn: ({ signal }) => (facetsPath === null ? Promise.reject(new Error("no facets")) : ask(facetsPath, question, signal)),
    enabled: unknown.length > 0 && facetsPath !== null,
  });
  return (dimension, value) => {
    if (timeDimensions.includes(dimension)) return bucketTitle(value, dimension as Grain);
    return focusName(dimension, value) ?? data?.facets[dimension]?.find((one) => one.value === value)?.label ?? value;
  };
}
