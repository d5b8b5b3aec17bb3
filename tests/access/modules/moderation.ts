import { randomUUID } from "node:crypto";

import type { ReplyState, ReviewState } from "../../../src/generated/types.ts";
import { addReviews, review as newReview } from "../../support/state.ts";
import type { ModuleAccess } from "../support/module-access.ts";
import { alone, idInField, idInPath, question } from "../support/rows.ts";
import { canaryOf, childOf, dmo, establishmentOf, neighbour, observatoryOf } from "../support/tenants.ts";
import type { TestApp } from "../support/test-app.ts";

const places = { aurelle: "Hôtel Bellerive", dunes: "Hôtel Le Grand Pavois" } as const;
/** The establishment of each review that was made here. */
const placeOf = new Map<string, string>();
let anyPlace = "";

/** An own review of the group's establishment in a state, its title marked. */
function ownReview(state: ReviewState, reply: ReplyState | null = null) {
  return async ({ services }: TestApp, group: "aurelle" | "dunes"): Promise<string> => {
    const key = randomUUID();
    const { id: place } = await services.store.system("test.own-review", (db) =>
      // Other rows of the tests mark the first establishment of a group by its name.
      db
        .selectFrom("establishments")
        .where("name", "in", [places[group], canaryOf(group)])
        .select("id")
        .executeTakeFirstOrThrow(),
    );
    const answer = reply === null ? {} : { reply_text: "Merci", reply_at: "2026-04-01T09:00:00.000Z", reply_state: reply };
    await addReviews(services.store, group, [newReview(place, key, { source: "moderation", title: canaryOf(group), state, ...answer })]);
    const { id } = await services.store.system("test.own-review", (db) =>
      db.selectFrom("reviews").where("source_review_id", "=", key).select("id").executeTakeFirstOrThrow(),
    );
    placeOf.set(id, place);
    anyPlace = place;
    return id;
  };
}

/** One that a moderator of the group has just published. */
async function publishedNow(test: TestApp, group: "aurelle" | "dunes"): Promise<string> {
  const id = await ownReview("pending")(test, group);
  await test.send({ method: "POST", as: observatoryOf(group), url: `/api/v2/${test.slug}${at(id, "/publish")}`, payload: {} });
  return id;
}

