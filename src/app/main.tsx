import "./trusted-types.ts";
import "../styles/base.css";
import "../lib/i18n.ts";

import { CSPProvider } from "@base-ui/react/csp-provider";
import { QueryClientProvider } from "@tanstack/react-query";
import { lazy, type ReactElement, StrictMode, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router-dom";

import { DocumentPreviewContext, type DocumentPreviewProps } from "../lib/document-preview.tsx";
import { queryClient } from "../lib/query.ts";
import { applyBrand } from "./brand.ts";
import { createRouter } from "./router.tsx";
import { loadSession, SessionContext } from "../page/session/session.ts";
import { watchAccount } from "./watch-account.ts";
import { watchEvents } from "./watch-events.ts";
import { watchPages } from "./watch-pages.ts";
import { watchMaintenance, watchSessionEnd, watchUserChange } from "./watch-session.ts";
import { Skeleton } from "../ui/skeleton/skeleton.tsx";

const Preview = lazy(() => import("../page/document/document-preview.tsx").then(({ DocumentPreview }) => ({ default: DocumentPreview })));

/** A document's preview, whose renderer loads with the first of them: most pages show none. */
function LazyPreview(props: DocumentPreviewProps): ReactElement {
  return (
    <Suspense fallback={<Skeleton shape="block" />}>
      <Preview {...props} />
    </Suspense>
  );
}

const element = document.getElementById("root");
if (!element) throw new Error("index.html has no #root");

const session = await loadSession();
applyBrand(session.app.product);
const router = createRouter(session);
watchMaintenance(session, router);
watchSessionEnd(session, router);
watchUserChange(session, router);
watchAccount(session, queryClient);
const pages = watchPages(session, router, queryClient);
watchEvents(session, queryClient, pages.look);

createRoot(element).render(
  <StrictMode>
    <CSPProvider disableStyleElements>
      <SessionContext value={session}>
        <QueryClientProvider client={queryClient}>
          <DocumentPreviewContext value={LazyPreview}>
            {/* A transition would wait as long as answers keep coming in on the page that is left. */}
            <RouterProvider router={router} useTransitions={false} />
          </DocumentPreviewContext>
        </QueryClientProvider>
      </SessionContext>
    </CSPProvider>
  </StrictMode>,
);
