import { join } from "node:path";

import { expressionsByTheme } from "../../../server/semantics/corrections/expressions-by-theme.ts";
import { demoReviews, demoTerritory } from "../../../server/demo/index.ts";
import { createAnalyser, loadLexicons } from "../../../server/semantics/index.ts";
import type { ReviewInput } from "../../../server/store/bulk-reviews.ts";
import { addReviews, review } from "../../support/state.ts";
import type { FiguresApp } from "./real-analytics.ts";

const analyser = createAnalyser(loadLexicons(join(import.meta.dirname, "../../../templates/lexicons")));

/** The mentions that the analysis finds in a text, as the state keeps them. */
export function analysed(title: string | null, text: string | null, lang?: string): Pick<ReviewInput, "mentions" | "expressions"> {
  const found = analyser([title, text].filter((part) => part !== null).join("\n"), lang);
  return { mentions: found.mentions, expressions: expressionsByTheme(found.expressions ?? [], found.mentions) };
}

/** Adds reviews of the demo's generator, analysed, to the establishments of a destination by turns, and makes them count. */
export async function addAnalysedReviews(test: FiguresApp, destination: "aurelle" | "dunes", count: number): Promise<void> {
  const { store, clock } = test.services;
  const ids = await store.system("test.establishments", (db) =>
    db.selectFrom("establishments").select("id").where("destination_id", "=", destination).orderBy("name").execute(),
  );
  const today = clock.now().toISOString().slice(0, 10);
  const made = [...demoReviews(demoTerritory(11), { seed: 11, today, count })].slice(0, count);
  await addReviews(
    store,
    destination,
    made.map(({ source, rating_value, rating_scale, title, text, lang, country, profile, experience_date, published_at }, index) =>
      review(ids[index % ids.length]?.id ?? "", `${destination}-${index}`, {
        source,
        rating_raw: rating_value,
        rating_scale,
        rating: rating_value === null ? null : Math.round((100 * rating_value) / rating_scale),
        title,
        text,
        lang,
        country,
        profile,
        experience_date,
        published_at,
        ...analysed(title, text, lang),
      }),
    ),
  );
  await test.settle();
}
