import { FolderPlus, Plus, X } from "lucide-react";
import type { ReactElement } from "react";

import type { SelectionCandidates } from "../../../generated/types.ts";
import { Button } from "../../../ui/button/button.tsx";
import { IconButton } from "../../../ui/button/icon-button.tsx";
import { Segmented } from "../../../ui/segmented/segmented.tsx";
import styles from "../selections.module.css";
import { useTexts } from "../texts.ts";
import { ConditionRow } from "./condition-row.tsx";
import { type ConditionDraft, type GroupDraft, isGroupDraft, newCondition, newGroup, type RuleDraft } from "./rule-draft.ts";
import { useRuleOptions } from "./use-rule-options.ts";

/** As the schema has it. */
const MOST_ITEMS = 30;

interface RuleBuilderProps {
  draft: RuleDraft;
  candidates: SelectionCandidates;
  /** The selection that is edited: its rule cannot name it. */
  self: string | null;
  /** Keys of the rows to flag. */
  incomplete: readonly number[];
  onChange: (draft: RuleDraft) => void;
}

/** The conditions of a rule, and groups of them. */
export function RuleBuilder({ draft, candidates, self, incomplete, onChange }: RuleBuilderProps): ReactElement {
  const { t } = useTexts();
  const optionsOf = useRuleOptions(candidates, self);
  const { how, items } = draft;
  const replace = (key: number, next: ConditionDraft | GroupDraft | null): void =>
    onChange({ how, items: items.flatMap((item) => (item.key === key ? (next ?? []) : item)) });
  const row = (condition: ConditionDraft, only: boolean, change: (next: ConditionDraft | null) => void): ReactElement => (
    <li key={condition.key}>
      <ConditionRow
        condition={condition}
        optionsOf={optionsOf}
        flagged={incomplete.includes(condition.key)}
        onChange={change}
        onRemove={only ? null : () => change(null)}
      />
    </li>
  );
  return (
    <div role="group" aria-label={t("builder.label")} className={styles.builder}>
      <How value={how} label={t("builder.how")} onChange={(next) => onChange({ how: next, items })} />
      <ol className={styles.conditions}>
        {items.map((item) =>
          isGroupDraft(item) ? (
            <li key={item.key} className={styles.group}>
              <div className={styles.groupHead}>
                <How value={item.how} label={t("builder.howGroup")} onChange={(next) => replace(item.key, { ...item, how: next })} />
                <IconButton icon={X} size="compact" label={t("builder.removeGroup")} onClick={() => replace(item.key, null)} />
              </div>
              <ol className={styles.conditions}>
                {item.conditions.map((condition) =>
                  row(condition, item.conditions.length === 1, (next) =>
                    replace(item.key, {
                      ...item,
                      conditions: item.conditions.flatMap((one) => (one.key === condition.key ? (next ?? []) : one)),
                    }),
                  ),
                )}
              </ol>
              <Button
                size="compact"
                icon={Plus}
                disabled={item.conditions.length >= MOST_ITEMS}
                onClick={() => replace(item.key, { ...item, conditions: [...item.conditions, newCondition()] })}
              >
                {t("builder.add")}
              </Button>
            </li>
          ) : (
            row(item, items.length === 1, (next) => replace(item.key, next))
          ),
        )}
      </ol>
      <div className={styles.tools}>
        <Button
          size="compact"
          icon={Plus}
          disabled={items.length >= MOST_ITEMS}
          onClick={() => onChange({ how, items: [...items, newCondition()] })}
        >
          {t("builder.add")}
        </Button>
        <Button
          size="compact"
          variant="ghost"
          icon={FolderPlus}
          disabled={items.length >= MOST_ITEMS}
          onClick={() => onChange({ how, items: [...items, newGroup()] })}
        >
          {t("builder.addGroup")}
        </Button>
      </div>
    </div>
  );
}

function How({ value, label, onChange }: { value: "all" | "any"; label: string; onChange: (how: "all" | "any") => void }): ReactElement {
  const { t } = useTexts();
  return (
    <Segmented
      label={label}
      size="compact"
      segments={[
        { value: "all", label: t("builder.all") },
        { value: "any", label: t("builder.any") },
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
