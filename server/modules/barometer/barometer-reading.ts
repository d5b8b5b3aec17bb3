import { type BarometerDays, barometerDays, type Month, readMonth } from "../../../src/domain/barometer/month.ts";
import { dayOf } from "../../../src/domain/time/day.ts";
import { type Scope, scopeOf } from "../../analytics/question.ts";
import type { Actor } from "../../kit/actor.ts";
import { ApiError } from "../../kit/errors.ts";
import type { AnsweringServices } from "../../reading/answering.ts";
import { refused } from "../../reading/question.ts";
import { findTerritory, type Territory } from "./territory.ts";

/** What a month of a territory is read of. */
export interface Reading {
  territory: Territory;
  month: Month;
  days: BarometerDays;
}

/** The territory and the days of an address. 404 where the barometer is closed to the actor's group and for a foreign territory; refuses (422) what is no month, and one to come. */
export async function readingOf(
  services: AnsweringServices,
  actor: Actor,
  params: { id: string; month: string; year: string },
): Promise<Reading> {
  const territory = actor.group.barometer ? await findTerritory(services.store, actor, params.id) : null;
  if (!territory) throw new ApiError("object.not-found");
  const month = readMonth(params.month, params.year);
  if (!month) throw refused("/month", "Ce mois n’existe pas. Donnez le mois de 01 à 12, puis l’année sur quatre chiffres.");
  const days = barometerDays(month, dayOf(services.clock.now(), services.product.timezone));
  if (!days) throw refused("/month", "Ce mois n’a pas commencé. Choisissez un mois passé, ou le mois en cours.");
  return { territory, month, days };
}

/** What the figures of a territory count. */
export function scopeFor(actor: Actor, { child }: Territory): Scope {
  return scopeOf(actor.group.id, child === undefined ? {} : { locked: { child: [child] } });
}
