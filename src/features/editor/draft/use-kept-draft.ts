import { useEffect, useEffectEvent, useState } from "react";

import type { Dashboard } from "../../../generated/types.ts";
import { useToasts } from "../../../ui/toast/toasts.tsx";
import { useTexts } from "../texts.ts";
import { type KeptDraft, keptDraft } from "./kept-draft.ts";

/** The draft that an earlier editor of this tab could not save, where it goes on instead of what is stored; says so once. */
export function useKeptDraft(id: string, stored: Dashboard): KeptDraft | null {
  const { t } = useTexts();
  const { notify } = useToasts();
  const [kept] = useState(() => keptDraft(id, stored));
  const say = useEffectEvent((): void => {
    notify({ type: "success", title: t("draft.restored"), msg: t("draft.restoredText") });
  });
  useEffect(() => {
    if (kept) say();
  }, [kept]);
  return kept;
}
