import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Pencil } from "lucide-react";
import { type ReactElement, useState } from "react";

import { formatDate } from "../../domain/format/format.ts";
import type { Moderator, ModeratorsAnswer } from "../../generated/types.ts";
import { callApi } from "../../lib/api.ts";
import { useAction } from "../../page/action/use-action.ts";
import { Badge } from "../../ui/badge/badge.tsx";
import { Button } from "../../ui/button/button.tsx";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { Drawer } from "../../ui/drawer/drawer.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Select } from "../../ui/select/select.tsx";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import { TextField } from "../../ui/text-field/text-field.tsx";
import styles from "./moderation.module.css";
import { moderatorsQuery } from "./moderation-queries.ts";
import { useTexts } from "./texts.ts";

/** Who moderates what, and who is away. */
export function ModeratorsDrawer({ open, onClose }: { open: boolean; onClose: () => void }): ReactElement {
  const { t } = useTexts();
  const { data, isError } = useQuery({ ...moderatorsQuery, enabled: open });
  const [edited, setEdited] = useState<string | null>(null);
  /** Whose form was open last: its button gets the focus back. */
  const [left, setLeft] = useState<string | null>(null);
  const edit = (id: string | null): void => {
    setLeft(edited);
    setEdited(id);
  };
  return (
    <Drawer open={open} onClose={onClose} title={t("moderators.title")} note={t("moderators.note")}>
      {!data && (isError ? <EmptyState tone="danger" title={t("moderators.failed")} /> : <Skeleton shape="lines" />)}
      <ul className={styles.moderators}>
        {data?.moderators.map((moderator) => (
          <li key={moderator.id}>
            {edited === moderator.id ? (
              <ModeratorForm moderator={moderator} choices={data} onClose={() => edit(null)} />
            ) : (
              <div className={styles.moderator}>
                <div>
                  <strong>{moderator.login}</strong>
                  <p className={styles.muted}>
                    {[...moderator.children, ...moderator.categories].map(({ name }) => name).join(", ") || t("moderators.all")}
                  </p>
                  <p className={styles.muted}>{t("moderators.decided", { count: moderator.decided })}</p>
                </div>
                {moderator.on_leave && (
                  <Badge tone="warning">
                    {moderator.leave_until === null
                      ? t("moderators.leave")
                      : t("moderators.until", { date: formatDate(moderator.leave_until) })}
                  </Badge>
                )}
                <IconButton
                  icon={Pencil}
                  label={t("moderators.edit", { name: moderator.login })}
                  ref={left === moderator.id ? focus : undefined}
                  onClick={() => edit(moderator.id)}
                />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Drawer>
  );
}

function ModeratorForm({
  moderator,
  choices,
  onClose,
}: {
  moderator: Moderator;
  choices: ModeratorsAnswer;
  onClose: () => void;
}): ReactElement {
  const { t } = useTexts();
  const client = useQueryClient();
  const [children, setChildren] = useState(moderator.children.map(({ id }) => id));
  const [categories, setCategories] = useState(moderator.categories.map(({ id }) => id));
  const [from, setFrom] = useState(moderator.leave_from ?? "");
  const [until, setUntil] = useState(moderator.leave_until ?? "");
  const { run, busy } = useAction({
    act: () =>
      callApi("changeModerator", {
        params: { id: moderator.id },
        body: { moderator: { children, categories, leave_from: from || null, leave_until: until || null }, revision: moderator.revision },
      }),
    onDone: async () => {
      await client.invalidateQueries({ queryKey: moderatorsQuery.queryKey });
      onClose();
    },
    success: () => ({ title: t("moderators.saved"), msg: moderator.login }),
    failure: t("moderators.saveFailed"),
  });
  const optionsOf = (all: ModeratorsAnswer["children"]) => all.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <form
      ref={focus}
      tabIndex={-1}
      aria-label={t("moderators.edit", { name: moderator.login })}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        run();
      }}
    >
      <strong>{moderator.login}</strong>
      <Select
        label={t("moderators.children")}
        multiple
        emptyLabel={t("moderators.every")}
        opensOnFocus={false}
        options={optionsOf(choices.children)}
        value={children}
        onChange={setChildren}
      />
      <Select
        label={t("moderators.categories")}
        multiple
        emptyLabel={t("moderators.every")}
        opensOnFocus={false}
        options={optionsOf(choices.categories)}
        value={categories}
        onChange={setCategories}
      />
      <div className={styles.leave}>
        <TextField label={t("moderators.leaveFrom")} type="date" value={from} onChange={setFrom} />
        <TextField label={t("moderators.leaveUntil")} type="date" value={until} onChange={setUntil} />
      </div>
      <div className={styles.formActions}>
        <Button onClick={onClose}>{t("moderators.cancel")}</Button>
        <Button variant="primary" type="submit" busy={busy}>
          {t("moderators.save")}
        </Button>
      </div>
    </form>
  );
}

/** What had the focus is gone: the button that opened a form, or the form. */
function focus(element: HTMLElement | null): void {
  element?.focus();
}
