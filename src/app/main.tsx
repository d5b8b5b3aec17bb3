import "./trusted-types.ts";
import "../styles/base.css";
import "../lib/i18n.ts";

import { CSPProvider } from "@base-ui/react/csp-provider";
import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactElement, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router-dom";

import { queryClient } from "../lib/query.ts";
import { ToastsProvider } from "../ui/toast/toasts.tsx";
import { DocumentPreviewContext, type DocumentPreviewProps } from "../lib/document-preview.tsx";
import { DocumentPreview } from "./page/document-preview.tsx";
import { StartFailure } from "./start-failure.tsx";
import { createRouter } from "./router.tsx";
import { loadSession, SessionContext } from "./session.ts";

const drawPreview = (props: DocumentPreviewProps): ReactElement => <DocumentPreview {...props} />;

const element = document.getElementById("root");
if (!element) throw new Error("index.html has no #root");
const root = createRoot(element);

try {
  const session = await loadSession();
  const router = createRouter(session);
  root.render(
    <StrictMode>
      <CSPProvider disableStyleElements>
      <SessionContext value={session}>
        <QueryClientProvider client={queryClient}>
          <ToastsProvider>
            <DocumentPreviewContext value={drawPreview}>
              <RouterProvider router={router} />
            </DocumentPreviewContext>
          </ToastsProvider>
        </QueryClientProvider>
      </SessionContext>
      </CSPProvider>
    </StrictMode>,
  );
} catch (error) {
  console.error("FAILED TO LOAD APP CONFIG", error);
  root.render(<StartFailure />);
}
