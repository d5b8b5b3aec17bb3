import type { FastifyInstance, FastifyReply } from "fastify";

import { askedCountries } from "../../../src/domain/forms/countries.ts";
import { formLanguages } from "../../../src/domain/forms/translations.ts";
import type { StoredForm } from "../../../src/generated/types.ts";
import { route } from "../../http/route.ts";
import type { Services } from "../../http/services.ts";
import { visitorKey } from "../../http/visitor-key.ts";
import type { Actor } from "../../kit/actor.ts";
import { ApiError } from "../../kit/errors.ts";
import { acceptedRevision, matchedRevision, withEtag } from "../../kit/etag.ts";
import { wholeIn } from "../../kit/whole-in.ts";
import { publicAddress } from "../../reading/public-address.ts";
import { analyseOf, type Submitting } from "../moderation/deciding.ts";
import { policyFor } from "../moderation/policies.ts";
import { formImageRoutes } from "./form-image.ts";
import { paperProcessOf } from "../tasks/paper-process.ts";
import { formCode, formPapers } from "./form-codes.ts";
import { responsesTo } from "./form-responses.ts";
import { resultsOf } from "./form-results.ts";
import { type Forms, formsOf, type RevisedForm } from "./forms-store.ts";
import { guestsRoutes } from "./guests/guests-routes.ts";
import { findForm, publicForm } from "./public-form.ts";
import { responseFiles } from "./response-export.ts";
import { sendingRoutes } from "./sending/sending-routes.ts";
import { takeAnswer } from "./take-answer.ts";

const usualSize = 50;
const largestSize = 200;

/** Satisfaction forms: what organisations ask, and what guests answer. */
export async function formsRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { config } = services;
  const forms = (actor: Actor): Forms => formsOf(services, actor);
  const images = await formImageRoutes(app, services);

  route(app, "listForms", ({ actor, query }) => forms(actor).list(query.establishment));
  route(app, "createForm", async ({ actor, body }, reply) => {
    const created = await forms(actor).create(body);
    return reply.code(201).send(shown(reply, created));
  });
  route(app, "listFormModels", () =>
    config
      .documents("form")
      .map((document) => ({ id: document.form, label: document.label, description: document.description ?? null, document })),
  );
  route(app, "readFormConfig", ({ actor }) => {
    const { themes, profiles, countries } = config.product();
    return {
      languages: [...formLanguages],
      themes: themes.map(({ id, name }) => ({ id, name })),
      profiles: profiles.map(({ id, name }) => ({ id, name })),
      countries: askedCountries(countries),
      oldest_months: policyFor(config, actor.group.destination).policy.oldest_months,
    };
  });
  route(app, "readForm", async ({ actor, params }, reply) => shown(reply, await forms(actor).read(params.id)));
  route(app, "changeForm", async (request, reply) => {
    const { actor, params, body } = request;
    const { revision } = await forms(actor).read(params.id);
    const known = matchedRevision(request, { revision, tagged_since: revision }, "form.if-match-missing");
    const { title, document, state } = body;
    const changed =
      known === null
        ? "stale"
        : await forms(actor).change(params.id, known, {
            ...(title === undefined ? {} : { title }),
            ...(document === undefined ? {} : { document }),
            ...(state === undefined ? {} : { state }),
          });
    if (changed === "stale") throw new ApiError("form.conflict");
    return shown(reply, changed);
  });
  route(app, "deleteForm", async (request, reply) => {
    const { actor, params } = request;
    await images.forget(await forms(actor).remove(params.id, acceptedRevision(request)));
    return reply.code(204).send();
  });
  route(app, "publishForm", async (request, reply) => {
    const { actor, params } = request;
    return shown(reply, await forms(actor).publish(params.id, acceptedRevision(request)));
  });
  route(app, "affectForm", async (request, reply) => {
    const { actor, params, body } = request;
    return shown(reply, await forms(actor).affect(params.id, body.establishments, acceptedRevision(request)));
  });
  route(app, "listFormResponses", ({ actor, params, query }) =>
    responsesTo(services, actor, params.id, {
      page: wholeIn(query.page, 0, 0, 100_000),
      size: wholeIn(query.size, usualSize, 1, largestSize),
      establishment: query.establishment,
      standing: query.standing,
    }),
  );
  route(app, "readFormResults", ({ actor, params, query }) =>
    resultsOf(services, actor, params.id, { establishment: query.establishment, from: query.from, to: query.to }),
  );
  const files = responseFiles(services);
  route(app, "exportFormResponses", async ({ actor, params, body }, reply) => reply.code(202).send(await files(actor, params.id, body)));
  route(app, "testForm", ({ actor, params }) => forms(actor).test(params.id));
  route(app, "closeFormTest", async ({ actor, params }, reply) => {
    await forms(actor).closeTest(params.id);
    return reply.code(204).send();
  });
  sendingRoutes(app, services);
  guestsRoutes(app, services);
  route(app, "readFormCode", ({ actor, params, query }) => formCode(services, actor, params.id, query.establishment));
  const print = formPapers(services, paperProcessOf(app));
  route(
    app,
    "printFormCode",
    async ({ actor, params, body }, reply) => {
      const { establishment, format } = body;
      return reply.code(202).send(await print(actor, { form: params.id, establishment, format }));
    },
    { config: { startsWork: true } },
  );
  publicRoutes(app, { ...services, analyse: analyseOf(services) });
}

/** What guests call, by the token of their address. */
function publicRoutes(app: FastifyInstance, submitting: Submitting): void {
  const { options, opened } = publicAddress((token) => findForm(submitting, token));
  route(app, "readPublicForm", (request) => publicForm(submitting, opened(request)), options);
  route(
    app,
    "answerPublicForm",
    async (request, reply) => {
      const sent = { key: visitorKey(request), ip: request.ip };
      return reply.code(201).send(await takeAnswer(submitting, opened(request), request.body, sent));
    },
    options,
  );
}

function shown(reply: FastifyReply, { form, revision }: RevisedForm): StoredForm {
  withEtag(reply, revision);
  return form;
}
