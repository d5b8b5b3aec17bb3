import { type KeyboardEvent, type ReactElement, useEffect, useRef, useState } from "react";
import { useTranslation } from "../../domain/texts/texts.ts";
import { contrastRatio, GRAPHIC_CONTRAST } from "../../domain/design/contrast.ts";
import { COLOR_COLUMNS } from "../../domain/constants.ts";
import { formatNumber } from "../../domain/format/format.ts";
import { Button } from "../button/button.tsx";
import { cx } from "../class-names.ts";
import field from "../field/field.module.css";
import { readColorHistory, rememberColor } from "./color-history.ts";
import { parseColor, shades } from "./color-shades.ts";
import styles from "./color-picker.module.css";

interface ColorPanelProps {
  initial: string;
  onValidate: (color: string) => void;
}

/** The palette, the code, the history and the verdict on legibility. Nothing is chosen before «Valider». */
export function ColorPanel({ initial, onValidate }: ColorPanelProps): ReactElement {
  const { t } = useTranslation("ui");
  const [typed, setTyped] = useState(initial);
  const [history] = useState(readColorHistory);
  const grid = useRef<HTMLDivElement>(null);
  const color = parseColor(typed);
  const all = shades.flat();
  const at = Math.max(0, all.indexOf(color ?? ""));

  useEffect(() => grid.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus(), []);

  const onGridKey = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: COLOR_COLUMNS, ArrowUp: -COLOR_COLUMNS }[event.key];
    const next = step === undefined ? undefined : all[at + step];
    if (!next) return;
    event.preventDefault();
    setTyped(next);
    grid.current?.querySelectorAll("button")[at + (step ?? 0)]?.focus();
  };

  return (
    <div className={styles.panel}>
      <div ref={grid} role="group" aria-label={t("color.palette")} className={styles.grid} onKeyDown={onGridKey}>
        {all.map((shade, index) => (
          <Swatch key={shade} color={shade} chosen={shade === color} tabIndex={index === at ? 0 : -1} onChoose={setTyped} />
        ))}
      </div>
      <div className={styles.code}>
        <span className={styles.sample} style={{ background: color ?? "transparent" }} aria-hidden />
        <input
          className={cx(field.box, styles.hex)}
          aria-label={t("color.hex")}
          aria-invalid={color === null || undefined}
          data-state={color === null ? "error" : undefined}
          value={typed}
          maxLength={7}
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button
          variant="primary"
          size="compact"
          check={() => color !== null}
          onClick={() => {
            if (!color) return;
            rememberColor(color);
            onValidate(color);
          }}
        >
          {t("color.validate")}
        </Button>
      </div>
      <Verdict color={color} />
      <p className={styles.historyLabel}>{t("color.history")}</p>
      <div className={styles.history}>
        {history.map((past) => (
          <Swatch key={past} color={past} chosen={past === color} onChoose={setTyped} />
        ))}
      </div>
    </div>
  );
}

function Swatch({
  color,
  chosen,
  tabIndex,
  onChoose,
}: {
  color: string;
  chosen: boolean;
  tabIndex?: number;
  onChoose: (color: string) => void;
}): ReactElement {
  return (
    <button
      type="button"
      className={styles.swatch}
      style={{ background: color }}
      aria-label={color}
      aria-pressed={chosen}
      tabIndex={tabIndex}
      onClick={() => onChoose(color)}
    />
  );
}

/** Whether a graphic of this colour contrasts enough with the surface of the theme in use. */
function Verdict({ color }: { color: string | null }): ReactElement {
  const { t } = useTranslation("ui");
  const surface = getComputedStyle(document.documentElement).getPropertyValue("--surface").trim() || "#ffffff";
  const ratio = color ? contrastRatio(color, surface) : NaN;
  const key = ratio >= GRAPHIC_CONTRAST ? "color.legible" : "color.faint";
  return (
    <p role="status" className={styles.verdict}>
      {color && t(key, { ratio: formatNumber(ratio, 1) })}
    </p>
  );
}
