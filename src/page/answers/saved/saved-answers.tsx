import { BookmarkPlus, Library } from "lucide-react";
import { lazy, type ReactElement, Suspense, useState } from "react";

import { fillPlaces } from "../../../domain/answers/places.ts";
import type { AnswerVariables } from "../../../generated/types.ts";
import { Button } from "../../../ui/button/button.tsx";
import { useToasts } from "../../../ui/toast/toasts.tsx";
import { useTexts } from "../texts.ts";

// Comes with its dialog when it is opened.
const SavedDialog = lazy(() => import("./saved-dialog.tsx").then((module) => ({ default: module.SavedDialog })));

interface SavedAnswersProps {
  text: string;
  variables: AnswerVariables;
  disabled: boolean;
  /** Takes a saved answer in place of the text. */
  onText: (text: string) => void;
}

/** The texts that the group answers by again: taken into the answer with their places filled in, or saved from it. */
export function SavedAnswers({ text, variables, disabled, onText }: SavedAnswersProps): ReactElement {
  const { t } = useTexts();
  const { notify } = useToasts();
  const [opened, setOpened] = useState<"list" | "new" | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const open = (what: "list" | "new"): void => {
    setWasOpened(true);
    setOpened(what);
  };
  const use = (saved: string): void => {
    const before = text;
    setOpened(null);
    onText(fillPlaces(saved, variables));
    notify({
      type: "success",
      title: t("saved.used"),
      msg: t("saved.usedText"),
      ...(before.trim() === "" ? {} : { action: { label: t("cancel"), onSelect: () => onText(before) } }),
    });
  };
  return (
    <>
      <Button size="compact" variant="ghost" icon={Library} disabled={disabled} onClick={() => open("list")}>
        {t("saved.open")}
      </Button>
      {text.trim() !== "" && (
        <Button size="compact" variant="ghost" icon={BookmarkPlus} disabled={disabled} onClick={() => open("new")}>
          {t("saved.keep")}
        </Button>
      )}
      {wasOpened && (
        <Suspense fallback={null}>
          <SavedDialog key={opened} opened={opened} text={text} onUse={use} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
}
