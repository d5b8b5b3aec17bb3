import { Check, CircleAlert } from "lucide-react";
import { type ReactElement, type ReactNode, type RefObject, useEffect, useId, useRef } from "react";

import { Button } from "../../ui/button/button.tsx";
import { Card } from "../../ui/card/card.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import styles from "./form.module.css";
import { useTexts } from "./texts.ts";
import type { Form } from "./use-form.ts";

interface FormCardProps {
  title: string;
  form: Form;
  /** What the main button does: the save, or the next step. */
  onSubmit: () => void;
  /** What «Annuler» does; in a panel it gives up what was typed and closes. */
  cancel: { enabled: boolean; onClick: () => void } | { closes: () => void };
  submit: { label: string; enabled: boolean };
  children: ReactNode;
}

/** A form over what the server holds: its fields, how the last save went, and the two buttons. */
export function FormCard({ title, form, onSubmit, cancel, submit, children }: FormCardProps): ReactElement {
  const { t } = useTexts();
  const heading = useId();
  const element = useRef<HTMLFormElement>(null);
  const { last } = form;
  const giveUp = (): void => {
    if (!("closes" in cancel)) return cancel.onClick();
    form.cancel();
    cancel.closes();
  };
  // What the server says of a field is read there; unless the reader has gone on meanwhile.
  useEffect(() => {
    if (last?.ok === false && last.fields?.length && isWithin(element)) firstInvalid(element)?.focus();
  }, [last]);
  const check = (): boolean => {
    if (form.refused.length === 0) return true;
    firstInvalid(element)?.focus();
    return false;
  };
  return (
    <form
      ref={element}
      aria-labelledby={heading}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Card
        title={<span id={heading}>{title}</span>}
        className={styles.card}
        footer={
          form.stored && (
            <div className={styles.footer}>
              <Outcome form={form} />
              <Button size="form" disabled={"enabled" in cancel && !cancel.enabled} onClick={giveUp}>
                {t("cancel")}
              </Button>
              <Button size="form" type="submit" variant="primary" disabled={!submit.enabled} busy={form.saving} check={check}>
                {submit.label}
              </Button>
            </div>
          )
        }
      >
        {form.stored && <div className={styles.fields}>{children}</div>}
        {form.unreadable && (
          <EmptyState tone="danger" title={t("unreadable")} actions={<Button onClick={form.readAgain}>{t("readAgain")}</Button>} />
        )}
        {!form.stored && !form.unreadable && <Skeleton shape="lines" />}
      </Card>
    </form>
  );
}

function firstInvalid({ current }: RefObject<HTMLFormElement | null>): HTMLElement | null | undefined {
  return current?.querySelector<HTMLElement>('[aria-invalid="true"]');
}

/** Whether the focus is in the form, or nowhere. */
function isWithin({ current }: RefObject<HTMLFormElement | null>): boolean {
  return document.activeElement === document.body || Boolean(current?.contains(document.activeElement));
}

/** How the last save went; it outlives the fields' highlight, until something is typed. */
function Outcome({ form: { last, changed, saving } }: { form: Form }): ReactElement {
  const { t } = useTexts();
  const text = saving ? t("saving") : last ? t(last.ok ? "saved" : "notSaved") : changed ? t("unsaved") : null;
  const Icon = last?.ok ? Check : CircleAlert;
  return (
    <p role="status" className={styles.outcome} data-outcome={last && !saving ? (last.ok ? "saved" : "failed") : undefined}>
      {last && !saving && <Icon aria-hidden />}
      {text}
    </p>
  );
}
