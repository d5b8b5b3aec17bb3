import { useState } from "react";

import type { Change } from "../../engine/document/edit.ts";
import { freeWidgetId } from "../../engine/document/edit.ts";
import type { SectionPlace } from "../../engine/document/structure.ts";
import type { Dashboard, Widget, WidgetType } from "../../generated/types.ts";
import { viewManifests } from "../../generated/view-manifests.ts";
import { useToasts } from "../../ui/toast/toasts.tsx";
import type { PlanCatalog } from "../../engine/catalog/catalog.ts";
import { entry } from "../../engine/entry.ts";
import { useTexts } from "./texts.ts";

/** Widgets that a document may hold (schemas/dashboard): one more would make it unsound. */
export const MOST_WIDGETS = 60;

interface AddingOptions {
  document: Dashboard;
  catalog: PlanCatalog;
  /** Where a new widget goes. */
  to: SectionPlace;
  onChange: (change: Change) => void;
  onAdded: (id: string, widget: Widget) => void;
}

/** The ways by which widgets come into the document. */
export interface Adding {
  add: (type: WidgetType) => void;
  place: (widget: Widget) => void;
  /** Adds a type to a section, where `placed` puts it. */
  drop: (type: string, to: SectionPlace, placed: (id: string) => Change) => void;
  /** Ids of the copies, in the order of the originals. */
  duplicate: (ids: readonly string[]) => readonly string[];
  /** The size of the type that is being dragged from the palette. */
  dropping: { w: number; h: number } | undefined;
  onDrag: (type: WidgetType | undefined) => void;
}

export function useAdding({ document, catalog, to, onChange, onAdded }: AddingOptions): Adding {
  const { t } = useTexts();
  const { notify } = useToasts();
  const [dropping, setDropping] = useState<{ w: number; h: number }>();
  const hasRoom = (count: number): boolean => {
    if (Object.keys(document.widgets).length + count <= MOST_WIDGETS) return true;
    notify({ type: "warning", title: t("palette.full", { count: MOST_WIDGETS }) });
    return false;
  };
  const sizeOf = (type: WidgetType | undefined): { w: number; h: number } =>
    type?.size ?? viewManifests[type?.view as keyof typeof viewManifests]?.defaultSize ?? { w: 4, h: 4 };
  const put = (widget: Widget, place: SectionPlace, placed?: (id: string) => Change): void => {
    if (!hasRoom(1)) return;
    const id = freeWidgetId(document, widget.type);
    const added: Change = { type: "add-widget", id, widget, to: place, size: sizeOf(entry(catalog.types, widget.type)) };
    onChange(placed ? { type: "all", changes: [added, placed(id)] } : added);
    onAdded(id, widget);
  };
  return {
    add: (type) => put({ type: type.type }, to),
    place: (widget) => put(widget, to),
    drop: (name, place, placed) => {
      setDropping(undefined);
      if (entry(catalog.types, name)) put({ type: name }, place, placed);
    },
    duplicate: (ids) => {
      if (!hasRoom(ids.length)) return [];
      let made = document;
      const copies = ids.map((id) => {
        const as = freeWidgetId(made, entry(document.widgets, id)?.type ?? id);
        made = { ...made, widgets: { ...made.widgets, [as]: { type: "" } } };
        return { id, as };
      });
      onChange({ type: "all", changes: copies.map(({ id, as }): Change => ({ type: "duplicate-widget", id, as })) });
      return copies.map(({ as }) => as);
    },
    dropping,
    onDrag: (type) => setDropping(type && sizeOf(type)),
  };
}
