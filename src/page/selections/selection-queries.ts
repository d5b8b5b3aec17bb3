import { queryOptions } from "@tanstack/react-query";

import type { Selection, SelectionInput, SelectionMembersChange, SelectionMembersChanged } from "../../generated/types.ts";
import { callApi } from "../../lib/api.ts";
import { createOnce } from "../../lib/create-once.ts";

/** The selections of the organisation. What is asked of them begins with the same key: it is asked again when one changes. */
export const selectionsQuery = queryOptions({ queryKey: ["selections"], queryFn: () => callApi("listSelections") });

export function createSelection(selection: SelectionInput): Promise<Selection> {
  return createOnce("createSelection", { body: selection });
}

/** Adds and removes members; answers those that were really added and removed. */
export function changeMembers(id: string, change: SelectionMembersChange): Promise<SelectionMembersChanged> {
  return callApi("changeSelectionMembers", { params: { id }, body: change });
}

/** Deletes a selection; {@link restoreSelection} brings it back. */
export async function deleteSelection(id: string): Promise<void> {
  await callApi("deleteSelection", { params: { id } });
}

export async function restoreSelection(id: string): Promise<void> {
  await callApi("restoreSelection", { params: { id } });
}
