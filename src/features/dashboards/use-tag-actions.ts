import { useQueryClient } from "@tanstack/react-query";

import type { DashboardSummary, Tag, TagChange } from "../../generated/types.ts";
import { type Action, useAction } from "../../page/action/use-action.ts";
import { changeTags, createTag, dashboardsQuery, deleteTag, tagsQuery } from "./dashboards-queries.ts";
import { useTexts } from "./texts.ts";

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
  save: Action<TagChange>;
  add: Action<string>;
  remove: Action<TagRemoval>;
}

/** Saves a dashboard's tags, makes tags and deletes them; the list shows at once what came of it. */
export function useTagActions(dashboard: DashboardSummary, events: TagEvents): TagActions {
  const { t } = useTexts();
  const client = useQueryClient();
  // A list on its way was asked before the tag was made or deleted.
  const offer = async (change: (tags: readonly Tag[]) => Tag[]): Promise<void> => {
    await client.cancelQueries({ queryKey: tagsQuery.queryKey });
    client.setQueryData(tagsQuery.queryKey, (tags) => tags && change(tags));
    void client.invalidateQueries({ queryKey: tagsQuery.queryKey });
  };
  const offerNew = (tag: Tag): Promise<void> => offer((tags) => [tag, ...tags.filter(({ id }) => id !== tag.id)]);

  const { queryKey } = dashboardsQuery;
  const failure = t("list.actionFailed");
  const save = useAction({
    once: true,
    act: (change: TagChange) => changeTags(dashboard.id, change),
    onDone: (now) => {
      client.setQueryData(queryKey, (list) => list?.map((line) => (line.id === dashboard.id ? { ...line, ...now } : line)));
      // What the pages of the dashboard have read is of the revision before.
      client.removeQueries({ queryKey: [...queryKey, dashboard.id] });
      void client.invalidateQueries({ queryKey, exact: true });
      void client.invalidateQueries({ queryKey: tagsQuery.queryKey });
      events.onSaved();
    },
    onFailed: () => void client.invalidateQueries({ queryKey, exact: true }),
    success: () => ({ title: t("tags.saved"), msg: dashboard.title }),
    failure: null,
  });
  const add = useAction({
    act: createTag,
    onDone: async (tag, sent) => {
      await offerNew(tag);
      events.onAdded(tag.title, sent);
    },
    failure: null,
  });
  const remove = useAction({
    act: ({ id }: TagRemoval) => deleteTag(id),
    key: ({ id }) => id,
    onDone: async (_, removal) => {
      await offer((tags) => tags.filter(({ id }) => id !== removal.id));
      events.onRemoved(removal.title);
    },
    success: (_, { title }) => ({ title: t("tags.deleted"), msg: t("tags.deletedText", { title }) }),
    undo:
      (_, { title, wasTicked }) =>
      async () => {
        const tag = await createTag(title);
        await offerNew(tag);
        events.onRestored(tag.title, wasTicked);
      },
    failure,
  });
  return { save, add, remove };
}
