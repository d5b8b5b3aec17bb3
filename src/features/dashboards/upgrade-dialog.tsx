import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactElement, type ReactNode, useMemo, useState } from "react";

import { type Conflict, merge, type Side } from "../../engine/document/versions/merge.ts";
import type { Upgrade, UpgradeAnswer } from "../../generated/types.ts";
import { questionPath } from "../../lib/api.ts";
import { useDocumentPreview } from "../../lib/document-preview.tsx";
import { useAction } from "../../page/action/use-action.ts";
import { Button } from "../../ui/button/button.tsx";
import { Modal } from "../../ui/modal/modal.tsx";
import { Segmented } from "../../ui/segmented/segmented.tsx";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import { acceptUpgrade, dashboardsQuery, refuseUpgrade, upgradeQuery, upgradesQuery } from "./dashboards-queries.ts";
import styles from "./upgrades.module.css";
import { useTexts } from "./texts.ts";
import { useDifferenceWords } from "./use-difference-words.ts";

/** One upgrade: what is kept, what changes, what is to be chosen, and the dashboard before and after, drawn with its figures. */
export function UpgradeDialog({ upgrade, onClose }: { upgrade: Upgrade; onClose: () => void }): ReactElement {
  const { t } = useTexts();
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery(upgradeQuery(upgrade.id));
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>({});
  const ends = {
    once: true,
    onDone: async () => {
      await Promise.all([upgradesQuery, dashboardsQuery].map(({ queryKey }) => client.invalidateQueries({ queryKey, exact: true })));
      onClose();
    },
  };
  const update = useAction({
    act: ({ revision }: UpgradeAnswer) => acceptUpgrade({ id: upgrade.id, revision }, choices),
    ...ends,
    success: ({ title }) => ({ title: t("upgrade.updated", { count: 1 }), msg: title }),
    onFailed: () => void refetch(),
    failure: t("list.actionFailed"),
  });
  const keep = useAction({
    act: () => refuseUpgrade(upgrade.id),
    ...ends,
    success: () => ({ title: t("upgrade.kept", { count: 1 }), msg: t("upgrade.keptText") }),
    failure: t("list.actionFailed"),
  });

  return (
    <Modal
      open
      onClose={onClose}
      width={1200}
      height={820}
      title={t("upgrade.dialog", { title: upgrade.title, version: upgrade.to })}
      footer={
        <>
          <Button busy={keep.busy} disabled={update.busy} onClick={() => keep.run()}>
            {t("upgrade.keep")}
          </Button>
          <Button variant="primary" busy={update.busy} disabled={!data || data.draft || keep.busy} onClick={() => data && update.run(data)}>
            {t("upgrade.update")}
          </Button>
        </>
      }
    >
      {isError && (
        <div role="alert" className={styles.failure}>
          <p>{t("list.failed")}</p>
          <Button onClick={() => void refetch()}>{t("list.retry")}</Button>
        </div>
      )}
      {!data && !isError && <Skeleton shape="lines" />}
      {data && (
        <Versions
          id={upgrade.id}
          answer={data}
          choices={choices}
          onChoose={(key, side) => setChoices((before) => ({ ...before, [key]: side }))}
        />
      )}
    </Modal>
  );
}

interface VersionsProps {
  id: string;
  answer: UpgradeAnswer;
  choices: Readonly<Record<string, Side>>;
  onChoose: (key: string, side: Side) => void;
}

function Versions({ id, answer, choices, onChoose }: VersionsProps): ReactElement {
  const { t } = useTexts();
  const { base, document, next, draft } = answer;
  const words = useDifferenceWords(base);
  const preview = useDocumentPreview();
  const [shown, setShown] = useState<"before" | "after">("after");
  const {
    kept,
    changed,
    conflicts,
    document: after,
  } = useMemo(() => merge(base, document, next, choices), [base, document, next, choices]);
  const taken = conflicts.filter((one) => one.taken === "next").map(({ key }) => key);
  const drawn =
    shown === "before"
      ? { document, resultsPath: questionPath("askDashboardResults", { params: { id } }) }
      : {
          document: after,
          resultsPath: questionPath("askUpgradeResults", {
            params: { id },
            query: { next: taken.length > 0 ? taken.join(",") : undefined },
          }),
        };
  return (
    <div className={styles.versions}>
      <div className={styles.words}>
        {draft && <p className={styles.notice}>{t("upgrade.draft")}</p>}
        {conflicts.length > 0 && (
          <Part title={t("upgrade.choose")} text={t("upgrade.chooseText")}>
            {words &&
              conflicts.map((one) => (
                <ConflictChoice
                  key={one.key}
                  conflict={one}
                  own={parts(words(one.local, document))}
                  theirs={parts(words(one.next, next))}
                  onChoose={onChoose}
                />
              ))}
          </Part>
        )}
        <Part title={t("upgrade.changed")} text={changed.length === 0 ? t("upgrade.nothing") : undefined}>
          {changed.map((one) => (
            <li key={JSON.stringify(one)}>{words?.(one, next)}</li>
          ))}
        </Part>
        {kept.length > 0 && (
          <Part title={t("upgrade.keptTitle")}>
            {kept.map((one) => (
              <li key={JSON.stringify(one)}>{words?.(one, document)}</li>
            ))}
          </Part>
        )}
      </div>
      <div className={styles.picture}>
        <Segmented
          label={t("upgrade.shown")}
          segments={[
            { value: "before", label: t("upgrade.before") },
            { value: "after", label: t("upgrade.after") },
          ]}
          value={shown}
          onChange={setShown}
        />
        <div key={drawn.resultsPath + shown} className={styles.drawn}>
          {preview({ full: true, ...drawn })}
        </div>
      </div>
    </div>
  );
}

function Part({ title, text, children }: { title: string; text?: string | undefined; children: ReactNode }): ReactElement {
  return (
    <section className={styles.part}>
      <h3>{title}</h3>
      {text && <p className={styles.muted}>{text}</p>}
      <ul>{children}</ul>
    </section>
  );
}

/** What a sentence is about, and what it says of it: «Widget « Note »», «Le titre devient « Ma note ».» */
function parts(sentence: string): { subject: string; rest: string } {
  const [subject = "", ...rest] = sentence.split(/\s: /);
  const text = rest.join(" : ");
  return { subject, rest: text === "" ? sentence : text.charAt(0).toUpperCase() + text.slice(1) };
}

interface ConflictChoiceProps {
  conflict: Conflict;
  own: ReturnType<typeof parts>;
  theirs: ReturnType<typeof parts>;
  onChoose: VersionsProps["onChoose"];
}

function ConflictChoice({ conflict: { key, taken }, own, theirs, onChoose }: ConflictChoiceProps): ReactElement {
  const { t } = useTexts();
  const choices = [
    { side: "local", label: t("upgrade.mine"), text: own.rest },
    { side: "next", label: t("upgrade.theirs"), text: theirs.rest },
  ] as const;
  return (
    <li className={styles.conflict}>
      <fieldset>
        <legend>{own.subject}</legend>
        {choices.map(({ side, label, text }) => (
          <label key={side} className={styles.choice}>
            <input type="radio" name={key} checked={taken === side} onChange={() => onChoose(key, side)} />
            <span>
              <strong>{label}</strong> {text}
            </span>
          </label>
        ))}
      </fieldset>
    </li>
  );
}
