export type Orientation = "portrait" | "landscape";
export type TextSize = "small" | "normal" | "large";

/** What is chosen of a PDF, as its call takes it. */
export interface PaperQuery {
  format: "pdf";
  orientation: Orientation;
  text: TextSize;
  tabs?: string;
  /** The search of the page's address, to which the file leads back. */
  state: string;
}
