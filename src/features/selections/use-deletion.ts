import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import type { SelectionSummary, SelectionUse } from "../../generated/types.ts";
import { callApi } from "../../lib/api.ts";
import { useAction } from "../../page/action/use-action.ts";
import { deleteSelection, restoreSelection, selectionsQuery } from "../../page/selections/selection-queries.ts";
import { useTexts } from "./texts.ts";

type Deleted = Pick<SelectionSummary, "id" | "title">;

interface Asked {
  selections: readonly Deleted[];
  uses: readonly SelectionUse[];
}

interface Deletion {
  /** Deletes selections that nothing uses; asks first where something does. */
  ask: (selections: readonly Deleted[]) => void;
  busy: boolean;
  /** Of {@link DeleteDialog}. */
  dialog: Asked & { open: boolean; onClose: () => void; onConfirm: () => void };
}

/** Deletes selections, with the way back; what uses them is named beforehand. */
export function useDeletion(onDeleted: () => void = () => undefined): Deletion {
  const { t } = useTexts();
  const client = useQueryClient();
  const [asked, setAsked] = useState<Asked & { open: boolean }>({ selections: [], uses: [], open: false });
  const refresh = (): Promise<void> => client.invalidateQueries({ queryKey: selectionsQuery.queryKey });
  const remove = useAction({
    act: async (selections: readonly Deleted[]) => {
      for (const { id } of selections) await deleteSelection(id);
    },
    onDone: async () => {
      setAsked((before) => ({ ...before, open: false }));
      onDeleted();
      await refresh();
    },
    success: (_, selections) => ({
      title: t("delete.done", { count: selections.length }),
      msg: selections.length === 1 ? selections[0]?.title : undefined,
    }),
    undo: (_, selections) => async () => {
      for (const { id } of selections) await restoreSelection(id);
      await refresh();
    },
    failure: t("failed"),
  });
  const look = useAction({
    act: async (selections: readonly Deleted[]) => {
      const uses = await Promise.all(selections.map(({ id }) => callApi("readSelectionUses", { params: { id } })));
      const gone = new Set(selections.map(({ id }) => id));
      return uses.flat().filter((use) => use.kind !== "selection" || !gone.has(use.id));
    },
    onDone: (uses, selections) => (uses.length > 0 ? setAsked({ selections, uses, open: true }) : remove.run(selections)),
    failure: t("failed"),
  });
  return {
    ask: look.run,
    busy: look.busy || remove.busy,
    dialog: {
      ...asked,
      onClose: () => setAsked((before) => ({ ...before, open: false })),
      onConfirm: () => remove.run(asked.selections),
    },
  };
}
