import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowLeft, GitCompareArrows, Save, Trash2 } from "lucide-react";
import { type ReactElement, useState } from "react";

import type { SelectionCandidates, SelectionInput } from "../../../generated/types.ts";
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
import { draftOf, ruleOf } from "./rule-draft.ts";

interface SelectionEditorProps {
  /** Null: a new one. */
  stored: TaggedSelection | null;
  candidates: SelectionCandidates;
  onClose: () => void;
  onSaved: (id: string) => void;
  onCompare: (id: string) => void;
}

type Mode = "rule" | "hand";
type Kind = "living" | "frozen";

/** A selection as it is edited: by rule or by hand, what it gives beside it. */
export function SelectionEditor({ stored, candidates, onClose, onSaved, onCompare }: SelectionEditorProps): ReactElement {
  const { t } = useTexts();
  const client = useQueryClient();
  const former = stored?.selection;
  const [base, setBase] = useState(stored);
  const [title, setTitle] = useState(former?.title ?? "");
  const [mode, setMode] = useState<Mode>(former && !former.rule ? "hand" : "rule");
  const [draft, setDraft] = useState(() => draftOf(former?.rule ?? null));
  const [members, setMembers] = useState<readonly string[]>(former?.establishments ?? []);
  const [kind, setKind] = useState<Kind>(former?.kind ?? "living");
  const [asked, setAsked] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const [conflict, setConflict] = useState<TaggedSelection | null>(null);
  const { rule, incomplete } = ruleOf(draft);
  const { data: uses = [] } = useQuery({ ...usesQuery(former?.id ?? ""), enabled: former !== undefined });
  const deletion = useDeletion(onClose);

  const content: SelectionInput = mode === "rule" ? { title, ...(rule ? { rule, kind } : {}) } : { title, establishments: [...members] };
  const dirty = JSON.stringify(content) !== JSON.stringify(contentOf(base));
  const error = {
    title: title.trim() === "" ? t("editor.untitled") : undefined,
    // What is not filled in is said at its row.
    rule: mode === "rule" && rule === null && incomplete.length === 0 ? t("editor.noRule") : undefined,
  };
  const isUnfinished = mode === "rule" && incomplete.length > 0;

  const save = useAction({
    act: async (over: TaggedSelection | null): Promise<TaggedSelection> => {
      const body = { ...content, title: title.trim() };
      if (over) return changeSelection(over.selection.id, over.etag, body);
      // The answer itself says what was made: a second request that failed would have the next click make another.
      const { reply: selection, etag } = await createTagged("createSelection", { body });
      return { selection, etag };
    },
    onDone: async (saved) => {
      setBase(saved);
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
  const takeUp = ({ selection, etag }: TaggedSelection): void => {
    setBase({ selection, etag });
    setTitle(selection.title);
    setMode(selection.rule ? "rule" : "hand");
    setDraft(draftOf(selection.rule));
    setMembers(selection.establishments);
    setKind(selection.kind);
    setConflict(null);
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
              <TextField
                label={t("editor.title")}
                required
                maxLength={160}
                // An absent value has not been filled in yet: it is not flagged.
                value={title === "" && !asked ? null : title}
                error={asked ? error.title : undefined}
                onChange={setTitle}
                autoComplete="off"
              />
              <div className={styles.mode}>
                <Segmented<Mode>
                  label={t("editor.mode")}
                  segments={[
                    { value: "rule", label: t("editor.byRule") },
                    { value: "hand", label: t("editor.byHand") },
                  ]}
                  value={mode}
                  onChange={setMode}
                />
              </div>
              {mode === "rule" ? (
                <>
                  <RuleBuilder
                    draft={draft}
                    candidates={candidates}
                    self={former?.id ?? null}
                    incomplete={asked ? incomplete : []}
                    onChange={setDraft}
                  />
                  {asked && error.rule && (
                    <p role="alert" className={styles.error}>
                      {error.rule}
                    </p>
                  )}
                  <RadioCards<Kind>
                    legend={t("editor.kind")}
                    options={[
                      { value: "living", label: t("kind.living"), description: t("editor.living") },
                      { value: "frozen", label: t("kind.frozen"), description: t("editor.frozen") },
                    ]}
                    value={kind}
                    onChange={setKind}
                  />
                </>
              ) : (
                <HandPicker candidates={candidates.items} members={members} onChange={setMembers} />
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
          onToggle={mode === "hand" ? (ids, add) => setMembers((before) => toggled(before, ids, add)) : null}
        />
      </div>
      <DiscardDialog open={leaving} onKeep={() => setLeaving(false)} onDiscard={onClose} />
      <ConflictDialog
        theirs={conflict}
        busy={save.busy}
        onClose={() => setConflict(null)}
        onTheirs={() => conflict && takeUp(conflict)}
        onMine={() => save.run(conflict)}
      />
      <DeleteDialog {...deletion.dialog} />
    </>
  );
}

/** What a stored selection would be sent as, were it saved again. */
function contentOf(stored: TaggedSelection | null): SelectionInput {
  if (!stored) return { title: "" };
  const { title, rule, kind, establishments } = stored.selection;
  return rule ? { title, rule: ruleOf(draftOf(rule)).rule ?? rule, kind } : { title, establishments };
}

function toggled(before: readonly string[], ids: readonly string[], add: boolean): readonly string[] {
  const others = before.filter((id) => !ids.includes(id));
  return add ? [...others, ...ids] : others;
}
