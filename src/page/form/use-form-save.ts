import { useToasts } from "../../ui/toast/toasts.tsx";
import { useTexts } from "./texts.ts";
import type { Form, SaveOutcome } from "./use-form.ts";

/** What the notification of a save says. */
interface SaveWords {
  saved: string;
  failed: (reason: (SaveOutcome & { ok: false })["reason"]) => string;
}

/** Saves a form and says how it went in a notification. */
export function useFormSave(form: Form, words: SaveWords, onSaved: () => void = () => {}): () => Promise<void> {
  const { t } = useTexts();
  const { notify } = useToasts();
  return async () => {
    const outcome = await form.save();
    if (outcome.ok) {
      notify({ type: "success", title: words.saved });
      onSaved();
      return;
    }
    const message = [outcome.message, t(outcome.reason === "conflict" ? "conflict" : "kept")].filter(Boolean).join(" ");
    notify({ type: "error", title: words.failed(outcome.reason), msg: message });
  };
}
