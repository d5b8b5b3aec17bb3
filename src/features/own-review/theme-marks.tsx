import type { ReactElement } from "react";

import type { ReviewForm } from "../../generated/types.ts";
import { tenths } from "./form-parts.tsx";
import styles from "./own-review.module.css";
import { wordOf, type Words } from "./words.ts";

interface ThemeMarksProps {
  form: Pick<ReviewForm, "themes">;
  words: Words;
  marks: Readonly<Record<string, number>>;
  onChange: (marks: Record<string, number>) => void;
}

/** Marks by theme, which nobody has to give; nothing where the establishment has no themes. */
export function ThemeMarks({ form, words, marks, onChange }: ThemeMarksProps): ReactElement | null {
  if (form.themes.length === 0) return null;
  return (
    <details className={styles.marks} open={Object.keys(marks).length > 0 || undefined}>
      <summary>{words.new.marks}</summary>
      {form.themes.map(({ id, name }) => (
        <label key={id}>
          <span>{wordOf(words.themes, id) ?? name}</span>
          <select
            value={marks[id] ?? ""}
            onChange={(event) => {
              const { [id]: _, ...others } = marks;
              onChange(event.target.value === "" ? others : { ...others, [id]: Number(event.target.value) });
            }}
          >
            <option value="">{words.new.noMark}</option>
            {tenths.map((mark) => (
              <option key={mark} value={mark}>
                {mark}
              </option>
            ))}
          </select>
        </label>
      ))}
    </details>
  );
}
