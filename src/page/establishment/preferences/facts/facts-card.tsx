import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Pencil, Plus, Trash2 } from "lucide-react";
import { type ReactElement, useState } from "react";

import { formatDate } from "../../../../domain/format/format.ts";
import type { Fact } from "../../../../generated/types.ts";
import { callApi } from "../../../../lib/api.ts";
import { Button } from "../../../../ui/button/button.tsx";
import { IconButton } from "../../../../ui/button/icon-button.tsx";
import { Card } from "../../../../ui/card/card.tsx";
import { Skeleton } from "../../../../ui/skeleton/skeleton.tsx";
import { useAction } from "../../../action/use-action.ts";
import form from "../../../form/form.module.css";
import { useVocabulary } from "../../../reviews/use-vocabulary.ts";
import { useTexts } from "../texts.ts";
import { FactForm } from "./fact-form.tsx";
import styles from "./facts.module.css";
import { factsQuery } from "./facts-queries.ts";

/** The fact sheet of an establishment: what its answers may state, a dated line each. */
export function FactsCard({ id }: { id: string }): ReactElement {
  const { t } = useTexts();
  const { data, isError, refetch } = useQuery(factsQuery(id));
  /** The line whose form is open: null for a new one, undefined for none. */
  const [edited, setEdited] = useState<string | null>();
  if (edited !== undefined) return <FactForm key={edited ?? "new"} establishment={id} id={edited} onClose={() => setEdited(undefined)} />;
  return (
    <Card
      title={t("facts.title")}
      className={form.card}
      footer={
        data && (
          <Button size="compact" icon={Plus} onClick={() => setEdited(null)}>
            {t("facts.add")}
          </Button>
        )
      }
    >
      <div className={styles.body}>
        <p className={styles.muted}>{t("facts.text")}</p>
        {!data && !isError && <Skeleton shape="lines" />}
        {!data && isError && (
          <p>
            {t("facts.failed")}{" "}
            <Button size="compact" onClick={() => void refetch()}>
              {t("facts.retry")}
            </Button>
          </p>
        )}
        {data?.length === 0 && <p>{t("facts.none")}</p>}
        {data && data.length > 0 && <FactList establishment={id} facts={data} onEdit={setEdited} />}
      </div>
    </Card>
  );
}

interface FactListProps {
  establishment: string;
  facts: readonly Fact[];
  onEdit: (id: string) => void;
}

function FactList({ establishment, facts, onEdit }: FactListProps): ReactElement {
  const { t } = useTexts();
  const client = useQueryClient();
  const refresh = (): Promise<void> => client.invalidateQueries({ queryKey: factsQuery(establishment).queryKey });
  const remove = useAction({
    key: ({ id }: Fact) => id,
    act: ({ id }: Fact) => callApi("deleteFact", { params: { id: establishment, fact: id } }),
    onDone: refresh,
    success: (_, { text }) => ({ title: t("facts.deleted"), msg: text }),
    undo:
      (_, { id }) =>
      async () => {
        await callApi("restoreFact", { params: { id: establishment, fact: id } });
        await refresh();
      },
    failure: t("facts.actionFailed"),
  });
  return (
    <ul className={styles.facts} aria-label={t("facts.title")}>
      {facts.map((fact) => (
        <li key={fact.id}>
          <div className={styles.what}>
            <span>{fact.text}</span>
            <FactNote fact={fact} />
          </div>
          <IconButton icon={Pencil} label={t("facts.edit", { text: fact.text })} onClick={() => onEdit(fact.id)} />
          <IconButton icon={Trash2} label={t("facts.delete", { text: fact.text })} onClick={() => remove.run(fact)} />
        </li>
      ))}
    </ul>
  );
}

/** When a line holds, which theme it answers, and in how many other languages it may be cited. */
function FactNote({ fact: { theme, from, to, translations } }: { fact: Fact }): ReactElement {
  const { t } = useTexts();
  const { themes = [] } = useVocabulary();
  const day = (date: string | null): string => (date === null ? "" : formatDate(date, "long"));
  const span = from !== null && to !== null ? "span" : from === null ? "until" : "since";
  const count = Object.keys(translations).length;
  const parts = [
    theme === null ? t("facts.noTheme") : (themes.find(({ id }) => id === theme)?.name ?? theme),
    from === null && to === null ? null : t(`facts.${span}`, { from: day(from), to: day(to) }),
    count === 0 ? null : t("facts.inLanguages", { count }),
  ];
  return <span className={styles.muted}>{parts.filter(Boolean).join(" · ")}</span>;
}
