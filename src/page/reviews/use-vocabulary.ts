import { useMemo } from "react";

import { useSession } from "../session/session.ts";
import type { Vocabulary } from "./reviews-types.ts";

/** The product's names of what reviews are shown with, and who reads them; the same object while the session lasts. */
export function useVocabulary(): Vocabulary {
  const { app, user } = useSession();
  return useMemo(() => ({ ...app, login: user?.login ?? null }), [app, user]);
}
