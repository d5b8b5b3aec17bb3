import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactElement, useRef, useState } from "react";

import { formatDate } from "../../../domain/format/format-date.ts";
import type { PlanCatalog } from "../../../engine/catalog/catalog.ts";
import { differences } from "../../../engine/document/versions/differences.ts";
import { plan } from "../../../engine/plan/plan.ts";
import type { Dashboard, DashboardVersion } from "../../../generated/types.ts";
import { useAction } from "../../../page/action/use-action.ts";
import { Button } from "../../../ui/button/button.tsx";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { Modal } from "../../../ui/modal/modal.tsx";
import { Skeleton } from "../../../ui/skeleton/skeleton.tsx";
import { TextField } from "../../../ui/text-field/text-field.tsx";
import { useTexts } from "../texts.ts";
import { LayoutDrawing } from "./layout-drawing.tsx";
import { VersionActions } from "./version-actions.tsx";
import { useSentences } from "./use-sentences.ts";
import { nameVersion, versionQuery, versionsQuery } from "./versions-queries.ts";
import styles from "./versions.module.css";

interface VersionsDialogProps {
  open: boolean;
  onClose: () => void;
  id: string;
  /** What is being edited: versions are compared with it. */
  document: Dashboard;
  catalog: PlanCatalog;
  onRestore: (document: Dashboard) => void;
}

/** What the dashboard was: publications and states with a name, each compared with what is being edited, in a drawing and in words; restored in one step. */
export function VersionsDialog({ open, onClose, ...given }: VersionsDialogProps): ReactElement {
  const { t } = useTexts();
  return (
    <Modal open={open} onClose={onClose} title={t("versions.title")} width={960} height={640}>
      {open && <Versions {...given} onClose={onClose} />}
    </Modal>
  );
}

function Versions({ id, document, catalog, onRestore, onClose }: Omit<VersionsDialogProps, "open">): ReactElement {
  const { t } = useTexts();
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery({ ...versionsQuery(id), staleTime: 0 });
  const [chosen, setChosen] = useState<string>();
  const [label, setLabel] = useState("");
  const nameField = useRef<HTMLInputElement>(null);
  const naming = useAction({
    act: (name: string) => nameVersion(id, name, document),
    onDone: async () => {
      setLabel("");
      await client.invalidateQueries(versionsQuery(id));
    },
    success: (_, name) => ({ title: t("versions.named", { name }) }),
    failure: t("versions.notNamed"),
  });
  const current = data?.find((version) => version.id === chosen) ?? data?.[0];
  return (
    <div className={styles.versions}>
      <div className={styles.list}>
        <form
          className={styles.naming}
          onSubmit={(event) => {
            event.preventDefault();
            if (label.trim() !== "") naming.run(label.trim());
          }}
        >
          <TextField ref={nameField} label={t("versions.name")} maxLength={80} value={label} onChange={setLabel} />
          <Button type="submit" disabled={label.trim() === ""} busy={naming.busy}>
            {t("versions.keep")}
          </Button>
        </form>
        {isError && (
          <EmptyState
            tone="danger"
            title={t("versions.failed")}
            actions={<Button onClick={() => void refetch()}>{t("versions.retry")}</Button>}
          />
        )}
        {!data && !isError && <Skeleton shape="lines" />}
        {data?.length === 0 && <p className={styles.quiet}>{t("versions.none")}</p>}
        <ul>
          {data?.map((version) => (
            <li key={version.id}>
              <button type="button" className={styles.version} aria-pressed={version === current} onClick={() => setChosen(version.id)}>
                <strong>{version.label ?? t("versions.published", { revision: version.revision })}</strong>
                <small>{formatDate(version.created_at, "datetime")}</small>
                <small>{version.author}</small>
              </button>
            </li>
          ))}
        </ul>
      </div>
      {current && (
        <Comparison
          key={current.id}
          id={id}
          version={current}
          document={document}
          catalog={catalog}
          onRestore={(restored) => {
            onRestore(restored);
            onClose();
          }}
          onDeleted={async () => {
            await client.invalidateQueries({ ...versionsQuery(id), exact: true });
            nameField.current?.focus();
          }}
        />
      )}
    </div>
  );
}

interface ComparisonProps extends Pick<VersionsDialogProps, "id" | "document" | "catalog" | "onRestore"> {
  version: DashboardVersion;
  onDeleted: () => Promise<void>;
}

function Comparison({ id, version, document, catalog, onRestore, onDeleted }: ComparisonProps): ReactElement {
  const { t } = useTexts();
  const sentence = useSentences(catalog);
  const { data, isError } = useQuery(versionQuery(id, version.id));
  if (isError) return <p className={styles.quiet}>{t("versions.failed")}</p>;
  if (!data) return <Skeleton shape="block" />;
  const found = differences(data.document, document);
  const changed = new Set(found.flatMap((one) => (one.of === "widget" || one.of === "place" ? [one.id] : [])));
  return (
    <div className={styles.comparison}>
      <div className={styles.drawings}>
        <figure>
          <figcaption>{t("versions.then")}</figcaption>
          <LayoutDrawing tiles={plan(data.document, catalog)} changed={changed} />
        </figure>
        <figure>
          <figcaption>{t("versions.now")}</figcaption>
          <LayoutDrawing tiles={plan(document, catalog)} changed={changed} />
        </figure>
      </div>
      <h3>{found.length === 0 ? t("versions.same") : t("versions.since", { count: found.length })}</h3>
      <ul className={styles.sentences}>
        {found.map((one, index) => (
          // Two tiles of the same title may have the same sentence.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>{sentence(one, data.document, document)}</li>
        ))}
      </ul>
      <VersionActions
        id={id}
        version={version}
        onRestore={found.length === 0 ? undefined : () => onRestore(data.document)}
        onDeleted={onDeleted}
      />
    </div>
  );
}
