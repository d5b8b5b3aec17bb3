import type { Transaction } from "kysely";
import { formatDate } from "../../../src/domain/format/format.ts";
import { ApiError } from "../../kit/errors.ts";
import type { Tables } from "../../store/tables.ts";
import { appealState } from "./appeals.ts";
import type { AppliedPolicy } from "./policies.ts";

/** Refuses (409) who refused a review to judge its appeal; where the policy lets one alone, before its delay. */
export async function requireOther(
  db: Transaction<Tables>,
  review: string,
  action: string,
  login: string,
  applied: AppliedPolicy,
  now: Date,
): Promise<void> {
  if (action !== "publish" && action !== "reject") return;
  const lines = await db.selectFrom("moderation_journal").selectAll().where("review_id", "=", review).orderBy("no").execute();
  const appeal = appealState(lines, login, applied.policy);
  if (!appeal?.own) return;
  const others = await db
    .selectFrom("users")
    .innerJoin("groups", "groups.id", "users.group_id")
    .where("groups.destination_id", "=", lines[0]?.destination_id ?? "")
    .where("users.type", "=", "DMO")
    .where("users.disabled", "=", false)
    .where("users.login", "!=", login)
    .select(["users.login", "users.roles", "users.group_id"])
    .execute();
  const today = now.toISOString().slice(0, 10);
  const leaves = await db.selectFrom("moderators").select(["login", "leave_from", "leave_until"]).execute();
  const isAway = (other: string): boolean =>
    leaves.some(
      ({ login: who, leave_from: from, leave_until: until }) =>
        who === other && from !== null && from <= today && (until === null || until >= today),
    );
  const present = others.filter(
    ({ login: other, roles }) =>
      roles.some((role) => /_(?:ORGANIZATION_MODERATION|MODERATION_ACCESS|MEMBER_MODERATION)$/i.test(role)) && !isAway(other),
  );
  if (present.length > 0 || appeal.from === null)
    throw new ApiError("action.not-possible", {
      detail: `Vous avez refusé cet avis : un autre modérateur juge la contestation de son auteur${present[0] ? `, par exemple ${present[0].login}` : ""}.`,
    });
  if (appeal.from > now.toISOString())
    throw new ApiError("action.not-possible", {
      detail: `Vous avez refusé cet avis, et aucun autre modérateur n’est présent : vous pourrez juger la contestation à partir du ${formatDate(appeal.from, "datetime")}.`,
    });
}
