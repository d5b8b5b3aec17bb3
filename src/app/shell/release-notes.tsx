import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useTranslation } from "../../domain/texts/texts.ts";

import { formatDate } from "../../domain/format/format.ts";
import type { ReleaseNote } from "../../generated/types.ts";
import { callApi } from "../../lib/api.ts";
import { Badge, type BadgeProps } from "../../ui/badge/badge.tsx";
import { Button } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Loader } from "../../ui/loader/loader.tsx";
import { Modal } from "../../ui/modal/modal.tsx";
import { RichText } from "./rich-text.tsx";
import { ScrollRegion } from "./scroll-region.tsx";
import styles from "./release-notes.module.css";

const tones: Record<ReleaseNote["notes"][number]["type"], NonNullable<BadgeProps["tone"]>> = {
  added: "success",
  changed: "info",
  fixed: "neutral",
  security: "warning",
};

/** «Notes de version», newest first. */
export default function ReleaseNotes({ open, onClose }: { open: boolean; onClose: () => void }): ReactElement {
  const { t } = useTranslation("app");
  const { data, isError, error, refetch } = useQuery({
    queryKey: ["release-notes"],
    queryFn: () => callApi("listReleaseNotes"),
    enabled: open,
  });
  return (
    <Modal open={open} onClose={onClose} title={t("releaseNotes.title")}>
      {isError && <EmptyState title={error.message} actions={<Button onClick={() => void refetch()}>{t("error.again")}</Button>} />}
      {!data && !isError && <Loader />}
      {data && (
        <ScrollRegion label={t("releaseNotes.title")}>
          {data.map(({ version, date, notes }) => (
            <section key={version} className={styles.version}>
              <h3 className={styles.heading}>
                {t("releaseNotes.version", { version })} <time dateTime={date}>{formatDate(date)}</time>
              </h3>
              <ul className={styles.notes}>
                {notes.map(({ type, functionnality, message }) => (
                  <li key={functionnality + message}>
                    <p className={styles.part}>
                      <Badge tone={tones[type]}>{t(`releaseNotes.${type}`)}</Badge> {functionnality}
                    </p>
                    <div className={styles.message}>
                      <RichText html={message} />
                    </div>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </ScrollRegion>
      )}
    </Modal>
  );
}
