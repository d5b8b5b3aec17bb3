import { type ReactElement, useRef } from "react";

import type { FormLanguage } from "../../../domain/forms/translations.ts";
import type { FormWords } from "../../../generated/types.ts";
import { TextArea } from "../../../ui/text-area/text-area.tsx";
import { TextField } from "../../../ui/text-field/text-field.tsx";
import { useTexts } from "../texts.ts";

interface WordsFieldProps {
  label: string;
  lang: FormLanguage;
  words: FormWords | undefined;
  /** The JSON pointer of the text in its form. */
  at: string;
  /** A text that may be absent in every language. */
  optional?: boolean;
  long?: boolean;
  error?: string | undefined;
  /** Undefined where nothing is left of a text that may be absent. */
  onChange: (words: FormWords | undefined) => void;
}

const LONGEST = 600;

/** A text of a form in the language that is being edited; a missing one says what replaces it. */
export function WordsField({ label, lang, words, at, optional, long, error, onChange }: WordsFieldProps): ReactElement {
  const { t } = useTexts();
  /** The translations of a text that was emptied: they come back where French is written anew. */
  const emptied = useRef<FormWords>(undefined);
  const value = words?.[lang] ?? "";
  const isFirst = lang !== "fr" && words === undefined;
  const isMissing = value === "" && lang !== "fr" && words !== undefined;
  const write = (text: string): void => {
    if (text === "" && lang !== "fr") {
      const { [lang]: _, ...others } = words ?? { fr: "" };
      return onChange(others);
    }
    if (text === "" && optional) {
      emptied.current = words;
      return onChange(undefined);
    }
    onChange({ ...(words ?? emptied.current ?? { fr: text }), [lang]: text });
  };
  const shared = {
    label,
    lang,
    value,
    "data-at": at,
    maxLength: LONGEST,
    readOnly: isFirst,
    hint: isFirst ? t("editor.frenchFirst") : isMissing ? t("editor.missing", { french: words.fr }) : undefined,
    error: error ?? (lang === "fr" && !optional && value.trim() === "" ? t("editor.required") : undefined),
    onChange: write,
  };
  return long ? <TextArea {...shared} height={76} /> : <TextField {...shared} />;
}
