import { Plus } from "lucide-react";
import { type ReactElement, useMemo, useRef } from "react";
import { flushSync } from "react-dom";

import type { Metrics } from "../../../engine/catalog/catalog.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Menu } from "../../../ui/menu/menu.tsx";
import { TextArea } from "../../../ui/text-area/text-area.tsx";
import { insertableFigures } from "./insertable-figures.ts";
import { useTexts } from "../texts.ts";
import { useTyping } from "../use-typing.ts";
import { useFresh } from "../focus/use-fresh.ts";
import styles from "../edit.module.css";

/** What a query may hold (schemas/query). */
const longest = 4000;
const height = 180;

interface LiveTextFieldProps {
  value: string;
  metrics: Metrics;
  error: string | undefined;
  /** Whether its widget has just been added, and waits for its text. */
  fresh: boolean;
  /** Letters typed belong to one gesture, a figure inserted is one of its own. */
  onChange: (text: string, typed: boolean) => void;
}

/** The text of a widget, with the figures that can be put where the cursor is, and how it is written. */
export function LiveTextField({ value: stored, metrics, error, fresh, onChange }: LiveTextFieldProps): ReactElement {
  const { t } = useTexts();
  const { value, ...typing } = useTyping(stored, (text) => onChange(text, true));
  const field = useRef<HTMLTextAreaElement>(null);
  const visited = useRef(false);
  useFresh(field, fresh);
  const figures = useMemo(() => insertableFigures(metrics), [metrics]);
  const insert = (measure: string): void => {
    const area = field.current;
    if (!area) return;
    // Who has not been in the field yet has chosen no place in it.
    const [from, to] = visited.current ? [area.selectionStart, area.selectionEnd] : [value.length, value.length];
    const figure = `{{${measure}}}`;
    // The cursor can go behind the figure once it is there.
    flushSync(() => onChange(value.slice(0, from) + figure + value.slice(to), false));
    area.focus();
    area.setSelectionRange(from + figure.length, from + figure.length);
  };
  return (
    <div>
      <TextArea
        ref={field}
        label={t("text.label")}
        placeholder={t("text.placeholder")}
        hint={t("text.hint")}
        error={error}
        value={value}
        maxLength={longest}
        height={height}
        onFocus={() => {
          visited.current = true;
        }}
        {...typing}
      />
      <div className={styles.insert}>
        <Menu
          label={t("text.insert")}
          align="start"
          trigger={(props) => (
            <Button {...props} size="compact" icon={Plus}>
              {t("text.insert")}
            </Button>
          )}
          entries={figures.flatMap((group, at) => [
            ...(at > 0 ? [{ id: `line ${at}`, separator: true as const }] : []),
            ...group.map(({ measure, label }) => ({ id: measure, label, onSelect: () => insert(measure) })),
          ])}
        />
      </div>
    </div>
  );
}
