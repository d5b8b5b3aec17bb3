import { type UseMutationResult, useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import type { DashboardAnswer, DashboardSummary, Tag } from "../../generated/types.ts";
import { useToasts } from "../../ui/toast/toasts.tsx";
import { createTag, dashboardsQuery, deleteTag, tagsQuery } from "./dashboards-queries.ts";
import { saveTags } from "./save-tags.ts";
import type { TagChange } from "./tag-choices.ts";

interface TagEvents {
  onSaved: () => void;
  onAdded: (title: string) => void;
  onRemoved: (title: string) => void;
  /** A deletion was undone. */
  onRestored: (title: string, wasTicked: boolean) => void;
}

interface TagRemoval extends Tag {
  wasTicked: boolean;
}

interface TagActions {
  save: UseMutationResult<DashboardAnswer, Error, TagChange>;
  add: UseMutationResult<Tag, Error, string>;
  remove: UseMutationResult<void, Error, TagRemoval>;
}

/** Saves a dashboard's tags, makes tags and deletes them; the list shows at once what came of it. */
export function useTagActions(dashboard: DashboardSummary, events: TagEvents): TagActions {
  const { t } = useTranslation("dashboards");
  const client = useQueryClient();
  const { notify } = useToasts();
  const failed = (error: Error): void => void notify({ type: "error", title: t("list.actionFailed"), msg: error.message });
  // A list on its way was asked before the tag was made or deleted.
  const offer = async (change: (tags: readonly Tag[]) => Tag[]): Promise<void> => {
    await client.cancelQueries({ queryKey: tagsQuery.queryKey });
    client.setQueryData(tagsQuery.queryKey, (tags) => tags && change(tags));
    void client.invalidateQueries({ queryKey: tagsQuery.queryKey });
  };
  const offerNew = (tag: Tag): Promise<void> => offer((tags) => [tag, ...tags.filter(({ id }) => id !== tag.id)]);

  const save = useMutation({
    mutationFn: (change: TagChange) => saveTags(dashboard.id, change),
    onSuccess: ({ document, revision, updated_at, updated_by }) => {
      const { queryKey } = dashboardsQuery;
      const now = { tags: document.tags ?? [], revision, updated_at, updated_by };
      client.setQueryData(queryKey, (list) => list?.map((line) => (line.id === dashboard.id ? { ...line, ...now } : line)));
      // What the pages of the dashboard have read is of the revision before.
      client.removeQueries({ queryKey: [...queryKey, dashboard.id] });
      void client.invalidateQueries({ queryKey, exact: true });
      void client.invalidateQueries({ queryKey: tagsQuery.queryKey });
      notify({ type: "success", title: t("tags.saved"), msg: dashboard.title });
      events.onSaved();
    },
  });
  const add = useMutation({
    mutationFn: createTag,
    onSuccess: async (tag) => {
      await offerNew(tag);
      events.onAdded(tag.title);
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
  return { save, add, remove };
}
