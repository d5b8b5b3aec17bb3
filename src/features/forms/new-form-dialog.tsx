import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactElement, useState } from "react";
import { useNavigate } from "react-router-dom";

import type { FormSummary } from "../../generated/types.ts";
import { useAction } from "../../page/action/use-action.ts";
import { formsPath } from "../../page/forms/forms-card.tsx";
import { useActiveCards } from "../../page/session/active-card.ts";
import { Button } from "../../ui/button/button.tsx";
import { Modal } from "../../ui/modal/modal.tsx";
import { RadioCards } from "../../ui/radio-cards/radio-cards.tsx";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import { TextField } from "../../ui/text-field/text-field.tsx";
import { createForm, modelsQuery } from "./form-calls.ts";
import styles from "./forms.module.css";
import { useTexts } from "./texts.ts";

interface NewFormDialogProps {
  open: boolean;
  /** For whom it is made; a professional's own establishments where nothing is said. */
  establishment: string | null;
  forms: readonly FormSummary[];
  onClose: () => void;
}

/** Makes a form from a model of the product's, or from another form. */
export function NewFormDialog({ open, establishment, forms, onClose }: NewFormDialogProps): ReactElement {
  const { t } = useTexts();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { cards } = useActiveCards();
  const { data: models } = useQuery({ ...modelsQuery, enabled: open });
  const [model, setModel] = useState<string | null>(null);
  const [title, setTitle] = useState("");
  // The model that suits the place; a destination that asks for several kinds begins with the shortest.
  const [card, ...others] = cards;
  const suited = models?.find(({ document: { categories } }) => card && others.length === 0 && categories?.includes(card.category));
  const chosen = model ?? suited?.id ?? models?.find(({ document: { categories } }) => !categories)?.id ?? models?.[0]?.id ?? null;
  const creating = useAction({
    act: () =>
      createForm({
        ...(chosen === null ? {} : { model: chosen }),
        ...(title.trim() ? { title: title.trim() } : {}),
        establishments: establishment ? [establishment] : cards.map(({ id }) => id),
      }),
    onDone: async ({ id }) => {
      await client.invalidateQueries({ queryKey: ["forms"] });
      await navigate(`${formsPath}/${id}`);
    },
    once: true,
    failure: t("create.failed"),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    creating.run();
  };
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t("create.title")}
      height="auto"
      footer={
        <>
          <Button onClick={onClose}>{t("create.cancel")}</Button>
          <Button variant="primary" busy={creating.busy} disabled={chosen === null} onClick={() => creating.run()}>
            {t("create.do")}
          </Button>
        </>
      }
    >
      <form className={styles.fields} onSubmit={submit}>
        {models ? (
          <RadioCards
            legend={t("create.model")}
            options={[
              ...models.map(({ id, label, description }) => ({ value: id, label, ...(description === null ? {} : { description }) })),
              ...forms.map(({ id, title: label }) => ({ value: id, label, description: t("create.copy") })),
            ]}
            value={chosen}
            onChange={setModel}
          />
        ) : (
          <Skeleton shape="lines" />
        )}
        <TextField label={t("create.name")} hint={t("create.nameHint")} value={title} maxLength={120} onChange={setTitle} />
      </form>
    </Modal>
  );
}
