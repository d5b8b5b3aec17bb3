import { useMemo } from "react";

import { entry } from "../../engine/entry.ts";
import type { Difference } from "../../engine/document/versions/differences.ts";
import { differenceSentence } from "../../engine/document/versions/difference-words.ts";
import type { Dashboard } from "../../generated/types.ts";
import { viewSchemas } from "../../generated/view-schemas.ts";
import { useCatalog } from "../../page/session/use-catalog.ts";
import { usePageTexts } from "../../page/words/texts.ts";

/** How a difference from `base` to another version is said, by the names that readers know; undefined until the catalog has come. */
export function useDifferenceWords(base: Dashboard): ((difference: Difference, after: Dashboard) => string) | undefined {
  const known = useCatalog();
  const { t } = usePageTexts();
  return useMemo(() => {
    if (!known) return undefined;
    const names = {
      catalog: known.catalog,
      dimension: (name: string) => t(`dimension.${name}` as never, { defaultValue: name }),
      options: (view: string) => entry(viewSchemas, view),
    };
    return (difference, after) => differenceSentence(difference, base, after, names);
  }, [known, t, base]);
}
