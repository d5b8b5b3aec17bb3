import { ArrowDown, ArrowUp, Braces, Copy, CopyPlus, Move, Scaling, SlidersHorizontal, TextCursorInput, Trash2 } from "lucide-react";
import { useMemo } from "react";

import { useSingleKeys } from "../../lib/single-keys.ts";
import type { MenuEntry, MenuItem } from "../../ui/menu/menu-entries.tsx";
import type { SectionPlace } from "../../engine/document/structure.ts";
import { useTexts } from "./texts.ts";
import type { GestureKind } from "./use-grid-gesture.ts";

/** What can be asked of a widget from its own menu; give it the same identity as long as nothing of it changes. */
export interface TileEditing {
  /** Opens its settings and goes there, to its title where that is to be changed. */
  onSettings: (id: string, part?: "title" | "json") => void;
  onShift: (id: string, by: -1 | 1) => void;
  onDuplicate: (id: string) => void;
  onCopy: (id: string) => void;
  onSend: (id: string, to: SectionPlace) => void;
  onRemove: (id: string) => void;
}

/** A section by its name. */
export interface NamedPlace {
  place: SectionPlace;
  label: string;
}

/** The keys of a widget's handle, as `aria-keyshortcuts` names them. */
const keys = { settings: "Enter", move: "M", resize: "R", rename: "F2", delete: "Delete" } as const;

/**
 * The entries of a widget's menu while it is edited; its place among those of its section is counted from 1. Where it
 * is in a grid, the keys of its handle are shown beside what they do, as far as they act.
 */
export function useTileEntries(
  id: string,
  { at, of }: { at: number; of: number },
  { onSettings, onShift, onDuplicate, onCopy, onSend, onRemove }: TileEditing,
  elsewhere: readonly NamedPlace[],
  onGesture: ((id: string, kind: GestureKind) => void) | undefined,
): readonly MenuEntry[] {
  const { t } = useTexts();
  const singleKeys = useSingleKeys();
  return useMemo(() => {
    const shortcut = (name: keyof typeof keys): Pick<MenuItem, "shortcut"> =>
      onGesture && (singleKeys || keys[name].length > 1) ? { shortcut: { label: t(`keys.${name}.key`), key: keys[name] } } : {};
    return [
      { id: "settings", label: t("entries.settings"), icon: SlidersHorizontal, onSelect: () => onSettings(id), ...shortcut("settings") },
      { id: "rename", label: t("entries.rename"), icon: TextCursorInput, onSelect: () => onSettings(id, "title"), ...shortcut("rename") },
      ...(onGesture
        ? [
            { id: "move", label: t("entries.move"), icon: Move, onSelect: () => onGesture(id, "move"), ...shortcut("move") },
            { id: "resize", label: t("entries.resize"), icon: Scaling, onSelect: () => onGesture(id, "resize"), ...shortcut("resize") },
          ]
        : []),
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
      { id: "duplicate", label: t("entries.duplicate"), icon: CopyPlus, onSelect: () => onDuplicate(id) },
      { id: "copy", label: t("entries.copy"), icon: Copy, onSelect: () => onCopy(id) },
      { id: "json", label: t("entries.json"), icon: Braces, onSelect: () => onSettings(id, "json") },
      ...(elsewhere.length > 0 ? [{ id: "send", heading: t("entries.send") }] : []),
      ...elsewhere.map(({ place, label }) => ({ id: `to ${place.tab} ${place.section}`, label, onSelect: () => onSend(id, place) })),
      { id: "remove", label: t("settings.delete"), icon: Trash2, danger: true, onSelect: () => onRemove(id), ...shortcut("delete") },
    ];
  }, [id, at, of, onSettings, onShift, onDuplicate, onCopy, onSend, onRemove, elsewhere, onGesture, singleKeys, t]);
}
