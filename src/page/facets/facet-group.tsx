import { ChevronDown } from "lucide-react";
import { type ReactElement, type ReactNode, useId, useState } from "react";

import { formatNumber } from "../../domain/format/format.ts";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import { SearchField } from "../../ui/text-field/search-field.tsx";
import { matchesText } from "../../ui/text-match/text-match.ts";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import checkbox from "../../ui/checkbox/checkbox.module.css";
import styles from "./facet-group.module.css";
import { usePageTexts } from "../words/texts.ts";

/** Values shown of a group before «Afficher N de plus»; one more is shown rather than a button for it. */
const FEW = 6;
/** From this many values on, a group has a search field. */
const MANY = 10;

export interface GroupValue {
  value: string;
  label: string;
  n: number;
  /** Before the label: a shape, a dot. */
  mark?: ReactNode;
}

export interface FacetGroupProps {
  label: string;
  /** Of its heading. */
  level: 2 | 3;
  /** In the order of display; undefined until they have come. */
  values: readonly GroupValue[] | undefined;
  chosen: readonly string[];
  /** The counts are those of the question before. */
  counting: boolean;
  folded: boolean;
  onFold: (folded: boolean) => void;
  onChange: (chosen: string[]) => void;
  /** Called with what is typed in the search field. */
  onSought?: (text: string) => void;
  /** Said below the values: that not all are among them. */
  note?: string | undefined;
}

/** One facet as a group of boxes with their counts. It folds; a long one is searched, and shows its first values until asked for all. */
export function FacetGroup({
  label,
  level,
  values,
  chosen,
  counting,
  folded,
  onFold,
  onChange,
  onSought,
  note,
}: FacetGroupProps): ReactElement {
  const { t } = usePageTexts();
  const id = useId();
  const Heading = `h${level}` as const;
  const [sought, setSought] = useState("");
  const [whole, setWhole] = useState(false);
  const found = values?.filter((one) => matchesText(one.label, sought)) ?? [];
  const all = whole || sought !== "" || found.length <= FEW + 1;
  // What is chosen is always there to be given up.
  const shown = all ? found : found.filter(({ value }, at) => at < FEW || chosen.includes(value));
  const rest = found.length - shown.length;
  return (
    <div role="group" aria-labelledby={id} className={styles.group}>
      <Heading>
        <button type="button" className={styles.head} aria-expanded={!folded} onClick={() => onFold(!folded)}>
          <span id={id}>{label}</span>
          {chosen.length > 0 && (
            <span className={styles.chosen}>
              {chosen.length}
              <VisuallyHidden> {t("facets.chosen", { count: chosen.length })}</VisuallyHidden>
            </span>
          )}
          <ChevronDown aria-hidden />
        </button>
      </Heading>
      {!folded && (
        <div className={styles.values} data-counting={(counting && values !== undefined) || undefined}>
          {!values && <Skeleton shape="lines" />}
          {values && (values.length >= MANY || sought !== "") && (
            <SearchField
              label={t("facets.search", { label })}
              placeholder={t("facets.find")}
              className={styles.search}
              isPart
              value={sought}
              onChange={(text) => {
                setSought(text);
                onSought?.(text);
              }}
            />
          )}
          {values?.length === 0 && <p className={styles.quiet}>{t("facets.nothing")}</p>}
          {values && values.length > 0 && found.length === 0 && <p className={styles.quiet}>{t("facets.noMatch")}</p>}
          {shown.map(({ value, label: name, n, mark }) => {
            const checked = chosen.includes(value);
            return (
              <label key={value} className={styles.value} data-chosen={checked || undefined}>
                <input
                  type="checkbox"
                  className={checkbox.box}
                  checked={checked}
                  onChange={() => onChange(checked ? chosen.filter((one) => one !== value) : [...chosen, value])}
                />
                {mark}
                <span className={styles.name} title={name}>
                  {name}
                </span>
                <span className={styles.n}>
                  {formatNumber(n)}
                  <VisuallyHidden> {t("facets.reviewsWord", { count: n })}</VisuallyHidden>
                </span>
              </label>
            );
          })}
          {rest > 0 && (
            <button type="button" className={styles.more} onClick={() => setWhole(true)}>
              {t("facets.more", { count: rest, n: formatNumber(rest) })}
            </button>
          )}
          {whole && sought === "" && found.length > FEW + 1 && (
            <button type="button" className={styles.more} onClick={() => setWhole(false)}>
              {t("facets.less")}
            </button>
          )}
          {note && <p className={styles.quiet}>{note}</p>}
        </div>
      )}
    </div>
  );
}

/** The dot of a platform, in its colour. */
export function FacetDot({ color }: { color: string }): ReactElement {
  return <span className={styles.dot} style={{ background: color }} aria-hidden />;
}
