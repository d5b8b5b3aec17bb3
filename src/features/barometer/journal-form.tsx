import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactElement, useMemo } from "react";

import { areBackwards, isCalendarDay } from "../../domain/time/calendar-day.ts";
import type { Entities, JournalKind } from "../../generated/types.ts";
import { FormCard } from "../../page/form/form-card.tsx";
import { FormField } from "../../page/form/form-field.tsx";
import type { Rules } from "../../page/form/entries.ts";
import { useForm } from "../../page/form/use-form.ts";
import { useFormSave } from "../../page/form/use-form-save.ts";
import { journalQuery } from "../../page/journal/journal-queries.ts";
import { Checkbox } from "../../ui/checkbox/checkbox.tsx";
import { Select } from "../../ui/select/select.tsx";
import { entryPart, placesQuery } from "./journal-queries.ts";
import styles from "./journal.module.css";
import { useTexts } from "./texts.ts";

const kinds: readonly JournalKind[] = ["festival", "works", "fire", "storm", "opening", "closing", "other"];

const rules: Rules = {
  title: { clean: (text) => text.trim(), accepts: (text) => text !== "" && text.length <= 120 },
  from: { clean: (text) => text, accepts: isCalendarDay },
  to: { clean: (text) => text, accepts: isCalendarDay },
};

interface JournalFormProps {
  /** The entry that is changed; null for a new one. */
  id: string | null;
  onClose: () => void;
}

/** An entry of the journal: its days, what happened, where, and whether public pages show it. */
export function JournalForm({ id, onClose }: JournalFormProps): ReactElement {
  const { t } = useTexts();
  const client = useQueryClient();
  const part = useMemo(() => entryPart(id), [id]);
  const form = useForm(part, rules);
  const { data: places = [] } = useQuery(placesQuery);
  const [from, to] = [form.text("from"), form.text("to")];
  const isBackwards = areBackwards(from, to);
  const save = useFormSave(form, { saved: t("entries.saved"), failed: () => t("entries.notSaved") }, () => {
    void client.invalidateQueries({ queryKey: journalQuery.queryKey, exact: true });
    void client.invalidateQueries({ queryKey: ["barometer"] });
    onClose();
  });
  const day = (field: "from" | "to"): string | undefined => (form.refused.includes(field) ? t("entries.dayMissing") : undefined);
  const isComplete = form.text("title").trim() !== "" && isCalendarDay(from) && isCalendarDay(to) && !isBackwards;
  return (
    <FormCard
      title={t(id === null ? "entries.new" : "entries.change")}
      form={form}
      onSubmit={() => void save()}
      cancel={{ closes: onClose }}
      submit={{ label: t("entries.save"), enabled: isComplete && form.changed }}
    >
      <FormField form={form} name="title" label={t("entries.name")} hint={t("entries.nameHint")} required />
      <div className={styles.days}>
        <FormField
          form={form}
          name="from"
          type="date"
          label={t("entries.from")}
          problem={day("from")}
          required
          // An event of one day is the usual one.
          onEdit={(chosen) => (to === "" || to === from) && form.set("to", chosen)}
        />
        <FormField
          form={form}
          name="to"
          type="date"
          label={t("entries.to")}
          problem={isBackwards ? t("entries.orderWrong") : day("to")}
          required
        />
      </div>
      <Select
        label={t("entries.kind")}
        clearable={false}
        options={kinds.map((kind) => ({ value: kind, label: t(`entries.kinds.${kind}`) }))}
        value={form.text("kind")}
        onChange={(kind) => form.set("kind", kind ?? "other")}
      />
      <Select
        label={t("entries.place")}
        emptyLabel={t("entries.wholeTerritory")}
        options={placeOptions(places)}
        value={form.text("place") || null}
        onChange={(place) => form.set("place", place ?? "")}
      />
      <Checkbox
        label={t("entries.isPublic")}
        checked={form.text("public") === "true"}
        onChange={(ticked) => form.set("public", ticked ? "true" : "")}
      />
    </FormCard>
  );
}

/** Children first, then communes; the whole territory is the empty choice. */
function placeOptions(places: Entities): { value: string; label: string }[] {
  return places.filter(({ kind }) => kind !== "destination").map(({ kind, id, name }) => ({ value: `${kind}:${id}`, label: name }));
}
