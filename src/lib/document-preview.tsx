import { createContext, type ReactElement, useContext } from "react";

import type { ResultsPath } from "./api.ts";
import type { Dashboard } from "../generated/types.ts";

export interface DocumentPreviewProps {
  document: Dashboard;
  /** The address of the streamed call that answers the document. */
  resultsPath: ResultsPath;
  /** Drawn at its own size, to be read; else in miniature. */
  full?: boolean;
}

type DrawPreview = (props: DocumentPreviewProps) => ReactElement;

/** How features draw a document: the application gives them its one page renderer. */
export const DocumentPreviewContext = createContext<DrawPreview | null>(null);

export function useDocumentPreview(): DrawPreview {
  const preview = useContext(DocumentPreviewContext);
  if (!preview) throw new Error("useDocumentPreview outside the application");
  return preview;
}
