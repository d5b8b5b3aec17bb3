import type { ViewContext } from "../../src/engine/table/view-props.ts";
import type { Result } from "../../src/generated/types.ts";

/** How a document is laid out on paper, as its reader chooses. */
export interface PaperLayout {
  orientation: "portrait" | "landscape";
  text: "small" | "normal" | "large";
}

/** A document to be drawn: everything that is on its pages. It goes to another process, so it is JSON. */
export interface PaperOrder extends PaperLayout {
  /** The product's name. */
  product: string;
  title: string;
  /** Whose figures they are. */
  owner: string;
  /** Period, comparison, filters: a name and what it says. On the first page whole, on the others in one line. */
  ground: [name: string, text: string][];
  /** In the head of every page after the first. */
  shortGround: string;
  /** The address of the same state; null without. */
  address: string | null;
  /** When it was made, as people read it. */
  made: string;
  tabs: PaperTab[];
}

export interface PaperTab {
  /** Null for the only tab of a document. */
  title: string | null;
  sections: PaperSection[];
}

export interface PaperSection {
  title: string | null;
  tiles: PaperTile[];
}

export interface PaperTile {
  title: string;
  /** A period of its own, or another note under its title. */
  note: string | null;
  /** Columns of twelve and rows that it has on screen. */
  box: { w: number; h: number };
  parts: PaperPart[];
  /** Said in the place of parts, where there are none. */
  missing: string | null;
}

/** One question of a tile with its answer. */
export interface PaperPart {
  view: string;
  label: string | null;
  options: Record<string, unknown>;
  result: Result;
  previous: Result | null;
  /** The picture of an image, where it could be read. */
  image?: PaperImage;
  context: Omit<ViewContext, "onDrill" | "onMore" | "listed">;
}

/** A picture as a page takes it, with its own measures. */
export interface PaperImage {
  width: number;
  height: number;
  /** A PNG or JPEG file in base 64, or the text of an SVG. */
  content: { bitmap: string } | { drawing: string };
}
