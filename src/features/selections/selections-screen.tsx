import { type ReactElement, useCallback } from "react";
import { useSearchParams } from "react-router-dom";

import { SelectionComparison } from "./comparison/selection-comparison.tsx";
import { EditorPage } from "./editor/editor-page.tsx";
import { SelectionList } from "./selection-list.tsx";

/** The selection that is edited, `new` for one to be made; and those that are compared. */
const SELECTION = "selection";
const COMPARED = "compare";
const REST = "rest";
const NEW = "new";

/** Sélections: the list, one that is edited, or some side by side, as the address says. */
export default function SelectionsScreen(): ReactElement {
  const [params, setParams] = useSearchParams();
  const go = useCallback(
    (changes: Readonly<Record<string, string | null>>, replace = false) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(changes)) {
            if (value === null) next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace },
      ),
    [setParams],
  );
  const close = (): void => go({ [SELECTION]: null, [COMPARED]: null, [REST]: null });
  const compare = (ids: readonly string[], rest: boolean, replace = false): void =>
    go({ [SELECTION]: null, [COMPARED]: ids.join(","), [REST]: rest ? "1" : null }, replace);

  const edited = params.get(SELECTION);
  if (edited !== null)
    return (
      <EditorPage
        key={edited}
        id={edited === NEW ? null : edited}
        onClose={close}
        onSaved={(id) => go({ [SELECTION]: id }, true)}
        onCompare={(id) => compare([id], true)}
      />
    );
  const compared = params.get(COMPARED)?.split(",").filter(Boolean) ?? [];
  if (compared.length > 0)
    return (
      <SelectionComparison
        ids={compared}
        rest={params.get(REST) === "1"}
        onChange={(ids, rest) => (ids.length > 0 ? compare(ids, rest, true) : close())}
        onClose={close}
      />
    );
  return <SelectionList onNew={() => go({ [SELECTION]: NEW })} onOpen={(id) => go({ [SELECTION]: id })} onCompare={compare} />;
}
