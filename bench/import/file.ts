import { createWriteStream } from "node:fs";
import { once } from "node:events";

import { demoReviews, demoTerritory, type DemoEstablishment, type DemoReview } from "../../server/demo/index.ts";

const territorySeed = 7;
const today = "2026-06-01";

/** Writes `count` reviews of the demo's generator as the NDJSON that imports take; the same for the same count and seed. */
export async function writeReviews(file: string, count: number, seed = territorySeed): Promise<void> {
  const data = demoTerritory(territorySeed);
  const establishments = new Map(data.establishments.map((establishment) => [establishment.id, establishment]));
  const out = createWriteStream(file);
  let written = 0;
  for (const review of demoReviews(data, { seed, today, count })) {
    const establishment = establishments.get(review.establishment_id);
    if (!establishment || written === count) continue;
    written += 1;
    if (!out.write(`${JSON.stringify(line(review, establishment))}\n`)) await once(out, "drain");
  }
  out.end();
  await once(out, "finish");
  if (written !== count) throw new Error(`the generator gave ${written} reviews of ${count}`);
}

function line(
  {
    source,
    source_review_id,
    rating_value,
    rating_scale,
    title,
    text,
    lang,
    author,
    country,
    profile,
    experience_date,
    published_at,
    reply,
  }: DemoReview,
  { id, name, category }: DemoEstablishment,
): Record<string, unknown> {
  return {
    source,
    source_review_id,
    establishment_external_id: id,
    establishment_name: name,
    category,
    rating_value,
    rating_scale,
    title,
    text,
    lang,
    author,
    author_country: country,
    profile,
    experience_date,
    published_at,
    ...(reply && { reply_text: reply.text, reply_at: reply.at }),
  };
}
