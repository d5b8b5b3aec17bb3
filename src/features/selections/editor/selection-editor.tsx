import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowLeft, GitCompareArrows, Save, Trash2 } from "lucide-react";
import { type ReactElement, useState } from "react";

import type { SelectionCandidates } from "../../../generated/types.ts";
import { createTagged } from "../../../lib/create-once.ts";
import { Problem } from "../../../lib/problem.ts";
import { PageHead } from "../../../page/layout/page-head.tsx";
import { useAction } from "../../../page/action/use-action.ts";
import { selectionsQuery } from "../../../page/selections/selection-queries.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { DiscardDialog } from "../../../ui/modal/discard-dialog.tsx";
import { RadioCards } from "../../../ui/radio-cards/radio-cards.tsx";
import { Segmented } from "../../../ui/segmented/segmented.tsx";
import { TextField } from "../../../ui/text-field/text-field.tsx";
import { DeleteDialog } from "../delete-dialog.tsx";
import styles from "../selections.module.css";
import { changeSelection, selectionQuery, type TaggedSelection, usesQuery } from "../selections-queries.ts";
import { useTexts } from "../texts.ts";
import { useDeletion } from "../use-deletion.ts";
import { UsesList } from "../uses-list.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { HandPicker } from "./hand-picker.tsx";
import { ResultPanel } from "./result-panel.tsx";
import { RuleBuilder } from "./rule-builder.tsx";
import type { SelectionKind, SelectionMode } from "./kept-selection.ts";
import { ruleOf } from "./rule-draft.ts";
import { useEditedSelection } from "./use-edited-selection.ts";

interface SelectionEditorProps {
  /** Null: a new one. */
  stored: TaggedSelection | null;
  candidates: SelectionCandidates;
  onClose: () => void;
  onSaved: (id: string) => void;
  onCompare: (id: string) => void;
}

