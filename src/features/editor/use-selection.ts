import { useCallback, useMemo, useState } from "react";

import { placeOfWidget, type SectionPlace } from "../../engine/document/structure.ts";
import type { Dashboard } from "../../generated/types.ts";
import { lastSection } from "./section-places.ts";

interface Selection {
  /** The chosen widgets that there are, the last chosen one last. */
  selected: readonly string[];
  last: string | undefined;
  /** `more` adds it to those already chosen, or takes it from them. */
  select: (id: string, more?: boolean) => void;
  setSelected: (ids: readonly string[]) => void;
  openTab: string;
  /** Opens a tab and keeps what is chosen; what is chosen on another tab is out of sight. */
  showTab: (tab: string) => void;
  openTabAlone: (tab: string) => void;
  /** Where something goes that is added now: beside what is chosen on the open tab, else at its end. */
  here: SectionPlace;
}

const nothing: readonly string[] = [];

/** What is chosen in the editor, and the tab that is open. */
export function useSelection(document: Dashboard): Selection {
  const [selection, setSelected] = useState(nothing);
  const [openedTab, showTab] = useState<string>();
  const { tabs } = document.layout;
  const openTab = tabs.find(({ id }) => id === openedTab)?.id ?? tabs[0]?.id ?? "";
  const selected = useMemo(() => selection.filter((id) => Object.hasOwn(document.widgets, id)), [selection, document.widgets]);
  const last = selected.at(-1);
  const near = last === undefined ? undefined : placeOfWidget(document, last);
  const here = near?.tab === openTab ? near : lastSection(document, openTab);
  const select = useCallback(
    (id: string, more = false) =>
      setSelected((before) => (!more ? [id] : before.includes(id) ? before.filter((one) => one !== id) : [...before, id])),
    [],
  );
  const openTabAlone = useCallback((tab: string) => {
    showTab(tab);
    setSelected(nothing);
  }, []);
  return { selected, last, select, setSelected, openTab, showTab, openTabAlone, here };
}
