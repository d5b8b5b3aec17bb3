import { CSPProvider } from "@base-ui/react/csp-provider";
import { type ReactElement, useState } from "react";
import { Segmented } from "../segmented/segmented.tsx";
import { SkipLinks } from "../skip-links/skip-links.tsx";
import { ToastsProvider } from "../toast/toasts.tsx";
import { ActionsExamples } from "./actions-examples.tsx";
import { ChoicesExamples } from "./choices-examples.tsx";
import { FieldsExamples } from "./fields-examples.tsx";
import { ReadingExamples } from "./reading-examples.tsx";
import { TableExample } from "./table-example.tsx";
import styles from "./examples.module.css";

/** Every component of the library, drawn for those who build with it; only in development. */
export default function UiExamples(): ReactElement {
  const [theme, setTheme] = useState(currentTheme);
  return (
    <CSPProvider disableStyleElements>
      <ToastsProvider>
        <SkipLinks links={[{ target: "examples", label: "Aller au contenu" }]} />
        <main id="examples" className={styles.page}>
          <header className={styles.header}>
            <h1>Composants</h1>
            <Segmented
              label="Thème"
              value={theme}
              segments={[
                { value: "light", label: "Clair" },
                { value: "dark", label: "Sombre" },
              ]}
              onChange={(next) => {
                document.documentElement.dataset.theme = next;
                setTheme(next);
              }}
            />
          </header>
          <div className={styles.grid}>
            <ActionsExamples />
            <ChoicesExamples />
            <FieldsExamples />
            <ReadingExamples />
            <TableExample />
          </div>
        </main>
      </ToastsProvider>
    </CSPProvider>
  );
}

function currentTheme(): "light" | "dark" {
  const chosen = document.documentElement.dataset.theme;
  const isDark = chosen ? chosen === "dark" : window.matchMedia("(prefers-color-scheme: dark)").matches;
  return isDark ? "dark" : "light";
}