/** One whose author has sent a document that waits to be judged. */
async function provenReview(test: TestApp, group: "aurelle" | "dunes"): Promise<string> {
  const id = await ownReview("pending")(test, group);
  await test.services.store.system("test.proof", async (db) => {
    const { destination_id, establishment_id } = await db
      .selectFrom("reviews")
      .where("id", "=", id)
      .select(["destination_id", "establishment_id"])
      .executeTakeFirstOrThrow();
    const at = "2026-04-01T09:00:00.000Z";
    const { id: submission } = await db
      .insertInto("submissions")
      .values({
        destination_id,
        establishment_id,
        review_id: id,
        key: id,
        fingerprint: id,
        challenge: id,
        token_hash: id,
        network: null,
        email: null,
        email_digest: id,
        name: null,
        lang: "fr",
        rating: 8,
        marks: "{}",
        title: "",
        text: "",
        experience_date: "2026-03-01",
        profile: "couple",
        consent_at: at,
        prospecting: false,
        verification: "email",
        invitation_id: null,
        submitted_at: at,
        confirmed_at: at,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await db
      .insertInto("review_proofs")
      .values({
        submission_id: submission,
        media_type: "application/pdf",
        size: 4,
        content: Buffer.from(canaryOf(group)).toString("base64"),
        sent_at: at,
        judged_at: null,
        judged_by: null,
        accepted: null,
      })
      .execute();
  });
  return id;
}

const base = "/moderation/establishment/:id/reviews/:reviewId";
const at = (id: string, path: string): string => `/moderation/establishment/${placeOf.get(id) ?? anyPlace}/reviews/${id}${path}`;
const onReview = (method: "GET" | "POST", path: string, create: ReturnType<typeof ownReview>, payload?: object) =>
  idInPath(`${method} ${base}${path}`, create, { url: (id) => at(id, path), ...(payload ? { payload } : {}) });

/** The login of a moderator of the group. */
const moderatorOf = async (_: TestApp, group: string): Promise<string> => (group === "aurelle" ? dmo : neighbour);

export default {
  calls: {
    "POST /moderation/reviews": "moderation",
    "POST /moderation/decisions": "moderators",
    [`GET ${base}`]: "moderation",
    [`POST ${base}/publish`]: "moderators",
    [`POST ${base}/reject`]: "moderators",
    [`POST ${base}/response`]: "moderation",
    [`POST ${base}/response/publish`]: "moderators",
    [`POST ${base}/response/reject`]: "moderators",
    [`POST ${base}/resend-leave-review-notification`]: "moderation",
    [`POST ${base}/mask`]: "moderators",
    [`POST ${base}/take-back`]: "moderators",
    [`POST ${base}/look`]: "moderators",
    [`POST ${base}/notes`]: "moderators",
    [`POST ${base}/report`]: "moderation",
    [`GET ${base}/proof`]: "moderators",
    [`POST ${base}/proof`]: "moderators",
    "GET /moderation/policy": "moderation",
    "GET /moderation/moderators": "moderators",
    "PUT /moderation/moderators/:id": "moderators",
    "GET /moderation/sheets": "moderation",
    "GET /moderation/stats": "moderationFigures",
    "GET /moderation/pages/:page": "moderationFigures",
    "GET /moderation/pages/:page/export": "moderationFigures",
    "POST /moderation/pages/:page/results": "moderationFigures",
    "POST /moderation/pages/:page/facets": "moderationFigures",
    "POST /moderation/register": "moderators",
    "GET /moderation/sheets/:id/code": "moderation",
    "POST /moderation/sheets/:id/print": "moderation",
    "POST /moderation/sheets/:id/invitations": "moderation",
    "GET /moderation/token/:token": "everybody",
    "GET /moderation/token/:token/translation": "everybody",
    "POST /moderation/token/:token/response": "everybody",
    "GET /moderation/token/:token/answer": "everybody",
    "PUT /moderation/token/:token/answer": "everybody",
    "POST /moderation/token/:token/generate": "everybody",
    "GET /public/reviews/:establishment": "everybody",
    "POST /public/reviews/:establishment": "everybody",
    "GET /public/author/:token": "everybody",
    "POST /public/author/:token/confirm": "everybody",
    "POST /public/author/:token/withdraw": "everybody",
    "POST /public/author/:token/appeal": "everybody",
    "POST /public/author/:token/correction": "everybody",
    "PUT /public/author/:token/proof": "everybody",
    "DELETE /public/author/:token/proof": "everybody",
    "GET /public/reports/:review": "everybody",
    "POST /public/reports/:review": "everybody",
    "GET /public/reports/receipt/:token": "everybody",
    "GET /public/moderation/:destination": "everybody",
  },
  ids: [
    onReview("GET", "", ownReview("pending")),
    onReview("POST", "/publish", ownReview("pending"), {}),
    onReview("POST", "/reject", ownReview("pending"), { reason: "promo" }),
    onReview("POST", "/response", ownReview("published"), { response: "Merci" }),
    onReview("POST", "/response/publish", ownReview("responses", "pending"), {}),
    onReview("POST", "/response/reject", ownReview("responses", "pending"), { reason: "promo" }),
    onReview("POST", "/resend-leave-review-notification", ownReview("published")),
    onReview("POST", "/mask", ownReview("pending"), { passages: [{ field: "text", start: 0, end: 4 }] }),
    onReview("POST", "/take-back", publishedNow, {}),
    onReview("POST", "/look", ownReview("pending")),
    onReview("POST", "/notes", ownReview("pending"), { text: "À relire" }),
    onReview("POST", "/report", ownReview("published"), { ground: "promo" }),
    onReview("GET", "/proof", provenReview),
    onReview("POST", "/proof", provenReview, { accepted: true }),
    idInPath("PUT /moderation/moderators/:id", moderatorOf, { payload: { moderator: { children: [], categories: [] } } }),
    idInField("PUT /moderation/moderators/:id", "children", childOf, (id) => ({
      url: `/moderation/moderators/${dmo}`,
      payload: { moderator: { children: [id], categories: [] } },
    })),
    idInPath("GET /moderation/sheets/:id/code", establishmentOf),
    idInPath("POST /moderation/sheets/:id/invitations", establishmentOf, {
      payload: { stayed_on: new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10), count: 1 },
    }),
    idInPath("POST /moderation/sheets/:id/print", establishmentOf, { payload: { format: "poster" } }),
    idInField("POST /moderation/decisions", "reviews", ownReview("pending"), (id) => ({
      url: "/moderation/decisions",
      payload: { action: "publish", reviews: [id] },
    })),
  ],
  // Secrets of mails, which have tests of their own, and what is public for everybody.
  withoutIds: [
    "GET /moderation/token/:token",
    "GET /moderation/token/:token/translation",
    "POST /moderation/token/:token/response",
    "GET /moderation/token/:token/answer",
    "PUT /moderation/token/:token/answer",
    "POST /moderation/token/:token/generate",
    "GET /moderation/pages/:page",
    "GET /moderation/pages/:page/export",
    "POST /moderation/pages/:page/results",
    "POST /moderation/pages/:page/facets",
    "GET /public/reviews/:establishment",
    "POST /public/reviews/:establishment",
    "GET /public/author/:token",
    "POST /public/author/:token/confirm",
    "POST /public/author/:token/withdraw",
    "POST /public/author/:token/appeal",
    "POST /public/author/:token/correction",
    "PUT /public/author/:token/proof",
    "DELETE /public/author/:token/proof",
    "GET /public/reports/:review",
    "POST /public/reports/:review",
    "GET /public/reports/receipt/:token",
    "GET /public/moderation/:destination",
  ],
  // The moderators' work is that of the whole destination.
  refusingIds: [{ route: "POST /moderation/pages/:page/results", field: "overrideSheetId" }],
  questions: () => [
    question("/moderation/pages/:page/results", { url: "/moderation/pages/stats/results", payload: alone }),
    question("/moderation/pages/:page/facets", { url: "/moderation/pages/stats/facets" }),
  ],
  // They find nothing, whoever's they are: `moderation.test.ts`.
  triedElsewhere: [
    "POST /moderation/reviews establishment",
    "POST /moderation/reviews child_destinations",
    "GET /moderation/pages/:page/export filters",
  ],
  fieldsWithoutIds:
    "state search categories revision action reason message proof accepted response passages field start end text ground moderator leave_from leave_until year format stayed_on count invitation category rating title date profile lang email consent prospecting marks name website salt digest signature number",
  checkedWithin: {
    [`POST ${base}/resend-leave-review-notification`]: null,
    [`POST ${base}/look`]: null,
    "POST /public/author/:token/confirm": null,
    "POST /public/author/:token/withdraw": null,
    "PUT /public/author/:token/proof": null,
  },
} satisfies ModuleAccess;
