import { CSPProvider } from "@base-ui/react/csp-provider";
import { type ReactElement, useState } from "react";

import { Segmented } from "../segmented/segmented.tsx";
import { SkipLinks } from "../skip-links/skip-links.tsx";
import { ToastsProvider } from "../toast/toasts.tsx";
import { ActionsExamples } from "./actions-examples.tsx";
import { ChoicesExamples } from "./choices-examples.tsx";
import { ReadingExamples } from "./reading-examples.tsx";
import { TableExample } from "./table-example.tsx";
import styles from "./examples.module.css";
import { TextArea } from "../text-area/text-area.tsx";
import { SearchField } from "../text-field/search-field.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { Example } from "./example.tsx";

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

/** Fields and their states. */
function FieldsExamples(): ReactElement {
  const [name, setName] = useState("Morel");
  const [reply, setReply] = useState("");
  const [search, setSearch] = useState("");
  return (
    <>
      <Example title="Champs">
        <TextField label="Identifiant" value="c.morel" readOnly />
        <TextField label="Nom" required value={name} onChange={setName} />
        <TextField label="Prénom" value="Camille" feedback="success" onChange={() => {}} />
        <TextField label="SIRET" value="842117903000" suffix="12 / 14" error="Le SIRET compte 14 chiffres." onChange={() => {}} />
      </Example>
      <Example title="Texte et recherche">
        <TextArea label="Réponse" required hint="Relisez avant de publier." value={reply} onChange={setReply} />
        <SearchField value={search} onChange={setSearch} />
      </Example>
    </>
  );
}
