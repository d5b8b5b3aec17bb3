import { Check } from "lucide-react";
import { type ReactElement, useEffect, useRef } from "react";
import { formatNumber } from "../../domain/format/format.ts";
import { cx } from "../class-names.ts";
import { Highlighted } from "../text-match/highlighted.tsx";
import type { SelectOption } from "./select-types.ts";
import unseen from "../visually-hidden/visually-hidden.module.css";
import styles from "./select.module.css";

export interface OptionListProps {
  id: string;
  label: string;
  options: readonly SelectOption[];
  selected: readonly string[];
  /** Index of the option that Enter would choose. */
  active: number;
  typed: string;
  multiple?: boolean;
  /** Said when there is no option. */
  empty: string;
  onActivate: (index: number) => void;
  onChoose: (option: SelectOption) => void;
}

/** The `id` of an option, for `aria-activedescendant`. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** A list of options. The focus stays in the field that commands it. */
export function OptionList({
  id,
  label,
  options,
  selected,
  active,
  typed,
  multiple,
  empty,
  onActivate,
  onChoose,
}: OptionListProps): ReactElement {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [active]);
  return (
    <>
      <ul ref={list} id={id} role="listbox" aria-label={label} aria-multiselectable={multiple || undefined} className={styles.list}>
        {options.map((option, index) => {
          const chosen = selected.includes(option.value);
          return (
            <li
              key={option.value}
              id={optionId(id, index)}
              role="option"
              aria-selected={chosen}
              className={cx(styles.option, index === active && styles.active)}
              // The focus must not leave the field: leaving it closes the list.
              onMouseDown={(event) => event.preventDefault()}
              onPointerMove={() => index !== active && onActivate(index)}
              onClick={() => onChoose(option)}
            >
              {multiple && <span className={cx(styles.box, chosen && styles.checked)}>{chosen && <Check aria-hidden />}</span>}
              <span className={styles.label}>
                <Highlighted text={option.label} typed={typed} />
              </span>
              {option.count !== undefined && <span className={styles.count}>{formatNumber(option.count)}</span>}
              {!multiple && chosen && <Check aria-hidden className={styles.tick} />}
            </li>
          );
        })}
      </ul>
      {/* There before it says something: what comes with its words is often not read out. */}
      <p role="status" className={options.length === 0 ? styles.empty : unseen.hidden}>
        {options.length === 0 && empty}
      </p>
    </>
  );
}
