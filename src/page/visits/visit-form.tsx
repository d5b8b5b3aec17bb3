import { useQueryClient } from "@tanstack/react-query";
import { Calendar } from "lucide-react";
import { type FormEvent, type ReactElement, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

import type { Visit, VisitRequest } from "../../generated/types.ts";
import { useToday } from "../../lib/clock.ts";
import { keepEntries, keptEntries } from "../../lib/kept-entries.ts";
import { Button } from "../../ui/button/button.tsx";
import { Checkbox } from "../../ui/checkbox/checkbox.tsx";
import { parseDay } from "../../ui/period-picker/period-dates.ts";
import { TextArea } from "../../ui/text-area/text-area.tsx";
import { TextField } from "../../ui/text-field/text-field.tsx";
import { useAction } from "../action/use-action.ts";
import { useSession } from "../session/session.ts";
import { useTexts } from "./texts.ts";
import { refreshVisits, saveVisit } from "./visit-queries.ts";
import styles from "./visits.module.css";

interface VisitFormProps {
  establishment: string;
  /** The visit that is changed; a new one where absent. */
  visit?: Visit | undefined;
  onClose: () => void;
}

/** Whether something typed of a new visit to an establishment waits to be stored. */
export function hasUnsavedVisit(establishment: string): boolean {
  return keptEntries(entriesName(establishment)) !== null;
}

function entriesName(establishment: string, visit?: Visit): string {
  return `visit ${visit?.id ?? establishment}`;
}

/** What is written of a visit. It stays as typed until it is stored or given up: a panel that is closed, or a reload, loses nothing. */
export function VisitForm({ establishment, visit, onClose }: VisitFormProps): ReactElement {
  const { t } = useTexts();
  const client = useQueryClient();
  const today = useToday();
  const { user } = useSession();
  const kept = entriesName(establishment, visit);
  const [initial] = useState(() => ({
    day: typedDay(visit?.visited_on ?? today),
    visitor: visit?.visitor ?? user?.login ?? "",
    seen: visit?.seen ?? "",
    step: visit?.next_step ?? "",
    due: typedDay(visit?.next_on ?? ""),
    done: visit?.done ?? false,
  }));
  const [typed, setTyped] = useState(() => ({ ...initial, ...(keptEntries(kept) as Partial<typeof initial> | null) }));
  const isChanged = JSON.stringify(typed) !== JSON.stringify(initial);
  useEffect(() => keepEntries(kept, isChanged ? typed : null), [kept, isChanged, typed]);
  const element = useRef<HTMLFormElement>(null);
  const close = (): void => {
    keepEntries(kept, null);
    onClose();
  };
  const [judged, setJudged] = useState(false);
  const set = (part: Partial<typeof typed>): void => setTyped((before) => ({ ...before, ...part }));
  const day = parseDay(typed.day);
  const due = parseDay(typed.due);
  const hasStep = typed.step.trim() !== "";
  const errors = {
    day: day === null || day > today ? t("form.dayWrong") : undefined,
    visitor: typed.visitor.trim() === "" ? t("form.visitorMissing") : undefined,
    seen: typed.seen.trim() === "" ? t("form.seenMissing") : undefined,
    due:
      typed.due.trim() === ""
        ? undefined
        : !hasStep
          ? t("form.dueAlone")
          : due === null || (day !== null && due < day)
            ? t("form.dueWrong")
            : undefined,
  };
  const isWrong = Object.values(errors).some(Boolean);
  const save = useAction({
    act: (request: VisitRequest) => saveVisit(establishment, request, visit),
    onDone: async () => {
      await refreshVisits(client);
      close();
    },
    success: () => ({ title: t("saved") }),
    failure: t("actionFailed"),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    flushSync(() => setJudged(true));
    element.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
    if (isWrong || day === null) return;
    save.run({
      visited_on: day,
      visitor: typed.visitor,
      seen: typed.seen,
      next_step: hasStep ? typed.step : null,
      next_on: hasStep ? due : null,
      done: hasStep ? typed.done : true,
    });
  };
  return (
    <form ref={element} className={styles.form} aria-label={t(visit ? "form.change" : "form.new")} onSubmit={submit} noValidate>
      <div className={styles.pair}>
        <TextField
          label={t("form.day")}
          hint={t("form.dayHint")}
          icon={Calendar}
          required
          value={typed.day}
          error={judged ? errors.day : undefined}
          onChange={(value) => set({ day: value })}
        />
        <TextField
          label={t("form.visitor")}
          required
          maxLength={120}
          value={typed.visitor}
          error={judged ? errors.visitor : undefined}
          onChange={(visitor) => set({ visitor })}
        />
      </div>
      <TextArea
        label={t("form.seen")}
        required
        maxLength={4000}
        value={typed.seen}
        error={judged ? errors.seen : undefined}
        onChange={(seen) => set({ seen })}
      />
      <div className={styles.pair}>
        <TextField label={t("form.step")} hint={t("form.stepHint")} maxLength={400} value={typed.step} onChange={(step) => set({ step })} />
        <TextField
          label={t("form.due")}
          hint={t("form.dayHint")}
          icon={Calendar}
          value={typed.due}
          error={judged ? errors.due : undefined}
          onChange={(value) => set({ due: value })}
        />
      </div>
      {hasStep && <Checkbox label={t("form.done")} checked={typed.done} onChange={(done) => set({ done })} />}
      <div className={styles.buttons}>
        <Button onClick={close}>{t("form.cancel")}</Button>
        <Button type="submit" variant="primary" busy={save.busy}>
          {t("form.save")}
        </Button>
      </div>
    </form>
  );
}

/** A day as it is typed: 12/05/2026. */
function typedDay(day: string): string {
  return day.split("-").toReversed().join("/");
}
