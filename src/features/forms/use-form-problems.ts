import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import { checkForm } from "../../engine/check/form-document.ts";
import type { ConfigProblem, FormDocument } from "../../generated/types.ts";
import { configQuery } from "./form-calls.ts";

/** What keeps a form from being published, as the server will say it. */
export function useFormProblems(document: FormDocument): ConfigProblem[] {
  const { data } = useQuery(configQuery);
  return useMemo(() => (data ? checkForm(document, { themes: data.themes, categories: [] }) : []), [data, document]);
}
