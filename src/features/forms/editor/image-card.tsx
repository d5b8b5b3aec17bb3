import { useQueryClient } from "@tanstack/react-query";
import { ImagePlus, Trash2 } from "lucide-react";
import { type ReactElement, useRef } from "react";

import type { StoredForm } from "../../../generated/types.ts";
import { callApi } from "../../../lib/api.ts";
import { useAction } from "../../../page/action/use-action.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { formQuery, writeFormImage } from "../form-calls.ts";
import styles from "../forms.module.css";
import { useTexts } from "../texts.ts";

/** The image above the title of a form: chosen, replaced, taken away. */
export function ImageCard({ form }: { form: StoredForm }): ReactElement {
  const { t } = useTexts();
  const client = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const { id, image = null } = form;
  const show = (next: string | null): void =>
    void client.setQueryData(formQuery(id).queryKey, (known) => known && { ...known, form: { ...known.form, image: next } });
  const writing = useAction({
    act: (file: File) => writeFormImage(id, file),
    onDone: (written) => show(written.image),
    success: () => ({ title: t("image.saved") }),
    failure: t("image.failed"),
  });
  const removing = useAction({
    act: () => callApi("deleteFormImage", { params: { id } }),
    onDone: () => show(null),
    success: () => ({ title: t("image.removed") }),
    failure: t("image.failed"),
  });
  return (
    <Card title={t("image.title")} subtitle={t("image.text")}>
      <div className={styles.fields}>
        {image !== null && <img className={styles.image} src={`${image}?size=512`} alt={t("image.alt")} />}
        <div className={styles.bar}>
          <input
            ref={field}
            hidden
            type="file"
            aria-label={t("image.choose")}
            accept="image/png,image/jpeg,image/webp"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) writing.run(file);
              // The same file may be chosen again.
              target.value = "";
            }}
          />
          <Button icon={ImagePlus} busy={writing.busy} onClick={() => field.current?.click()}>
            {t(image === null ? "image.choose" : "image.replace")}
          </Button>
          {image !== null && (
            <Button variant="ghost" icon={Trash2} busy={removing.busy} onClick={() => removing.run()}>
              {t("image.remove")}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}
