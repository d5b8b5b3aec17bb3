import { type ReactElement, useMemo } from "react";

import { Select } from "../../../ui/select/select.tsx";
import { Switch } from "../../../ui/checkbox/switch.tsx";
import { useForm } from "../../form/use-form.ts";
import { SettingsCard } from "./settings-card.tsx";
import { settingsPart } from "./settings-parts.ts";
import { useTexts } from "./texts.ts";

const rules = {};
const marks = ["9", "8", "7", "6", "5", "4", "3", "2", "1"];

/** Which events of an establishment are announced by mail. */
export function NotificationsForm({ id }: { id: string }): ReactElement {
  const { t } = useTexts();
  const form = useForm(
    useMemo(() => settingsPart(id, "notifications"), [id]),
    rules,
  );
  const toggle = (field: string) => (checked: boolean) => form.set(field, checked ? "yes" : "no");
  const isOn = (field: string): boolean => form.text(field) === "yes";
  return (
    <SettingsCard title={t("notifications.title")} form={form}>
      <Switch
        label={t("notifications.newReview")}
        description={t("notifications.newReviewText")}
        checked={isOn("new_review")}
        onChange={toggle("new_review")}
      />
      {isOn("new_review") && (
        <Select
          label={t("notifications.below")}
          clearable={false}
          opensOnFocus={false}
          options={marks.map((mark) => ({ value: mark, label: mark }))}
          value={form.text("below")}
          onChange={(mark) => mark !== null && form.set("below", mark)}
        />
      )}
      <Switch
        label={t("notifications.incident")}
        description={t("notifications.incidentText")}
        checked={isOn("incident")}
        onChange={toggle("incident")}
      />
      <Switch
        label={t("notifications.weekly")}
        description={t("notifications.weeklyText")}
        checked={isOn("weekly_summary")}
        onChange={toggle("weekly_summary")}
      />
    </SettingsCard>
  );
}