/** A selection as it is edited: by rule or by hand, what it gives beside it. */
export function SelectionEditor({ stored, candidates, onClose, onSaved, onCompare }: SelectionEditorProps): ReactElement {
  const { t } = useTexts();
  const client = useQueryClient();
  const former = stored?.selection;
  const edited = useEditedSelection(stored);
  const { base, content, dirty, title, mode, draft, members, kind, set } = edited;
  const [asked, setAsked] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const [conflict, setConflict] = useState<TaggedSelection | null>(null);
  const { rule, incomplete } = ruleOf(draft);
  const { data: uses = [] } = useQuery({ ...usesQuery(former?.id ?? ""), enabled: former !== undefined });
  const leave = (): void => {
    edited.forget();
    onClose();
  };
  const deletion = useDeletion(leave);

  const error = {
    title: content.title === "" ? t("editor.untitled") : undefined,
    // What is not filled in is said at its row.
    rule: mode === "rule" && rule === null && incomplete.length === 0 ? t("editor.noRule") : undefined,
  };
  const isUnfinished = mode === "rule" && incomplete.length > 0;

  const save = useAction({
    act: async (over: TaggedSelection | null): Promise<TaggedSelection> => {
      if (over) return changeSelection(over.selection.id, over.etag, content);
      // The answer itself says what was made: a second request that failed would have the next click make another.
      const { reply: selection, etag } = await createTagged("createSelection", { body: content });
      return { selection, etag };
    },
    onDone: async (saved) => {
      edited.onStored(saved);
      setConflict(null);
      client.setQueryData(selectionQuery(saved.selection.id).queryKey, saved);
      await client.invalidateQueries({ queryKey: selectionsQuery.queryKey, predicate: ({ queryKey }) => queryKey[1] !== "one" });
      onSaved(saved.selection.id);
    },
    success: ({ selection }) => ({
      title: t("editor.saved"),
      msg: t("editor.savedText", { title: selection.title, count: selection.total }),
    }),
    failure: (failed) => (failed instanceof Problem && failed.status === 412 ? null : { title: t("editor.notSaved"), msg: failed.message }),
    onFailed: (failed) => {
      if (!(failed instanceof Problem) || failed.status !== 412 || !base) return;
      void client.fetchQuery({ ...selectionQuery(base.selection.id), staleTime: 0 }).then(setConflict, () => undefined);
    },
  });
  const submit = (): void => {
    setAsked(true);
    if (error.title || error.rule || isUnfinished) return;
    save.run(base);
  };
  return (
    <>
      <PageHead
        title={base ? base.selection.title : t("editor.newTitle")}
        above={
          <Button
            variant="ghost"
            size="compact"
            icon={ArrowLeft}
            className={styles.back}
            onClick={() => (dirty ? setLeaving(true) : onClose())}
          >
            {t("editor.back")}
          </Button>
        }
        filling
      >
        {base && (
          <>
            <Button
              icon={GitCompareArrows}
              disabledReason={dirty ? t("editor.saveFirst") : undefined}
              onClick={() => onCompare(base.selection.id)}
            >
              {t("compare.toRest")}
            </Button>
            <Button variant="danger" icon={Trash2} busy={deletion.busy} onClick={() => deletion.ask([base.selection])}>
              {t("list.delete")}
            </Button>
          </>
        )}
        <Button
          variant="primary"
          icon={Save}
          busy={save.busy}
          disabledReason={base && !dirty ? t("editor.unchanged") : undefined}
          onClick={submit}
        >
          {t("editor.save")}
        </Button>
      </PageHead>
      <div className={styles.editor}>
        <div className={styles.column}>
          <Card title={t("editor.definition")}>
            <div className={styles.form}>
              {edited.resumed && (
                <p role="status" className={styles.resumed}>
                  {t("editor.resumed")}{" "}
                  <Button size="compact" onClick={() => edited.takeUp(stored)}>
                    {t("editor.giveUp")}
                  </Button>
                </p>
              )}
              <TextField
                label={t("editor.title")}
                required
                maxLength={160}
                // An absent value has not been filled in yet: it is not flagged.
                value={title === "" && !asked ? null : title}
                error={asked ? error.title : undefined}
                onChange={(next) => set({ title: next })}
                autoComplete="off"
              />
              <div className={styles.mode}>
                <Segmented<SelectionMode>
                  label={t("editor.mode")}
                  segments={[
                    { value: "rule", label: t("editor.byRule") },
                    { value: "hand", label: t("editor.byHand") },
                  ]}
                  value={mode}
                  onChange={(next) => set({ mode: next })}
                />
              </div>
              {mode === "rule" ? (
                <>
                  <RuleBuilder
                    draft={draft}
                    candidates={candidates}
                    self={former?.id ?? null}
                    incomplete={asked ? incomplete : []}
                    onChange={(next) => set({ draft: next })}
                  />
                  {asked && error.rule && (
                    <p role="alert" className={styles.error}>
                      {error.rule}
                    </p>
                  )}
                  <RadioCards<SelectionKind>
                    legend={t("editor.kind")}
                    options={[
                      { value: "living", label: t("kind.living"), description: t("editor.living") },
                      { value: "frozen", label: t("kind.frozen"), description: t("editor.frozen") },
                    ]}
                    value={kind}
                    onChange={(next) => set({ kind: next })}
                  />
                </>
              ) : (
                <HandPicker candidates={candidates.items} members={members} onChange={(next) => set({ members: next })} />
              )}
            </div>
          </Card>
          {uses.length > 0 && (
            <Card title={t("editor.usedBy")} subtitle={t("editor.usedByText")}>
              <UsesList uses={uses} />
            </Card>
          )}
        </div>
        <ResultPanel
          asked={mode === "rule" ? (rule ? { rule, ...(former ? { selection: former.id } : {}) } : null) : { establishments: [...members] }}
          title={title}
          candidates={candidates.items}
          land={candidates.land}
          onToggle={mode === "hand" ? (ids, add) => set({ members: toggled(members, ids, add) }) : null}
        />
      </div>
      <DiscardDialog open={leaving} onKeep={() => setLeaving(false)} onDiscard={leave} />
      <ConflictDialog
        theirs={conflict}
        busy={save.busy}
        onClose={() => setConflict(null)}
        onTheirs={() => {
          edited.takeUp(conflict);
          setConflict(null);
        }}
        onMine={() => save.run(conflict)}
      />
      <DeleteDialog {...deletion.dialog} />
    </>
  );
}

function toggled(before: readonly string[], ids: readonly string[], add: boolean): readonly string[] {
  const others = before.filter((id) => !ids.includes(id));
  return add ? [...others, ...ids] : others;
}
