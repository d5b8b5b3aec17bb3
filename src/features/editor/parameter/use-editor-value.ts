import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";

import type { Dashboard, MemberValue } from "../../../generated/types.ts";
import { memberQuery } from "../../../page/parameter/member-queries.ts";
import { useExampleValue } from "../../../page/parameter/use-example-value.ts";

/** The value on which the editor shows a dynamic dashboard: the one in its address, else an example; undefined until it is known. */
export function useEditorValue(document: Dashboard): MemberValue | undefined {
  const [address] = useSearchParams();
  const dimension = document.parameter?.dimension ?? "commune";
  const asked = document.parameter ? (address.get(dimension) ?? "") : "";
  const { data } = useQuery({ ...memberQuery(dimension, asked), enabled: asked !== "" });
  const example = useExampleValue(document);
  return data ?? example;
}
