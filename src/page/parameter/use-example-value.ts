import { useQuery } from "@tanstack/react-query";

import type { Dashboard, MemberValue } from "../../generated/types.ts";
import { useSession } from "../session/session.ts";
import { lastValue } from "./last-value.ts";
import { membersQuery } from "./member-queries.ts";

/** A value on which a dynamic document is shown where its reader has chosen none: the last choice of the session, else the first; undefined until it is known. */
export function useExampleValue({ parameter }: Pick<Dashboard, "parameter">): MemberValue | undefined {
  const { user } = useSession();
  const dimension = parameter?.dimension ?? "commune";
  const { data } = useQuery({ ...membersQuery(dimension, ""), enabled: parameter !== undefined });
  return parameter && user ? (lastValue(user.login, dimension) ?? data?.members[0]) : undefined;
}
