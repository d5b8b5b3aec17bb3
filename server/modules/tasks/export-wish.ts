import type { PaperLayout } from "../../paper/paper-order.ts";

/** The files that a document is made into. */
export type ExportFormat = "csv" | "xlsx" | "pdf";

/** What a reader chooses of a PDF. */
export interface PaperWish {
  layout: PaperLayout;
  /** Ids of tabs; all where absent. */
  tabs?: readonly string[] | undefined;
  /** The address of the same state; null without. */
  address: string | null;
}

export const usualLayout: PaperLayout = { orientation: "portrait", text: "normal" };

/** How a file of each format is named and served. */
export const fileTypes: Readonly<Record<ExportFormat, { extension: string; mediaType: string }>> = {
  csv: { extension: "zip", mediaType: "application/zip" },
  xlsx: { extension: "xlsx", mediaType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" },
  pdf: { extension: "pdf", mediaType: "application/pdf" },
};
