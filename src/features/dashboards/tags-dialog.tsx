import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useRef, useState } from "react";

import { distinctTags, hasTag, LONGEST_TAG, MOST_TAGS, tagChange, tagKey, withoutTag } from "../../domain/tag.ts";
import type { DashboardSummary, Tag } from "../../generated/types.ts";
import { Problem } from "../../lib/problem.ts";
import { Button } from "../../ui/button/button.tsx";
import { Checkbox } from "../../ui/checkbox/checkbox.tsx";
import { Modal } from "../../ui/modal/modal.tsx";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import { TextField } from "../../ui/text-field/text-field.tsx";
import { tagsQuery } from "./dashboards-queries.ts";
import styles from "./tags-dialog.module.css";
import { useTexts } from "./texts.ts";
import { useTagActions } from "./use-tag-actions.ts";

interface TagsDialogProps {
  dashboard: DashboardSummary;
  open: boolean;
  onClose: () => void;
  /** The group offers this tag no more. */
  onDeleted: (title: string) => void;
  /** As {@link Modal} has it. */
  fallbackFocus: () => HTMLElement | null;
}

/** «Étiquettes»: the tags of one dashboard, and those that the group offers. */
export function TagsDialog({ dashboard, open, onClose, onDeleted, fallbackFocus }: TagsDialogProps): ReactElement {
  const { t } = useTexts();
  const tags = useQuery(tagsQuery);
  const field = useRef<HTMLInputElement>(null);
  const [ticked, setTicked] = useState<readonly string[]>(dashboard.tags);
  const [gone, setGone] = useState<readonly string[]>([]);
  const [typed, setTyped] = useState("");
  const tick = (title: string): void => setTicked((before) => distinctTags([...before, title]));
  const untick = (title: string): void => setTicked((before) => withoutTag(before, title));
  const isThere = (title: string): void => setGone((before) => withoutTag(before, title));
  const { save, add, remove } = useTagActions(dashboard, {
    onSaved: onClose,
    onAdded: (title, sent) => {
      isThere(title);
      tick(title);
      // The next one may be on its way.
      setTyped((now) => (now === sent ? "" : now));
    },
    onRemoved: (title) => {
      setGone((before) => [...before, title]);
      untick(title);
      onDeleted(title);
      // Its button has gone with it.
      field.current?.focus();
    },
    onRestored: (title, wasTicked) => {
      isThere(title);
      if (wasTicked) tick(title);
    },
  });

  // What was typed and not yet added is meant, too.
  const chosen = distinctTags([...ticked, typed]);
  const full = ticked.length >= MOST_TAGS;
  const tooMany = chosen.length > MOST_TAGS;
  const change = tagChange(dashboard.tags, chosen);
  const changed = change.added.length + change.removed.length > 0;
  const choices = tagChoices(tags.data ?? [], dashboard.tags, gone);
  const submit = (): void => {
    if (tooMany) field.current?.focus();
    else if (changed) save.run(change);
    else onClose();
  };
  // Nobody would hear how the save ends; what would be changed until then would not be in it.
  const close = (): void => {
    if (!save.busy) onClose();
  };

  return (
    <Modal
      open={open}
      onClose={close}
      dirty={changed && !save.busy}
      fallbackFocus={fallbackFocus}
      width={480}
      height="auto"
      title={t("tags.title", { title: dashboard.title })}
      footer={
        <>
          <Button disabled={save.busy} onClick={close}>
            {t("tags.cancel")}
          </Button>
          <Button variant="primary" busy={save.busy} onClick={submit}>
            {t("tags.save")}
          </Button>
        </>
      }
    >
      {tags.isPending && <Skeleton shape="lines" />}
      {tags.isError && (
        <div role="alert" className={styles.failure}>
          <p>{t("tags.unreadable")}</p>
          <Button onClick={() => void tags.refetch()}>{t("list.retry")}</Button>
        </div>
      )}
      {tags.data && choices.length === 0 && <p className={styles.note}>{t("tags.none")}</p>}
      {choices.length > 0 && (
        <ul className={styles.choices} aria-label={t("tags.list")}>
          {choices.map(({ id, title }) => {
            const checked = hasTag(ticked, title);
            return (
              <li key={tagKey(title)} className={styles.choice}>
                <Checkbox
                  label={title}
                  checked={checked}
                  disabled={save.busy || (full && !checked)}
                  onChange={(next) => (next ? tick(title) : untick(title))}
                />
                {id && (
                  <Button
                    size="compact"
                    variant="ghost"
                    aria-label={t("tags.deleteOne", { title })}
                    busy={remove.running.some((tag) => tag.id === id)}
                    disabled={save.busy}
                    onClick={() => remove.run({ id, title, wasTicked: checked })}
                  >
                    {t("tags.delete")}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {full && <p className={styles.note}>{t("tags.most", { count: MOST_TAGS })}</p>}
      <form
        className={styles.add}
        onSubmit={(event) => {
          event.preventDefault();
          field.current?.focus();
          if (typed.trim() !== "" && !tooMany && !add.busy) add.run(typed);
        }}
      >
        <TextField
          ref={field}
          label={t("tags.new")}
          maxLength={LONGEST_TAG}
          autoComplete="off"
          disabled={save.busy}
          value={typed}
          error={tooMany ? t("tags.most", { count: MOST_TAGS }) : add.error?.message}
          onChange={(text) => {
            setTyped(text);
            add.reset();
          }}
        />
        <Button type="submit" size="form" busy={add.busy} disabled={save.busy || typed.trim() === ""}>
          {t("tags.add")}
        </Button>
      </form>
      {save.error && (
        <p role="alert" className={styles.failure}>
          <FailureText error={save.error} />
        </p>
      )}
    </Modal>
  );
}

/** Why the tags could not be saved, and what to do. */
function FailureText({ error }: { error: Error }): string {
  const { t } = useTexts();
  const { message } = error;
  if (!(error instanceof Problem)) return t("tags.failed", { message });
  // Nobody knows what became of it; to send it twice does no harm.
  if (error.code === "late") return t("tags.late");
  // It says by itself that nothing was saved.
  if (error.code === "network") return message;
  if (error.status === 404) return t("tags.absent");
  const [refused] = error.errors;
  return refused ? t("tags.refused", { message: refused.detail }) : t("tags.failed", { message });
}

/** A tag to tick: one that the group offers, or (without id) one that the dashboard alone carries. */
interface TagChoice {
  id: string | null;
  title: string;
}

/** Each tag once, by name; `gone` are those that have just been deleted, which the dashboard may still carry. */
function tagChoices(offered: readonly Tag[], own: readonly string[], gone: readonly string[]): TagChoice[] {
  const titles = offered.map(({ title }) => title);
  const alone = distinctTags(own).filter((title) => !hasTag(titles, title) && !hasTag(gone, title));
  return [...offered, ...alone.map((title) => ({ id: null, title }))].toSorted((a, b) =>
    a.title.localeCompare(b.title, "fr", { numeric: true }),
  );
}
