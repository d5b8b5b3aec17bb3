import { dateOf, dayNumber, instantOf, weekdayOf } from "./calendar.ts";
import { drawPerson } from "./people.ts";
import { planReview, themesOf } from "./plan.ts";
import { type Random, random, uuid } from "./random.ts";
import { guestSatisfaction, meanSatisfaction, themeShift } from "./satisfaction.ts";
import { sceneOf, sightsOf } from "./scene.ts";
import { schedule } from "./schedule.ts";
import { writingMinute } from "./seasonality.ts";
import { composeReview } from "./texts/compose.ts";
import { language } from "./texts/languages.ts";
import { handwrite } from "./texts/style.ts";
import { newUsage, Writer } from "./texts/writer.ts";
import type { DemoAnswer, DemoData, DemoEstablishment, ThemeId } from "./types.ts";

const answerCounts: Readonly<Record<string, number>> = { aurelle: 8_000, dunes: 250 };

/** Declared NPS answers: mails go out the day after the visit, answers come within a week. */
export function* answers(data: DemoData, options: { seed: number; today: string }): Generator<DemoAnswer> {
  const today = dayNumber(options.today);
  const usage = newUsage();
  const towns = new Map(data.destinations.flatMap(({ communes }) => communes.map(({ insee, name }) => [insee, name] as const)));
  const sights = sightsOf(data);
  const town = ({ commune_insee }: DemoEstablishment): string => towns.get(commune_insee) ?? "";
  for (const { id } of data.destinations) {
    const establishments = data.establishments.filter(({ destination }) => destination === id);
    // Another seed than the reviews', so that these are other guests.
    const visits = schedule(establishments, { seed: options.seed + 7919, today, count: answerCounts[id] ?? 0, mix: false });
    for (const { establishment, day, ago, quantile, key } of visits) {
      const r = random(options.seed, "answer", id, key);
      const person = drawPerson(r, "moderation", establishment.category);
      // Asked guests are a little happier than those who write unasked.
      const satisfaction = guestSatisfaction(Math.min(95, meanSatisfaction(establishment, ago) + 2), quantile);
      const plan = planReview(r, { establishment, ago, satisfaction, provider: "google", person });
      const answeredDay = Math.min(today - 1, day + 1 + r.weighted({ 0: 50, 1: 22, 2: 8, 5: 14, 6: 6 }).charCodeAt(0) - 48);
      const speaks = r.chance(0.34) && plan.shape !== "silent";
      const writer = speaks
        ? new Writer(
            sceneOf(r, {
              establishment,
              person,
              day,
              town: town(establishment),
              sights: sights.get(establishment.child) ?? [],
              tier: plan.tier,
            }),
            r,
            {
              bank: language(person.lang).bank,
              usage,
            },
          )
        : null;
      const text = writer && composeReview(writer, plan, false).text;
      writer?.keep();
      yield {
        id: uuid(options.seed, "answer", id, key, dateOf(day)),
        establishment_id: establishment.id,
        score: recommendation(satisfaction),
        answered_at: instantOf(answeredDay, writingMinute(r, weekdayOf(answeredDay) % 6 === 0), r.int(0, 59)),
        lang: person.lang,
        country: person.country,
        profile: person.company,
        comment: text === null ? null : handwrite(r, text, person.lang, plan.tier),
        ...marksOf(random(options.seed, "marks", id, key), establishment, { ago, satisfaction }),
      };
    }
  }
}

/** What a form asks about a stay: the mark of the whole and stars by theme, those of a random of its own. */
function marksOf(
  r: Random,
  establishment: DemoEstablishment,
  { ago, satisfaction }: { ago: number; satisfaction: number },
): Pick<DemoAnswer, "rating" | "marks"> {
  const stars = (theme: ThemeId): number =>
    20 *
    Math.max(1, Math.min(5, Math.round(satisfaction / 20 + 0.2 + themeShift(establishment, theme, ago) * 0.8 + (r.next() - 0.5) * 1.4)));
  const marks = themesOf(establishment).flatMap((theme) => (r.chance(0.85) ? [[theme, stars(theme)] as const] : []));
  return { rating: 10 * Math.max(0, Math.min(10, Math.round(satisfaction / 10))), marks: Object.fromEntries(marks) };
}

/** 0–10; the ends of the scale are used more than a rounding would. */
function recommendation(satisfaction: number): number {
  if (satisfaction >= 90) return 10;
  return Math.max(0, Math.min(9, Math.round(satisfaction / 10 + (satisfaction < 50 ? -1 : 0.1))));
}
