import type { RejectRequest } from "../../../src/generated/types.ts";
import type { Transaction } from "kysely";

import type { FoundInReview } from "../../store/bulk-reviews.ts";
import type { Services } from "../../http/services.ts";
import type { Tables } from "../../store/tables.ts";
import type { Letters } from "./letters.ts";
import type { ModerationServices } from "./moderation-items.ts";

/** What a moderator decides of a review or its answer. */
export type Decision =
  | { action: "publish" | "publish-response"; revision?: number | undefined }
  | ({ action: "reject" | "reject-response" } & RejectRequest);

/** What decisions work with. */
export interface Deciding extends Submitting {
  letters: Letters;
}

/** What the submission of a review works with. */
export interface Submitting extends ModerationServices {
  /** What the analysis finds in the words of a review, and in which language they are. */
  analyse: (words: {
    title: string | null;
    text: string | null;
    lang?: string;
    category: string;
  }) => Promise<FoundInReview & { lang: string }>;
}

/** What the analysis of the product finds in the words of one review; nothing in none. */
export function analyseOf({ analyse }: Pick<Services, "analyse">): Deciding["analyse"] {
  return async ({ title, text, lang, category }) => {
    const words = [title, text].filter((part) => part !== null).join("\n");
    if (words === "") return { lang: lang ?? "und", mentions: [], expressions: [], incidents: [] };
    const [found] = await analyse([{ text: words, domain: category, ...(lang === undefined ? {} : { lang }) }]);
    if (!found) throw new Error("the analysis has left a review out");
    return found;
  };
}

/** A review by its establishment. */
export interface Target {
  id: string;
  reviewId: string;
}

/** What an establishment and its destination are called, and the destination's group. */
export async function namesOf(
  db: Transaction<Tables>,
  establishment: string,
  destination: string,
): Promise<{ establishment: string; destination: string; group: string | null }> {
  const place = await db.selectFrom("establishments").select("name").where("id", "=", establishment).executeTakeFirst();
  const territory = await db.selectFrom("destinations").select(["name", "group_id"]).where("id", "=", destination).executeTakeFirst();
  return { establishment: place?.name ?? "", destination: territory?.name ?? "", group: territory?.group_id ?? null };
}
