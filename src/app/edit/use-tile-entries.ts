import { ArrowDown, ArrowUp, SlidersHorizontal, Trash2 } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";

import type { MenuEntry } from "../../ui/menu/menu-entries.tsx";

/** What can be asked of a widget from its own menu; give it the same identity as long as nothing of it changes. */
export interface TileEditing {
  /** Opens its settings where they are not beside it. */
  onSettings?: ((id: string) => void) | undefined;
  onShift: (id: string, by: -1 | 1) => void;
  onRemove: (id: string) => void;
}

/** The entries of a widget's menu while it is edited; its place among those of its section is counted from 1. */
export function useTileEntries(
  id: string,
  { at, of }: { at: number; of: number },
  { onSettings, onShift, onRemove }: TileEditing,
): readonly MenuEntry[] {
  const { t } = useTranslation("edit");
  return useMemo(
    () => [
      ...(onSettings ? [{ id: "settings", label: t("entries.settings"), icon: SlidersHorizontal, onSelect: () => onSettings(id) }] : []),
      {
        id: "earlier",
        label: t("settings.up"),
        icon: ArrowUp,
        onSelect: () => onShift(id, -1),
        ...(at === 1 ? { disabledReason: t("entries.first") } : {}),
      },
      {
        id: "later",
        label: t("settings.down"),
        icon: ArrowDown,
        onSelect: () => onShift(id, 1),
        ...(at === of ? { disabledReason: t("entries.last") } : {}),
      },
      { id: "remove", label: t("settings.delete"), icon: Trash2, danger: true, onSelect: () => onRemove(id) },
    ],
    [id, at, of, onSettings, onShift, onRemove, t],
  );
}
