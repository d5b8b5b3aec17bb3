import { type ReactElement, useEffect, useRef } from "react";

import type { Change } from "../../../engine/document/edit.ts";
import type { ConfigProblem } from "../../../generated/types.ts";
import { SchemaControl } from "../../../ui/schema-form/schema-control.tsx";
import { groupsOf, type SchemaField } from "../../../ui/schema-form/schema-fields.ts";
import { optionFields } from "./fields.ts";
import { changeAll, commonOf, optionOf, type Target, withOption } from "./targets.ts";
import { useTexts } from "../texts.ts";
import styles from "../edit.module.css";

interface OptionsFormProps {
  targets: readonly Target[];
  problems: readonly ConfigProblem[];
  /** The option that gets the focus as its widget has just been added. */
  fresh?: string | undefined;
  onChange: (change: Change, gesture?: string) => void;
}

/** How the chosen widgets are drawn: the options that their views have in common, by group. */
export function OptionsForm({ targets, problems, fresh, onChange }: OptionsFormProps): ReactElement | null {
  const { t } = useTexts();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (fresh) field.current?.focus();
  }, [fresh]);
  const fields = commonFields(targets);
  return (
    <>
      {groupsOf(fields).map(({ group, fields: own }) => (
        <fieldset key={group ?? ""}>
          {group && <legend className={styles.group}>{group}</legend>}
          <div className={styles.fields}>
            {own.map((one) => {
              const { value, differs } = commonOf(targets, (target) => optionOf(target, one.name));
              return (
                <SchemaControl
                  key={one.name}
                  field={differs ? { ...one, hint: t("settings.differs"), usual: undefined } : one}
                  value={value}
                  error={errorOf(problems, targets, `/options/${one.name}`)}
                  {...(fresh === one.name ? { inputRef: field } : {})}
                  onChange={(next, typed) =>
                    onChange(
                      changeAll(targets, (target) => withOption(target, one.name, next)),
                      typed ? `${one.name} ${targets.map(({ id }) => id).join(" ")}` : undefined,
                    )
                  }
                />
              );
            })}
          </div>
        </fieldset>
      ))}
    </>
  );
}

/** The sentence of the first problem at or within a part of one of the targets. */
export function errorOf(problems: readonly ConfigProblem[], targets: readonly Target[], part: string): string | undefined {
  return problems.find(({ pointer }) => targets.some(({ id }) => isWithin(pointer, `/widgets/${id}${part}`)))?.message;
}

function isWithin(pointer: string, place: string): boolean {
  return pointer === place || pointer.startsWith(`${place}/`);
}

/** The fields that every target's view has, of the same kind. */
function commonFields(targets: readonly Target[]): SchemaField[] {
  const [first, ...others] = targets.map(({ type }) => optionFields(type.view));
  return (first ?? []).filter(({ name, kind, values }) =>
    others.every((fields) =>
      fields.some((other) => other.name === name && other.kind === kind && JSON.stringify(other.values) === JSON.stringify(values)),
    ),
  );
}
