import type { FastifyInstance } from "fastify";

import type { Filters, SelectionCompared } from "../../../src/generated/types.ts";
import { scopeOf } from "../../analytics/question.ts";
import { route } from "../../http/route.ts";
import type { Services } from "../../http/services.ts";
import type { Actor } from "../../kit/actor.ts";
import { ApiError } from "../../kit/errors.ts";
import { fold } from "../../../src/domain/text/fold.ts";
import { spanOf } from "../../reading/question.ts";
import { figuresOf } from "./selection-figures.ts";
import { usesOf } from "./selection-uses.ts";
import { selectionStore } from "./selections-store.ts";
import { figuresPeriod, type KnownEstablishment, readTerritory } from "./territory.ts";

const defaultSize = 20;

/** What the reviews of selections say: of each in the list, of some side by side, and the passages of one. */
export function comparisonRoutes(app: FastifyInstance, services: Services): void {
  const { store, clock, product, analytics } = services;

  route(app, "listSelectionFigures", async ({ actor }) => {
    const [territory, known, uses] = await Promise.all([
      readTerritory(services, actor, { reviews: true }),
      selectionStore(store, actor, clock).rules(),
      usesOf(store, actor),
    ]);
    const members = membersBySelection(territory.establishments);
    return Array.from(known.keys(), (id) => ({
      id,
      figures: figuresOf(members.get(id) ?? [], territory),
      uses: uses.get(id)?.length ?? 0,
    }));
  });

  route(app, "compareSelections", async ({ actor, body: { selections, rest = false } }) => {
    const [territory, known] = await Promise.all([
      readTerritory(services, actor, { reviews: true }),
      selectionStore(store, actor, clock).rules(),
    ]);
    if (selections.some((id) => !known.has(id))) throw new ApiError("object.not-found");
    const members = membersBySelection(territory.establishments);
    const in2 = (least: number) =>
      territory.establishments.filter((one) => selections.filter((id) => one.selections.has(id)).length >= least);
    const others = territory.establishments.filter((one) => !selections.some((id) => one.selections.has(id)));
    const sides = [
      ...selections.map((id) => ({
        id,
        title: known.get(id)?.title ?? null,
        among: members.get(id) ?? [],
        filters: { selection: [id] },
      })),
      ...(rest
        ? [
            {
              id: null,
              title: null,
              among: others,
              filters: { selection: { not: selections } },
            },
          ]
        : []),
    ];
    const compared = sides.map(async ({ id, title, among, filters }): Promise<SelectionCompared> => ({
      id,
      title,
      total: among.length,
      figures: figuresOf(among, territory),
      themes: await themesUnder(filters, actor),
    }));
    return {
      ...figuresPeriod(services),
      shared: in2(2).length,
      compared: await Promise.all(compared),
    };
  });

  route(app, "readSelectionVerbatims", async ({ actor, params, query }) => {
    if (!(await selectionStore(store, actor, clock).find(params.id))) throw new ApiError("object.not-found");
    const [page, size] = [Number(query.page ?? 0), Number(query.size ?? defaultSize)];
    const span = spanOf(
      {
        ...(query.from === undefined ? {} : { from: Number(query.from) }),
        ...(query.to === undefined ? {} : { to: Number(query.to) }),
      },
      product.timezone,
    );
    const found = await analytics.verbatims(
      {
        filters: { selection: [params.id] },
        ...(span ? { period: span.period } : {}),
        ...(query.expression === undefined ? { expressions: true } : { expression: fold(query.expression).trim() }),
        page,
        size,
      },
      scopeOf(actor.group.id),
    );
    return { ...found, page, size };
  });

  async function themesUnder(filters: Filters, actor: Actor): Promise<SelectionCompared["themes"]> {
    const result = await analytics.answer(
      {
        query: {
          measure: "theme-mentions",
          also: ["theme-balance"],
          by: ["theme"],
          order: "-value",
          table: true,
        },
        period: figuresPeriod(services),
        filters,
      },
      scopeOf(actor.group.id),
    );
    if (result.kind !== "table") return [];
    return result.rows.map(({ key, label, cells: [mentions, balance] }) => ({
      theme: key,
      label,
      mentions: mentions?.value ?? 0,
      balance: balance?.value ?? null,
    }));
  }
}

function membersBySelection(establishments: readonly KnownEstablishment[]): ReadonlyMap<string, KnownEstablishment[]> {
  const members = new Map<string, KnownEstablishment[]>();
  for (const establishment of establishments)
    for (const id of establishment.selections) {
      const known = members.get(id);
      if (known) known.push(establishment);
      else members.set(id, [establishment]);
    }
  return members;
}
