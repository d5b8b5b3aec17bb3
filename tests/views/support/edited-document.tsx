import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act } from "@testing-library/react";
import { type ReactElement, useEffect, useReducer } from "react";

import { metricsOf, type PlanCatalog } from "../../../src/engine/catalog/catalog.ts";
import { begin, type History, historyReducer } from "../../../src/engine/document/history.ts";
import { problemsOf } from "../../../src/engine/document/problems-of.ts";
import { plan } from "../../../src/engine/plan/plan.ts";
import type { CatalogSource, Dashboard, WidgetType } from "../../../src/generated/types.ts";
import { viewManifests } from "../../../src/generated/view-manifests.ts";
import { type Session, SessionContext } from "../../../src/page/session/session.ts";
import { ToastsProvider } from "../../../src/ui/toast/toasts.tsx";
import { Settings } from "../../../src/features/editor/settings/settings.tsx";

const types = import.meta.glob<WidgetType>("../../../widgets/types/*.json", { eager: true, import: "default" });
const sources = import.meta.glob<CatalogSource>("../../../widgets/metrics/*.json", { eager: true, import: "default" });

/** The catalog of the shipped files, for tests. */
export const shippedCatalog: PlanCatalog = {
  views: viewManifests,
  types: Object.fromEntries(Object.values(types).map((type) => [type.type, type])),
  metrics: metricsOf(Object.values(sources)),
};

const session = {
  user: { group: { name: "Pays d’Aurelle", logo_url: "/images/a1.png" } },
  app: { product: { name: "Belvédère" }, tonalities: [{ name: "Négatif", svg_url: "/tonalities/1.svg" }] },
} as Session;

/** What a test reads of the document that {@link EditedDocument} shows: its history now, and the way back. */
export const edited: { history: History; undo: () => void } = { history: begin(documentOf({ type: "" })), undo: () => undefined };

/** A document of one widget. */
export function documentOf(widget: Dashboard["widgets"][string]): Dashboard {
  return {
    version: 1,
    title: "Essai",
    widgets: { w: widget },
    layout: { tabs: [{ id: "t", sections: [{ id: "s", grid: [{ widget: "w", x: 0, y: 0, w: 8, h: 5 }] }] }] },
  };
}

const queries = new QueryClient();

interface EditedDocumentProps {
  document: Dashboard;
  fresh?: boolean;
  /** The settings of the dashboard as a whole, not of its widget. */
  whole?: boolean;
}

/** The settings of a document's widget, whose changes go into the document as the editor's do. */
export function EditedDocument({ document, fresh = false, whole = false }: EditedDocumentProps): ReactElement {
  const [state, dispatch] = useReducer(historyReducer, document, begin);
  useEffect(() => {
    edited.history = state;
    edited.undo = () => act(() => dispatch({ type: "undo" }));
  });
  return (
    <SessionContext value={session}>
      <QueryClientProvider client={queries}>
        <ToastsProvider>
          <Settings
            chosen={whole ? [] : plan(state.document, shippedCatalog)}
            document={state.document}
            catalog={shippedCatalog}
            mayUse={() => true}
            problems={problemsOf(state.document, shippedCatalog)}
            fresh={fresh}
            onChange={(change, gesture) => dispatch({ type: "edit", change, gesture })}
            onPatch={(patches, gesture) => dispatch({ type: "patch", patches, gesture })}
            onDuplicate={() => {}}
            onRemove={() => {}}
          />
        </ToastsProvider>
      </QueryClientProvider>
    </SessionContext>
  );
}
