import type { Transaction } from "kysely";

import { hasAnyRole } from "../../../src/domain/access/access.ts";
import { formatDate } from "../../../src/domain/format/format.ts";
import { dayOf } from "../../../src/domain/time/day.ts";
import type { Product } from "../../../src/generated/types.ts";
import { ApiError } from "../../kit/errors.ts";
import { refused } from "../../reading/question.ts";
import type { Tables } from "../../store/tables.ts";
import { appealState } from "./appeals.ts";
import { isOnLeave, moderatorRoles } from "./moderators.ts";
import type { AppliedPolicy } from "./policies.ts";

interface Judged {
  review: string;
  action: string;
  /** Who decides. */
  login: string;
  /** What is written to the author. */
  message: string;
}

/**
 * Refuses (409) who refused a review to judge its appeal; where the policy lets one alone, before its delay, and (422) a second
 * refusal without words of its own.
 */
export async function requireOther(
  db: Transaction<Tables>,
  { review, action, login, message }: Judged,
  applied: AppliedPolicy,
  { slug, timezone }: Pick<Product, "slug" | "timezone">,
  now: Date,
): Promise<void> {
  if (action !== "publish" && action !== "reject") return;
  const lines = await db.selectFrom("moderation_journal").selectAll().where("review_id", "=", review).orderBy("no").execute();
  const appeal = appealState(lines, login, applied.policy);
  if (!appeal?.own) return;
  const colleagues = await db
    .selectFrom("users")
    .innerJoin("groups", "groups.id", "users.group_id")
    .leftJoin("moderators", (join) =>
      join.onRef("moderators.login", "=", "users.login").onRef("moderators.group_id", "=", "users.group_id"),
    )
    .where("groups.destination_id", "=", lines[0]?.destination_id ?? "")
    .where("users.type", "=", "DMO")
    .where("users.disabled", "=", false)
    .where("users.login", "!=", login)
    .select(["users.login", "users.roles", "leave_from", "leave_until"])
    .orderBy("users.login")
    .execute();
  const today = dayOf(now, timezone);
  const present = colleagues.find((colleague) => hasAnyRole(colleague, moderatorRoles, slug) && !isOnLeave(colleague, today));
  if (present || appeal.from === null)
    throw new ApiError("action.not-possible", {
      detail: `Vous avez refusé cet avis : un autre modérateur juge la contestation de son auteur${present ? `, par exemple ${present.login}` : ""}.`,
    });
  if (appeal.from > now.toISOString())
    throw new ApiError("action.not-possible", {
      detail: `Vous avez refusé cet avis, et aucun autre modérateur n’est présent : vous pourrez juger la contestation à partir du ${formatDate(appeal.from, "datetime")}.`,
    });
  if (action === "reject" && message === "")
    throw refused("/message", "Vous jugez la contestation de votre propre refus : expliquez votre décision à l’auteur, avec vos mots.");
}
