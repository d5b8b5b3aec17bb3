import { useQueryClient } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { useNavigate } from "react-router-dom";

import type { Dashboard } from "../../generated/types.ts";
import { Problem } from "../../lib/problem.ts";
import { useAction } from "../../page/action/use-action.ts";
import { Button } from "../../ui/button/button.tsx";
import { FileField } from "../../ui/file-field/file-field.tsx";
import { Modal } from "../../ui/modal/modal.tsx";
import { createDashboard, dashboardsQuery } from "./dashboards-queries.ts";
import styles from "./import-dialog.module.css";
import { useTexts } from "./texts.ts";

/** What the server takes of a document (bytes). */
const longest = 256 * 1024;

/** Takes a dashboard from a JSON file; what is wrong in it is shown with its place, and nothing is created. */
export function ImportDialog({ open, onClose }: { open: boolean; onClose: () => void }): ReactElement {
  const { t } = useTexts();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [file, setFile] = useState<File>();
  const importing = useAction({
    act: async (chosen: File) => {
      if (chosen.size > longest) throw new Error(t("import.tooLarge"));
      return createDashboard(await parse(await chosen.text()));
    },
    onDone: async (created) => {
      await client.invalidateQueries({ queryKey: dashboardsQuery.queryKey, exact: true });
      await navigate(`/dashboard/views/${created.id}`);
    },
    failure: null,
  });
  /** The document of a file; the server says what is wrong in one that is JSON. */
  const parse = async (text: string): Promise<Dashboard> => {
    try {
      return JSON.parse(text) as Dashboard;
    } catch (cause) {
      // Few need it: it comes with the first fault.
      const fault = await import("../../engine/check/json/json-fault.ts").then(
        ({ jsonFault }) => jsonFault(text),
        () => null,
      );
      throw new Error(fault ? `${fault.message} ${t("import.place", { ...fault })}` : t("import.notJson"), { cause });
    }
  };
  const close = (): void => {
    setFile(undefined);
    importing.reset();
    onClose();
  };
  const errors = importing.error instanceof Problem ? importing.error.errors : [];

  return (
    <Modal
      open={open}
      onClose={close}
      height="auto"
      title={t("list.import")}
      footer={
        <>
          <Button onClick={close}>{t("import.cancel")}</Button>
          <Button variant="primary" disabled={!file} busy={importing.busy} onClick={() => file && importing.run(file)}>
            {t("import.submit")}
          </Button>
        </>
      }
    >
      <p>{t("import.text")}</p>
      <FileField
        className={styles.file}
        label={t("import.file")}
        accept="application/json,.json"
        onChoose={(chosen) => {
          importing.reset();
          setFile(chosen);
        }}
      />
      {importing.error && (
        <div role="alert" className={styles.importError}>
          <p>{importing.error.message}</p>
          <ul>
            {errors.slice(0, 8).map(({ pointer, detail }) => (
              <li key={pointer + detail}>
                <code>{pointer || "/"}</code> {detail}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Modal>
  );
}
