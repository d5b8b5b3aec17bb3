import type { FastifyInstance, FastifyRequest } from "fastify";

import type { JobQueue } from "../../jobs/jobs.ts";
import { route } from "../../http/route.ts";
import { visitorKey } from "../../http/visitor-key.ts";
import type { Services } from "../../http/services.ts";
import { ApiError } from "../../kit/errors.ts";
import { publicAddress } from "../../reading/public-address.ts";
import { appeal, authorPage, correct, findSubmission, withdraw } from "./author/author-page.ts";
import { decide, decideAll, respond } from "./decide.ts";
import { mask } from "./mask-passages.ts";
import { resend } from "./resend-notification.ts";
import { takeBack } from "./undo-decision.ts";
import { analyseOf, type Deciding } from "./deciding.ts";
import { openLetters } from "./letters.ts";
import { lookAt, moderatedReview, requireModerated } from "./moderated-review.ts";
import { controlStatement, moderationStats } from "./moderation-stats.ts";
import { changeModerator, moderationSheets, moderators } from "./moderators.ts";
import { policyFor, shownPolicy } from "./policies.ts";
import { judged, LEAST_MS } from "../../http/proof-of-work.ts";
import { FILE_LIMIT_BYTES, takeFiles } from "../../http/file-bodies.ts";
import { whileServing } from "../../http/while-serving.ts";
import { upkeep } from "./upkeep.ts";
import { type ModerationFiles, moderationFiles } from "./paper-jobs.ts";
import { paperProcessOf } from "../tasks/paper-process.ts";
import { reviewCode } from "./review-code.ts";
import { moderationPageRoutes } from "./moderation-page-routes.ts";
import { replyRoutes } from "./reply-routes.ts";
import { reportAs, reportBy, reportForm, reportState } from "./reports.ts";
import { judgeProof, readProof, removeProof, sendProof } from "./author/stay-proof.ts";
import { searchModeration } from "./search-moderation.ts";
import { confirm } from "./author/confirm.ts";
import { makeInvitations } from "./author/invitations.ts";
import { requireMailbox } from "./author/submission-rules.ts";
import { reviewForm, submit } from "./author/submissions.ts";
import { rateLimited } from "../../kit/errors.ts";
import { refused } from "../../reading/question.ts";

/** Own reviews and their moderation: what moderators decide, what authors, establishments and readers do by their links. */
export async function moderationRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const deciding: Deciding = { ...services, letters: openLetters(services), analyse: analyseOf(services) };
  startUpkeep(app, services, deciding);

  moderatorRoutes(app, deciding, moderationFiles(services, paperProcessOf(app)));
  decisionRoutes(app, deciding);
  moderationPageRoutes(app, services);
  replyRoutes(app, deciding, () => services.settled());
  visitorRoutes(app, deciding);
  await authorRoutes(app, deciding);
}

/** Purges and archives once an hour, by one server of several. */
function startUpkeep(app: FastifyInstance, { jobs, clock, serving }: Services, deciding: Deciding): void {
  const queue: JobQueue<null, number> = jobs.handle({
    name: "moderation-upkeep",
    atOnce: 1,
    tries: 3,
    run: () => upkeep(deciding, clock.now()),
  });
  const ask = (): void => void queue.add(null, { once: "upkeep" }).catch(() => undefined);
  whileServing(app, { serving }, 3_600_000, ask);
}

function moderatorRoutes(app: FastifyInstance, deciding: Deciding, files: ModerationFiles): void {
  const { store, config, clock } = deciding;
  route(app, "searchModeration", ({ actor, body }) => searchModeration(deciding, actor, body));
  route(app, "readModeratedReview", ({ actor, params }) => moderatedReview(deciding, actor, params));
  route(app, "lookAtModerated", ({ actor, params }) =>
    store.forActor(actor).transaction(async (db) => {
      const row = await requireModerated(db, actor, config.product().moderation_provider, params);
      return { others: await lookAt(db, row.id, actor.login, clock.now()), revision: row.moderation_no, state: row.state };
    }),
  );
  route(app, "addModerationNote", async ({ actor, params, body }, reply) => {
    const note = await store.forActor(actor).transaction(async (db) => {
      const row = await requireModerated(db, actor, config.product().moderation_provider, params);
      return db
        .insertInto("moderation_notes", { review_id: row.id, text: body.text.trim(), login: actor.login, at: clock.now().toISOString() })
        .returning(["id", "text", "login", "at"])
        .executeTakeFirstOrThrow();
    });
    return reply.code(201).send(note);
  });
  route(app, "readModerationPolicy", ({ actor }) => shownPolicy(policyFor(config, actor.group.destination)));
  route(app, "listModerators", ({ actor }) => moderators(deciding, actor));
  route(app, "changeModerator", ({ actor, params, body }) => changeModerator(deciding, actor, params.id, body));
  route(app, "listModerationSheets", ({ actor, query }) => moderationSheets(deciding, actor, query));
  route(
    app,
    "exportModerationRegister",
    async ({ actor, body }, reply) => reply.code(202).send(await files.register(actor, body.year, body.format ?? "csv")),
    { config: { startsWork: true } },
  );
  route(app, "readReviewCode", ({ actor, params }) => reviewCode(deciding, actor, params.id));
  route(app, "createInvitations", async ({ actor, params, body }, reply) =>
    reply.code(201).send(await makeInvitations(deciding, actor, params.id, body)),
  );
  route(
    app,
    "printReviewCode",
    async ({ actor, params, body }, reply) => reply.code(202).send(await files.code(actor, params.id, body.format)),
    { config: { startsWork: true } },
  );
  route(app, "readModerationStats", ({ actor }) => moderationStats(deciding, actor));
}

