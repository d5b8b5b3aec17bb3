import type { FastifyInstance } from "fastify";

import { route } from "../../http/route.ts";
import type { Services } from "../../http/services.ts";
import { ApiError } from "../../kit/errors.ts";
import { scopeFor } from "../../reading/answering.ts";
import { refused } from "../../reading/question.ts";
import { resolveLines } from "./resolve-lines.ts";
import { membersOf, requireReadable, requireRule } from "./rule-members.ts";
import { figuresOf } from "./selection-figures.ts";
import { selectionStore } from "./selections-store.ts";
import { candidateOf, readTerritory } from "./territory.ts";

/** What a selection is made from: the establishments of the territory, what a rule would give, what pasted lines mean. */
export function rulesRoutes(app: FastifyInstance, services: Services): void {
  const { store, clock } = services;

  route(app, "listSelectionCandidates", async ({ actor }) => {
    const [{ establishments, communes, children }, land] = await Promise.all([
      readTerritory(services, actor, { reviews: true }),
      scopeFor(services, actor, undefined).then((scope) => services.analytics.outline(scope)),
    ]);
    return { items: establishments.map(candidateOf), communes, children, land: [...land] };
  });

  route(app, "querySelection", async ({ actor, body: { rule, establishments, selection } }, reply) => {
    if ((rule === undefined) === (establishments === undefined)) throw refused("/rule", "Donnez une règle, ou des établissements.");
    const left = new AbortController();
    // The reader who changes the rule closes the connection: nobody waits for what the former one gives.
    reply.raw.once("close", () => left.abort(new ApiError("action.not-possible")));
    if (rule) requireRule(rule);
    const selections = selectionStore(store, actor, clock);
    const [territory, known] = await Promise.all([readTerritory(services, actor, { reviews: true }), selections.rules()]);
    if (selection !== undefined && !known.has(selection)) throw new ApiError("object.not-found");
    if (rule) requireReadable(rule, selection, territory, known);
    const chosen = [...new Set(establishments)].map((id) => territory.byId.get(id));
    if (chosen.includes(undefined)) throw new ApiError("object.not-found");
    const members = rule ? await membersOf(rule, territory, left.signal) : chosen.flatMap((one) => one ?? []);
    const figures = figuresOf(members, territory);
    return {
      total: members.length,
      establishments: members.toSorted((a, b) => b.reviews - a.reviews).map(({ id }) => id),
      rating: figures.rating,
      reviews: figures.reviews,
      figures,
    };
  });

  route(app, "resolveEstablishments", async ({ actor, body: { lines } }) => {
    const { establishments } = await readTerritory(services, actor, {
      reviews: false,
    });
    return resolveLines(lines, establishments);
  });
}
