import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useMemo, useState } from "react";

import { observationAccess } from "../../../domain/access/access.ts";
import { formatNumber } from "../../../domain/format/format.ts";
import { callApi } from "../../../lib/api.ts";
import { EstablishmentChecks } from "../../../page/selections/establishment-checks.tsx";
import { selectionsQuery } from "../../../page/selections/selection-queries.ts";
import { sessionMayOpen, useSession } from "../../../page/session/session.ts";
import { Button } from "../../../ui/button/button.tsx";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { Modal } from "../../../ui/modal/modal.tsx";
import { Select } from "../../../ui/select/select.tsx";
import { Skeleton } from "../../../ui/skeleton/skeleton.tsx";
import { SearchField } from "../../../ui/text-field/search-field.tsx";
import { matchesText } from "../../../ui/text-match/text-match.ts";
import styles from "../forms.module.css";
import { useTexts } from "../texts.ts";

/** Found establishments that are offered at once. */
const MOST_SHOWN = 100;
/** As the contract has it. */
const MOST_PLACES = 2_000;
/** Filters are of use from so many establishments on. */
const MANY = 8;

interface PlacesDialogProps {
  /** Ids of those that ask with the form. */
  asking: readonly string[];
  busy: boolean;
  onSave: (ids: string[]) => void;
  onClose: () => void;
}

/** Chooses who asks with a form: one by one, a category or a selection at once. Nothing changes before it is saved. */
export function PlacesDialog({ asking, busy, onSave, onClose }: PlacesDialogProps): ReactElement {
  const { t } = useTexts();
  const session = useSession();
  const [checked, setChecked] = useState<ReadonlySet<string>>(() => new Set(asking));
  const [search, setSearch] = useState("");
  const [category, setCategory] = useState<string | null>(null);
  const [selection, setSelection] = useState<string | null>(null);
  const {
    data: known,
    isError,
    refetch,
  } = useQuery({ queryKey: ["forms", "establishments"], queryFn: () => callApi("listEstablishments"), staleTime: 60_000 });
  // Selections are a destination's.
  const { data: selections = [] } = useQuery({ ...selectionsQuery, enabled: sessionMayOpen(session, observationAccess) });
  const { data: members } = useQuery({
    queryKey: ["selections", "members", selection],
    queryFn: async () => new Set((await callApi("readSelection", { params: { id: selection ?? "" } })).establishments),
    enabled: selection !== null,
  });
  const found = useMemo(
    () =>
      (known ?? []).filter(
        (place) =>
          matchesText(`${place.name} ${place.city ?? ""}`, search) &&
          (category === null || place.category === category) &&
          (selection === null || members?.has(place.id)),
      ),
    [known, search, category, selection, members],
  );
  const [added, removed] = [[...checked].filter((id) => !asking.includes(id)), asking.filter((id) => !checked.has(id))];
  const isChanged = added.length + removed.length > 0;
  const isTooMany = checked.size > MOST_PLACES;
  const isAllChecked = found.length > 0 && found.every(({ id }) => checked.has(id));
  const set = (ids: readonly string[], isChecked: boolean): void => {
    const next = new Set(checked);
    for (const id of ids)
      if (isChecked) next.add(id);
      else next.delete(id);
    setChecked(next);
  };
  const present = new Set(known?.map((place) => place.category));
  const categories = session.app.categories?.filter(({ id }) => present.has(id)) ?? [];
  const isMany = (known?.length ?? 0) >= MANY;
  return (
    <Modal
      open
      onClose={onClose}
      title={t("choosing.title")}
      dirty={isChanged}
      height="auto"
      footer={
        <>
          <Button onClick={onClose}>{t("create.cancel")}</Button>
          <Button variant="primary" busy={busy} disabled={!isChanged || isTooMany} onClick={() => onSave([...checked])}>
            {t("choosing.save")}
          </Button>
        </>
      }
    >
      {!known && !isError && <Skeleton shape="lines" />}
      {!known && isError && (
        <EmptyState
          tone="danger"
          title={t("choosing.unreadable")}
          actions={<Button onClick={() => void refetch()}>{t("list.retry")}</Button>}
        />
      )}
      {known && (
        <div className={styles.fields}>
          {isMany && (
            <>
              <SearchField isPart label={t("diffusion.search")} value={search} onChange={setSearch} />
              <div className={styles.two}>
                {categories.length > 1 && (
                  <Select
                    label={t("choosing.category")}
                    emptyLabel={t("choosing.allCategories")}
                    opensOnFocus={false}
                    options={categories.map(({ id, name }) => ({
                      value: id,
                      label: name,
                      count: known.filter((place) => place.category === id).length,
                    }))}
                    value={category}
                    onChange={setCategory}
                  />
                )}
                {selections.length > 0 && (
                  <Select
                    label={t("choosing.selection")}
                    emptyLabel={t("choosing.allSelections")}
                    opensOnFocus={false}
                    options={selections.map(({ id, title, establishments }) => ({ value: id, label: title, count: establishments }))}
                    value={selection}
                    onChange={setSelection}
                  />
                )}
              </div>
            </>
          )}
          <div className={styles.status}>
            <strong role="status">{t("choosing.checked", { count: checked.size, number: formatNumber(checked.size) })}</strong>
            {found.length > 1 && (
              <Button
                size="compact"
                variant="ghost"
                onClick={() =>
                  set(
                    found.map(({ id }) => id),
                    !isAllChecked,
                  )
                }
              >
                {t(isAllChecked ? "choosing.uncheckAll" : "choosing.checkAll", { number: formatNumber(found.length) })}
              </Button>
            )}
          </div>
          {found.length === 0 ? (
            <p className={styles.muted}>{t("choosing.noMatch")}</p>
          ) : (
            <EstablishmentChecks
              label={t("choosing.list")}
              establishments={found.slice(0, MOST_SHOWN)}
              checked={checked}
              onCheck={(id, isChecked) => set([id], isChecked)}
            />
          )}
          {found.length > MOST_SHOWN && (
            <p className={styles.muted}>
              {t("choosing.more", { count: found.length - MOST_SHOWN, number: formatNumber(found.length - MOST_SHOWN) })}
            </p>
          )}
          <p className={styles.muted} role="status">
            {isTooMany
              ? t("choosing.tooMany", { most: formatNumber(MOST_PLACES) })
              : isChanged
                ? [
                    added.length > 0 && t("choosing.willAdd", { number: formatNumber(added.length) }),
                    removed.length > 0 && t("choosing.willRemove", { number: formatNumber(removed.length) }),
                  ]
                    .filter(Boolean)
                    .join(" · ")
                : t("choosing.unchanged")}
          </p>
        </div>
      )}
    </Modal>
  );
}