function decisionRoutes(app: FastifyInstance, deciding: Deciding): void {
  route(app, "decideModeration", ({ actor, body }) => decideAll(deciding, actor, body));
  route(app, "publishModerated", ({ actor, params, body }) =>
    decide(deciding, actor, params, { action: "publish", revision: body.revision }),
  );
  route(app, "rejectModerated", ({ actor, params, body }) => decide(deciding, actor, params, { action: "reject", ...body }));
  route(app, "respondModerated", ({ actor, params, body }) => respond(deciding, actor, params, body));
  route(app, "publishModeratedResponse", ({ actor, params, body }) =>
    decide(deciding, actor, params, { action: "publish-response", revision: body.revision }),
  );
  route(app, "rejectModeratedResponse", ({ actor, params, body }) =>
    decide(deciding, actor, params, { action: "reject-response", ...body }),
  );
  route(app, "resendReviewNotification", ({ actor, params }) => resend(deciding, actor, params));
  route(app, "maskModerated", ({ actor, params, body }) => mask(deciding, actor, params, body));
  route(app, "takeBackModerated", ({ actor, params, body }) => takeBack(deciding, actor, params, body.revision));
  route(app, "readStayProof", async ({ actor, params }, reply) => {
    const { media_type: type, bytes } = await readProof(deciding, actor, params);
    return (
      reply
        .type(type)
        .header("Cache-Control", "no-store")
        .header("Content-Disposition", type === "application/pdf" ? 'attachment; filename="preuve.pdf"' : "inline")
        // Opened by itself, it runs nothing and fetches nothing.
        .header("Content-Security-Policy", "default-src 'none'; sandbox")
        .send(bytes)
    );
  });
  route(app, "judgeStayProof", ({ actor, params, body }) => judgeProof(deciding, actor, params, body.accepted));
  route(app, "reportModerated", ({ actor, params, body }) => reportAs(deciding, actor, params, body));
}

/** What anybody may do: leave a review, report one, read how they are controlled. */
function visitorRoutes(app: FastifyInstance, deciding: Deciding): void {
  const { secrets, clock } = deciding;
  route(app, "readReviewForm", async ({ params, query }, reply) => {
    void reply.header("Cache-Control", "no-store");
    return reviewForm(deciding, params.establishment, query.invitation);
  });
  route(app, "createOwnReview", async (request, reply) => {
    await submit(deciding, request.params.establishment, request.body, { key: visitorKey(request), ip: request.ip });
    return reply.code(202).send({ received: true });
  });
  route(app, "readReportForm", async ({ params }, reply) => {
    void reply.header("Cache-Control", "no-store");
    const form = await reportForm(deciding, params.review);
    if (!form) throw new ApiError("object.not-found");
    return form;
  });
  route(app, "createPublicReport", async ({ params, body, ip }, reply) => {
    if ((body.website ?? "") !== "") return reply.code(202).send({ received: true });
    requireMailbox(body.email);
    const form = await reportForm(deciding, params.review);
    if (!form) throw new ApiError("object.not-found");
    const proof = judged(body.proof, `report ${params.review}`, secrets, clock.now());
    if (proof === "early") throw rateLimited(Math.ceil(LEAST_MS / 1000));
    if (proof === "none")
      throw refused("/proof", "La vérification de votre navigateur a expiré ou a échoué. Envoyez votre signalement encore une fois.");
    await reportBy(deciding, params.review, body, ip);
    return reply.code(202).send({ received: true });
  });
  const receipt = publicAddress((token) => reportState(deciding, token));
  route(app, "readPublicReport", (request) => receipt.opened(request), receipt.options);
  route(app, "readControlStatement", ({ params }) => controlStatement(deciding, params.destination), { config: { readsMuch: true } });
}

/** The page of a review's author, by the link of the mails. Reading changes nothing: each change is a call of its own. */
async function authorRoutes(app: FastifyInstance, deciding: Deciding): Promise<void> {
  const { options, opened } = publicAddress((token) => findSubmission(deciding, token));
  route(app, "readAuthorPage", (request) => authorPage(deciding, opened(request).id), options);
  const acting = async (request: FastifyRequest, act: (submission: string) => Promise<void>) => {
    const { id } = opened(request);
    await act(id);
    return authorPage(deciding, id);
  };
  route(app, "confirmOwnReview", (request) => acting(request, (id) => confirm(deciding, id)), options);
  route(
    app,
    "withdrawOwnReview",
    async (request) => {
      const before = await authorPage(deciding, opened(request).id);
      await withdraw(deciding, opened(request).id);
      // An unconfirmed one is forgotten: there is nothing to read any more.
      return before.state === "unconfirmed"
        ? { ...before, state: "withdrawn" as const, title: null, text: null }
        : authorPage(deciding, opened(request).id);
    },
    options,
  );
  route(app, "appealOwnReview", (request) => acting(request, (id) => appeal(deciding, id, request.body.message)), options);
  route(app, "correctOwnReview", (request) => acting(request, (id) => correct(deciding, id, request.body)), options);
  route(app, "removeStayProof", (request) => acting(request, (id) => removeProof(deciding, id)), options);
  await app.register(async (scope) => {
    takeFiles(scope, "*");
    route(
      scope,
      "sendStayProof",
      (request) => {
        const { body } = request;
        if (!Buffer.isBuffer(body)) throw new ApiError("media.unsupported");
        return acting(request, (id) => sendProof(deciding, id, body));
      },
      { ...options, bodyLimit: FILE_LIMIT_BYTES },
    );
  });
}
