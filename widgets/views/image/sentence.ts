import type { ViewProps } from "../../../src/engine/table/view-props.ts";

/** What the image shows, as its author wrote it; else the tile's title. */
export function sentence({ options, context }: ViewProps<"image">): string {
  return options.alt || context.title;
}
