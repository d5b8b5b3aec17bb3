import { ArrowRight, CircleAlert, Wrench } from "lucide-react";
import type { ReactElement } from "react";

import type { PlanCatalog } from "../../../engine/catalog/catalog.ts";
import { entry } from "../../../engine/entry.ts";
import type { ConfigProblem, Dashboard, PatchOperation } from "../../../generated/types.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Kbd } from "../../../ui/kbd/kbd.tsx";
import { useTexts } from "../texts.ts";
import { placeOf } from "./problem-place.ts";
import styles from "./problems.module.css";

interface ProblemsListProps {
  problems: readonly ConfigProblem[];
  document: Dashboard;
  catalog: PlanCatalog;
  /** The widgets that are being set: their problems are «ici». */
  selected: readonly string[];
  titleOf: (id: string) => string;
  onGo: (problem: ConfigProblem) => void;
  onRepair: (patches: readonly PatchOperation[]) => void;
}

/** Everything to correct before publishing, each with the way to it and, where there is one, its repair. */
export function ProblemsList({ problems, document, catalog, selected, titleOf, onGo, onRepair }: ProblemsListProps): ReactElement | null {
  const { t } = useTexts();
  if (problems.length === 0) return null;
  return (
    <section className={styles.list} aria-label={t("problems.title", { count: problems.length })}>
      <header>
        <span>{t("problems.title", { count: problems.length })}</span>
        <Kbd>F8</Kbd>
      </header>
      <ul>
        {problems.map((problem) => {
          const { pointer, message, repair } = problem;
          const { widget, field } = placeOf(problem, document, catalog);
          const name = widget !== undefined && entry(document.widgets, widget) ? titleOf(widget) : t("problems.document");
          return (
            <li key={pointer + message}>
              <button type="button" className={styles.go} onClick={() => onGo(problem)}>
                <CircleAlert size={14} aria-hidden />
                <span>
                  <strong>{field === undefined ? name : `${name}, ${field.charAt(0).toLocaleLowerCase("fr")}${field.slice(1)}`}</strong>
                  <small>{message}</small>
                </span>
                {widget !== undefined && selected.includes(widget) ? <em>{t("problems.here")}</em> : <ArrowRight size={14} aria-hidden />}
              </button>
              {repair && (
                <Button size="compact" icon={Wrench} onClick={() => onRepair(repair)}>
                  {repairName(repair, t("problems.repair"), (value) => t("problems.replaceBy", { value }))}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function repairName(repair: readonly PatchOperation[], otherwise: string, replace: (value: string) => string): string {
  const [first] = repair;
  const value: unknown = first?.op === "replace" && repair.length === 1 ? first.value : undefined;
  return typeof value === "string" || typeof value === "number" ? replace(String(value)) : otherwise;
}
