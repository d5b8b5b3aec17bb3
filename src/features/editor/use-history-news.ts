import { useState } from "react";

import type { History } from "../../engine/document/history.ts";
import type { Tile } from "../../engine/plan/plan.ts";
import { useTexts } from "./texts.ts";

/** What a screen reader says of a removal, an undo or a redo, whichever way it was asked for; another number says the same words again. */
export function useHistoryNews(history: History, tiles: readonly Tile[]): { text: string; no: number } {
  const { t } = useTexts();
  const [last, setLast] = useState({ history, tiles });
  const [news, setNews] = useState({ text: "", no: 0 });
  if (last.history !== history || last.tiles !== tiles) {
    setLast({ history, tiles });
    const text = textOf();
    if (text) setNews({ text, no: news.no + 1 });
  }
  return news;

  function textOf(): string | undefined {
    const { past, future, document } = history;
    if (future.length > last.history.future.length) return t("history.undone");
    if (past.at(-1) !== last.history.past.at(-1) && past.at(-1) === last.history.future[0]) return t("history.redone");
    const removed = last.tiles.find(({ id }) => !Object.hasOwn(document.widgets, id));
    return removed && t("history.removed", { title: removed.title });
  }
}
