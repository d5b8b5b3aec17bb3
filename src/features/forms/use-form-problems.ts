import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import { textsOf } from "../../domain/forms/translations.ts";
import { check } from "../../engine/check/form.ts";
import { checkForm } from "../../engine/check/form-document.ts";
import type { ConfigProblem, FormDocument, FormWords } from "../../generated/types.ts";
import { isFormDocument } from "../../generated/validators.js";
import { configQuery } from "./form-calls.ts";
import { useTexts } from "./texts.ts";

/** What keeps a form from being kept, and then from being published, as the server will say it. */
export function useFormProblems(document: FormDocument): ConfigProblem[] {
  const { t } = useTexts();
  const { data } = useQuery(configQuery);
  return useMemo(() => {
    const blank = new Set(textsOf(document).flatMap(({ at, words }) => blanksOf(words).map((lang) => `${at}/${lang}`)));
    // An empty text breaks two rules of its schema: one sentence says enough.
    const unkept = check(isFormDocument, document)
      .filter(({ pointer }, at, all) => all.findIndex((other) => other.pointer === pointer) === at)
      .map((problem) => (blank.has(problem.pointer) ? { ...problem, message: t("editor.required") } : problem));
    return [...unkept, ...(data ? checkForm(document, { themes: data.themes, categories: [] }) : [])];
  }, [data, document, t]);
}

function blanksOf(words: FormWords): string[] {
  return Object.entries(words).flatMap(([lang, text]) => (text.trim() === "" ? [lang] : []));
}
