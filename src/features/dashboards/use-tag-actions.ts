import { type UseMutationResult, useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useTranslation } from "react-i18next";

import type { DashboardSummary, DashboardTags, Tag, TagChange } from "../../generated/types.ts";
import { useToasts } from "../../ui/toast/toasts.tsx";
import { changeTags, createTag, dashboardsQuery, deleteTag, tagsQuery } from "./dashboards-queries.ts";
import { useFailedAction } from "./use-failed-action.ts";

interface TagEvents {
  onSaved: () => void;
  /** `sent` is what was typed. */
  onAdded: (title: string, sent: string) => void;
  onRemoved: (title: string) => void;
  /** A deletion was undone. */
  onRestored: (title: string, wasTicked: boolean) => void;
}

interface TagRemoval extends Tag {
  wasTicked: boolean;
}

interface TagActions {
  save: (change: TagChange) => void;
  saving: UseMutationResult<DashboardTags, Error, TagChange>;
  add: UseMutationResult<Tag, Error, string>;
  remove: UseMutationResult<void, Error, TagRemoval>;
}

/** Saves a dashboard's tags, makes tags and deletes them; the list shows at once what came of it. */
export function useTagActions(dashboard: DashboardSummary, events: TagEvents): TagActions {
  const { t } = useTranslation("dashboards");
  const client = useQueryClient();
  const { notify } = useToasts();
  const failed = useFailedAction();
  // A list on its way was asked before the tag was made or deleted.
  const offer = async (change: (tags: readonly Tag[]) => Tag[]): Promise<void> => {
    await client.cancelQueries({ queryKey: tagsQuery.queryKey });
    client.setQueryData(tagsQuery.queryKey, (tags) => tags && change(tags));
    void client.invalidateQueries({ queryKey: tagsQuery.queryKey });
  };
  const offerNew = (tag: Tag): Promise<void> => offer((tags) => [tag, ...tags.filter(({ id }) => id !== tag.id)]);

  const { queryKey } = dashboardsQuery;
  // The second click of a double one comes before anything is drawn anew; what is saved is saved once.
  const underWay = useRef(false);
  const saving = useMutation({
    mutationFn: (change: TagChange) => changeTags(dashboard.id, change),
    onSuccess: (now) => {
      client.setQueryData(queryKey, (list) => list?.map((line) => (line.id === dashboard.id ? { ...line, ...now } : line)));
      // What the pages of the dashboard have read is of the revision before.
      client.removeQueries({ queryKey: [...queryKey, dashboard.id] });
      void client.invalidateQueries({ queryKey, exact: true });
      void client.invalidateQueries({ queryKey: tagsQuery.queryKey });
      notify({ type: "success", title: t("tags.saved"), msg: dashboard.title });
      events.onSaved();
    },
    onError: () => {
      underWay.current = false;
      void client.invalidateQueries({ queryKey, exact: true });
    },
  });
  const save = (change: TagChange): void => {
    if (underWay.current) return;
    underWay.current = true;
    saving.mutate(change);
  };
  const add = useMutation({
    mutationFn: createTag,
    onSuccess: async (tag, sent) => {
      await offerNew(tag);
      events.onAdded(tag.title, sent);
    },
  });
  const restore = useMutation({
    mutationFn: ({ title }: TagRemoval) => createTag(title),
    onSuccess: async (tag, { wasTicked }) => {
      await offerNew(tag);
      events.onRestored(tag.title, wasTicked);
    },
    onError: failed,
  });
  const remove = useMutation({
    mutationFn: ({ id }: TagRemoval) => deleteTag(id),
    onSuccess: async (_, removal) => {
      await offer((tags) => tags.filter(({ id }) => id !== removal.id));
      events.onRemoved(removal.title);
      notify({
        type: "success",
        title: t("tags.deleted"),
        msg: t("tags.deletedText", { title: removal.title }),
        action: { label: t("list.undo"), onSelect: () => restore.mutate(removal) },
      });
    },
    onError: failed,
  });
  return { save, saving, add, remove };
}
