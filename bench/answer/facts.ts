import type { Columnar } from "../../server/analytics/columnar.ts";
import { createTables } from "../../server/analytics/tables.ts";

/** Establishments of the generated territory; two thirds belong to the reader, the others to a neighbour. */
const ESTABLISHMENTS = 1_500;
/** A drawn number below `limit`, the same for the same row. */
const draw = (salt: number, limit: number, row = "i"): string => `(hash(${row} * 31 + ${salt}) % ${limit})`;
const pick = (salt: number, values: readonly string[]): string =>
  `[${values.map((value) => `'${value}'`).join(", ")}][${draw(salt, values.length)}::INTEGER + 1]`;

/** Fills an empty projection with `reviews` generated reviews over five years, their mentions and survey answers. */
export async function fill(db: Columnar, reviews: number): Promise<void> {
  await db.write(async (connection) => {
    for (const sql of createTables()) await connection.run(sql);
    await connection.run(`
      INSERT INTO establishments SELECT i, uuid()::VARCHAR, 'Établissement ' || i, CASE WHEN i % 3 = 0 THEN 'dunes' ELSE 'aurelle' END, 'c' || (i % 3), '99' || lpad((i % 60)::VARCHAR, 3, '0'),
        ['hotel', 'restaurant', 'camping', 'location', 'site'][i % 5 + 1], CASE WHEN i % 4 > 0 THEN i % 5 + 1 END, CASE WHEN i % 7 > 0 THEN i % 400 END, 45 + i / 1000, 3 + i / 1000
      FROM range(1, ${ESTABLISHMENTS + 1}) t(i)`);
    await connection.run(
      `INSERT INTO communes SELECT '99' || lpad(i::VARCHAR, 3, '0'), d, 'Commune ' || i, NULL, 45, 3, '[[3,45],[3.1,45],[3.1,45.1],[3,45]]' FROM range(60) t(i), (VALUES ('aurelle'), ('dunes')) v(d)`,
    );
    await connection.run("INSERT INTO visibility SELECT destination, establishment FROM establishments");
    await connection.run(
      `INSERT INTO selections SELECT 'selection', 'Sélection', 'aurelle', establishment FROM establishments WHERE establishment % 4 = 1`,
    );
    await connection.run(`
      INSERT INTO reviews (no, id, provider, establishment, destination, child, commune, category, stars, capacity, lang, country, profile, day, hour, rating, tonality, nps, answered, delay_hours, published, search, title, text)
      SELECT i, uuid()::VARCHAR, ${pick(1, ["google", "google", "google", "booking", "booking", "tripadvisor", "airbnb", "expedia"])}, e.establishment, e.destination, e.child, e.commune, e.category, e.stars, e.capacity,
        ${pick(2, ["fr", "fr", "fr", "de", "en", "nl"])}, ${pick(3, ["FR", "FR", "FR", "DE", "GB", "NL"])}, ${pick(4, ["couple", "famille", "amis", "solo"])},
        day, ${draw(5, 24)}, rating, CASE WHEN rating < 30 THEN 0 WHEN rating < 50 THEN 1 WHEN rating < 70 THEN 2 WHEN rating < 90 THEN 3 ELSE 4 END,
        CASE WHEN rating >= 90 THEN 1 WHEN rating >= 70 THEN 0 ELSE -1 END, answered, CASE WHEN answered THEN ${draw(6, 900)} / 4.0 END,
        day + INTERVAL (${draw(5, 24)}) HOUR, ' avis ' || i || ' | accueil et chambre ', 'Avis ' || i, 'Accueil et chambre'
      FROM (SELECT i, ${draw(7, ESTABLISHMENTS)}::INTEGER + 1 AS place, DATE '2021-06-01' + ${draw(8, 1826)}::INTEGER AS day, ${draw(9, 40)} = 0 AS unrated,
          CASE WHEN ${draw(9, 40)} = 0 THEN NULL ELSE 100 - 20 * least(${draw(10, 5)}, ${draw(11, 5)}) END AS rating, ${draw(12, 3)} = 0 AS answered FROM range(1, ${reviews + 1}) t(i)) r
      JOIN establishments e ON e.establishment = r.place ORDER BY i`);
    await connection.run(`
      INSERT INTO mentions (review, theme, polarity, strength, provider, establishment, destination, child, commune, category, stars, capacity, lang, country, profile, day, hour, rating, tonality, nps, answered)
      SELECT no, ['accueil', 'proprete', 'chambre', 'calme', 'restauration', 'prix', 'emplacement', 'acces'][(hash(no * 7 + k) % 8)::INTEGER + 1], CASE WHEN hash(no + k) % 10 < 7 THEN 1 ELSE -1 END, 0.5,
        provider, establishment, destination, child, commune, category, stars, capacity, lang, country, profile, day, hour, rating, tonality, nps, answered
      FROM reviews, range(2) t(k) WHERE hash(no + k * 3) % 4 < 3`);
    await connection.run(`
      INSERT INTO answers SELECT no, establishment, destination, child, commune, category, stars, capacity, lang, country, profile, day, hour, (hash(no) % 11)::UTINYINT, CASE WHEN hash(no) % 11 >= 9 THEN 1 WHEN hash(no) % 11 >= 7 THEN 0 ELSE -1 END
      FROM reviews WHERE no % 10 = 0`);
    await connection.run("INSERT INTO watermark VALUES (1, TIMESTAMP '2026-06-01 00:00:00')");
  });
}
