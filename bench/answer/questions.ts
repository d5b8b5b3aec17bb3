import type { DayRange } from "../../src/domain/time/period.ts";
import type { Filters, Query } from "../../src/generated/types.ts";

/** A widget's question, and the SQL that somebody would write by hand for the same figures. */
export interface BenchQuestion {
  name: string;
  query: Query;
  filters: Filters;
  sql: (period: DayRange) => string;
}

const seen = "establishment IN (SELECT establishment FROM visibility WHERE group_id = 'aurelle')";
const within = ({ from, to }: DayRange): string => `day >= DATE '${from}' AND day < DATE '${to}' AND ${seen}`;
const rating = "count(rating) AS n, sum(rating) AS s, sum(rating::INTEGER * rating) AS q";
const score = "count(nps) AS n, count_if(nps = 1) AS p, count_if(nps = -1) AS d";

/** Eight typical widgets. */
export const questions: readonly BenchQuestion[] = [
  {
    name: "Chiffres clés : note, nombre d’avis, taux de réponse",
    query: { measure: "rating", also: ["reviews", "response-rate"] },
    filters: {},
    sql: (period) => `SELECT ${rating}, count(*) AS c, count_if(answered) AS a FROM reviews WHERE ${within(period)}`,
  },
  {
    name: "Note par mois",
    query: { measure: "rating", by: ["month"] },
    filters: {},
    sql: (period) => `SELECT year(day) * 12 + month(day) AS k, ${rating} FROM reviews WHERE ${within(period)} GROUP BY 1`,
  },
  {
    name: "Avis par tonalité",
    query: { measure: "reviews", by: ["tonality"] },
    filters: {},
    sql: (period) => `SELECT tonality, count(*) AS c FROM reviews WHERE ${within(period)} GROUP BY 1`,
  },
  {
    name: "Note par plateforme, avis en français ou en allemand",
    query: { measure: "rating", by: ["provider"] },
    filters: { language: ["fr", "de"] },
    sql: (period) => `SELECT provider, ${rating} FROM reviews WHERE ${within(period)} AND lang IN ('fr', 'de') GROUP BY 1`,
  },
  {
    name: "Dix meilleurs établissements, avec note et avis",
    query: { measure: "rating", also: ["reviews"], by: ["establishment"], table: true, limit: 10, at_least: 30 },
    filters: {},
    sql: (period) => `
      SELECT e.id, e.name, c.name AS commune, g.* FROM (
        SELECT establishment, ${rating}, count(*) AS c, count(*) OVER () AS rows FROM reviews WHERE ${within(period)}
        GROUP BY establishment HAVING count(rating) >= 30 ORDER BY sum(rating) / count(rating) DESC LIMIT 10
      ) g JOIN establishments e USING (establishment) JOIN communes c ON c.insee = e.commune AND c.destination = e.destination ORDER BY s / n DESC`,
  },
  {
    name: "Solde d’opinion par thématique",
    query: { measure: "theme-balance", by: ["theme"] },
    filters: {},
    // With the reviews that hold the opinions, by theme and over all: the samples of its intervals.
    sql: (period) =>
      `SELECT theme, count_if(polarity > 0) AS p, count_if(polarity < 0) AS d, count(DISTINCT CASE WHEN polarity <> 0 THEN review END) AS r FROM mentions WHERE ${within(period)} GROUP BY GROUPING SETS ((theme), ())`,
  },
  {
    name: "NPS estimé par trimestre, hôtels",
    query: { measure: "nps-estimated", by: ["quarter"] },
    filters: { category: ["hotel"] },
    sql: (period) =>
      `SELECT year(day) * 4 + quarter(day) AS k, ${score} FROM reviews WHERE ${within(period)} AND category = 'hotel' GROUP BY 1`,
  },
  {
    name: "Avis par jour et heure",
    query: { measure: "reviews", by: ["weekday", "hour"] },
    filters: {},
    sql: (period) => `SELECT isodow(day) AS k, hour, count(*) AS c FROM reviews WHERE ${within(period)} GROUP BY 1, 2`,
  },
];
