import { type RefObject, useEffect, useState } from "react";

import { type Passage, trimmed, type Words } from "./spans.ts";

/**
 * The words of a review that are selected in its texts; the last ones, once the selection has moved elsewhere.
 *
 * The texts are the elements with `data-field` below `root`; a selection across two of them is none.
 */
export function useSelectedPassage(root: RefObject<HTMLElement | null>, words: Words, watching: boolean): Passage | null {
  const [passage, setPassage] = useState<Passage | null>(null);
  const { title, text } = words;
  useEffect(() => {
    if (!watching) return;
    const read = (): void => {
      const selection = getSelection();
      const found =
        selection && selection.rangeCount > 0 && !selection.isCollapsed ? passageOf(selection.getRangeAt(0), root.current) : null;
      const core = found && trimmed(found, { title, text });
      if (core) setPassage(core);
    };
    read();
    document.addEventListener("selectionchange", read);
    return () => document.removeEventListener("selectionchange", read);
  }, [root, title, text, watching]);
  return passage;
}

/** Where a range lies in one of the texts; null outside them. Offsets are those of the text's own characters. */
export function passageOf(range: Range, root: HTMLElement | null): Passage | null {
  const holder = range.commonAncestorContainer;
  const field = (holder instanceof Element ? holder : holder.parentElement)?.closest<HTMLElement>("[data-field]");
  const name = field?.dataset.field;
  if (!field || !root?.contains(field) || (name !== "title" && name !== "text")) return null;
  const before = document.createRange();
  before.setStart(field, 0);
  before.setEnd(range.startContainer, range.startOffset);
  const start = before.toString().length;
  return { field: name, start, end: start + range.toString().length };
}
