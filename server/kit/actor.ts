import type { AccessUser } from "../../src/domain/access/access.ts";
import type { UserType } from "../../src/generated/types.ts";

/** Who a request acts for: the signed-in user, with the group whose data it may see. */
export interface Actor {
  readonly login: string;
  readonly type: UserType;
  readonly group: {
    readonly id: string;
    readonly name: string;
    readonly kind: "destination" | "professional" | "independents";
    readonly logo_url: string | null;
    /** Id of the group's destination; null for a group outside every destination. */
    readonly destination: string | null;
    /** Whether its destination reads the barometer. */
    readonly barometer: boolean;
  };
  /** As stored, with the product's prefix. */
  readonly roles: readonly string[];
  readonly restricted: boolean;
  /** Ids of the establishments whose cards the account holds. */
  readonly cards: readonly string[];
  /** Who lent this session: the account to which «Revenir sur mon compte» leads back. Absent in a session of one's own. */
  readonly original?: { readonly login: string };
}

/** The actor as access decisions read it. */
export function accessUserOf({ type, roles, restricted }: Actor): AccessUser {
  return { type, roles, restricted_access: restricted };
}
