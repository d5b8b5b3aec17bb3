import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useMemo } from "react";

import { observationAccess } from "../../../domain/access/access.ts";
import { callApi } from "../../../lib/api.ts";
import { RadioCards } from "../../../ui/radio-cards/radio-cards.tsx";
import { Select } from "../../../ui/select/select.tsx";
import { useForm } from "../../form/use-form.ts";
import { sessionMayOpen, useSession } from "../../session/session.ts";
import styles from "./preferences.module.css";
import { SettingsCard } from "./settings-card.tsx";
import { settingsPart } from "./settings-parts.ts";
import { useTexts } from "./texts.ts";

const rules = {};

/** With whom an establishment is compared. Selections are the destination's: a professional keeps the one that it has chosen. */
export function ComparisonForm({ id }: { id: string }): ReactElement {
  const { t } = useTexts();
  const mayList = sessionMayOpen(useSession(), observationAccess);
  const form = useForm(
    useMemo(() => settingsPart(id, "comparison"), [id]),
    rules,
  );
  const { data: selections = [] } = useQuery({ queryKey: ["selections"], queryFn: () => callApi("listSelections"), enabled: mayList });
  const kind = form.text("comparison") === "selection" ? "selection" : "category";
  const isTheirs = !mayList && form.stored?.comparison === "selection";
  const isOffered = selections.length > 0 || isTheirs || kind === "selection";
  const unavailable = mayList ? "comparison.none" : "comparison.byDestination";
  const selectionText = isTheirs ? "comparison.theirs" : isOffered ? "comparison.selectionText" : unavailable;
  return (
    <SettingsCard title={t("comparison.title")} form={form}>
      <p className={styles.text}>{t("comparison.text")}</p>
      <RadioCards
        legend={t("comparison.title")}
        options={[
          { value: "category", label: t("comparison.category"), description: t("comparison.categoryText") },
          {
            value: "selection",
            label: t("comparison.selection"),
            description: t(selectionText),
            disabled: !isOffered,
          },
        ]}
        value={kind}
        onChange={(value) => form.set("comparison", value)}
      />
      {kind === "selection" && mayList && (
        <Select
          label={t("comparison.which")}
          emptyLabel={t("comparison.choose")}
          opensOnFocus={false}
          options={selections.map(({ id: value, title }) => ({ value, label: title }))}
          error={form.said("comparison/selection")}
          value={form.text("selection") || null}
          onChange={(value) => form.set("selection", value ?? "")}
        />
      )}
    </SettingsCard>
  );
}
