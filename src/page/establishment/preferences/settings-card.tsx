import type { ReactElement, ReactNode } from "react";

import { FormCard } from "../../form/form-card.tsx";
import type { Form } from "../../form/use-form.ts";
import { useFormSave } from "../../form/use-form-save.ts";
import { useTexts } from "./texts.ts";

interface SettingsCardProps {
  title: string;
  form: Form;
  children: ReactNode;
}

/** One form over the settings of an establishment, saved by itself. */
export function SettingsCard({ title, form, children }: SettingsCardProps): ReactElement {
  const { t } = useTexts();
  const save = useFormSave(form, { saved: t("saved"), failed: () => t("failed") });
  return (
    <FormCard
      title={title}
      form={form}
      onSubmit={() => void save()}
      cancel={{ enabled: form.changed && !form.saving, onClick: form.cancel }}
      submit={{ label: t("validate"), enabled: form.changed }}
    >
      {children}
    </FormCard>
  );
}
