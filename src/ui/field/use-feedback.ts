import { useEffect, useState } from "react";
import { FORM_FEEDBACK_MS } from "../../domain/constants.ts";

export type Feedback = "success" | "error";

/** The highlight of a form's fields after a save, which resets after 3 s (specification t4), and how to set it. */
export function useFeedback(): [feedback: Feedback | null, show: (feedback: Feedback) => void] {
  // A new object each time, so that a second save starts the time again.
  const [state, setState] = useState<{ feedback: Feedback } | null>(null);
  useEffect(() => {
    if (!state) return;
    const timer = setTimeout(() => setState(null), FORM_FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [state]);
  return [state?.feedback ?? null, (feedback) => setState({ feedback })];
}
