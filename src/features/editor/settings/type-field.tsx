import type { ReactElement } from "react";

import type { PlanCatalog } from "../../../engine/catalog/catalog.ts";
import type { Change } from "../../../engine/document/edit.ts";
import { widgetOfType } from "../../../engine/document/question.ts";
import { entry } from "../../../engine/entry.ts";
import { Select } from "../../../ui/select/select.tsx";
import { useToasts } from "../../../ui/toast/toasts.tsx";
import type { Target } from "./targets.ts";
import { useLostText } from "./use-lost-text.ts";
import { useTexts } from "../texts.ts";

interface TypeFieldProps {
  target: Target;
  catalog: PlanCatalog;
  mayUse: (roles: readonly string[]) => boolean;
  onChange: (change: Change) => void;
}

/** Another ready-made widget in the place of this one: filters, period and title stay, what does not fit is named. */
export function TypeField({ target: { id, widget, type }, catalog, mayUse, onChange }: TypeFieldProps): ReactElement {
  const { t } = useTexts();
  const { notify } = useToasts();
  const lostText = useLostText();
  const options = Object.values(catalog.types)
    // The present one stays named, whoever may use it.
    .filter((one) => one === type || !one.roles || mayUse(one.roles))
    .map((one) => ({ value: one.type, label: one.label }))
    .toSorted((a, b) => a.label.localeCompare(b.label, "fr"));
  return (
    <Select
      label={t("swap.type")}
      hint={t("swap.typeHint")}
      clearable={false}
      opensOnFocus={false}
      options={options}
      value={type.type}
      onChange={(name) => {
        const to = name === null ? undefined : entry(catalog.types, name);
        if (!to || to === type) return;
        const made = widgetOfType(widget, to, catalog);
        onChange({ type: "put-widget", id, widget: made.widget });
        const lost = lostText(made.lost.map((one) => ({ lost: one, view: type.view })));
        if (lost) notify({ type: "warning", title: t("swap.lost", { parts: lost }) });
      }}
    />
  );
}
