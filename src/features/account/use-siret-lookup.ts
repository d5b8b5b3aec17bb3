import { useEffect, useRef, useState } from "react";

import { withoutSpaces } from "../../domain/siret.ts";
import { Problem } from "../../lib/problem.ts";
import { findAddress } from "./account-queries.ts";
import { filledFrom } from "./billing-rules.ts";
import type { Form } from "../../page/form/use-form.ts";

/** Why a look-up filled nothing, and for which SIRET. */
export interface LookupFailure {
  siret: string;
  reason: "incomplete" | "unknown" | "wrong" | "failed";
}

export interface SiretLookup {
  searching: boolean;
  failure: LookupFailure | null;
  search: () => void;
  /** Forgets the look-up under way and what the last one said. */
  reset: () => void;
}

/** Fills the billing address from the register of companies. Specification §5: an incomplete address flags the SIRET, a failed call flags and clears it. */
export function useSiretLookup(form: Pick<Form, "text" | "set" | "fillIn">): SiretLookup {
  const [state, setState] = useState<{ searching: boolean; failure: LookupFailure | null }>({ searching: false, failure: null });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const search = async (): Promise<void> => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const siret = withoutSpaces(form.text("siret"));
    const before = { street: form.text("street"), zip: form.text("zip"), city: form.text("city") };
    setState({ searching: true, failure: null });
    try {
      const found = filledFrom(await findAddress(siret, controller.signal));
      if (controller.signal.aborted) return;
      if (found) form.fillIn({ ...found }, before);
      setState({ searching: false, failure: found ? null : { siret, reason: "incomplete" } });
    } catch (error) {
      if (controller.signal.aborted) return;
      form.set("siret", "");
      setState({ searching: false, failure: { siret, reason: reasonOf(error) } });
    }
  };

  return {
    ...state,
    search: () => void search(),
    reset: () => {
      running.current?.abort();
      setState({ searching: false, failure: null });
    },
  };
}

function reasonOf(error: unknown): LookupFailure["reason"] {
  const status = error instanceof Problem ? error.status : 0;
  if (status === 404) return "unknown";
  return status === 422 ? "wrong" : "failed";
}
