import { type ReactElement, useId } from "react";

import type { MethodExample as Example } from "../../generated/types.ts";
import styles from "./method-dialog.module.css";
import { useTexts } from "./texts.ts";

/** A figure worked out by hand: what is given, the steps, the result. */
export function MethodExample({ example }: { example: Example }): ReactElement {
  const { t } = useTexts();
  const id = useId();
  return (
    <section>
      <h3 id={id}>{t("example")}</h3>
      <table className={styles.given} aria-labelledby={id}>
        <thead>
          <tr>
            {example.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {example.rows.map(([first, ...cells], row) => (
            <tr key={[row, first].join(" ")}>
              <th scope="row">{first}</th>
              {cells.map((cell, at) => (
                <td key={example.columns[at + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ol className={styles.steps}>
        {example.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className={styles.result}>{t("result", { value: example.result })}</p>
    </section>
  );
}
