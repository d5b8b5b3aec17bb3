import { addDays } from "../../src/domain/time/day.ts";
import { npsClass, tonalityIndex } from "../../src/domain/review/rating.ts";
import { searchable } from "../../src/domain/text/words.ts";
import { drawFrom } from "./draw.ts";
import type { Facts, Establishment, Visit, Review, Mention, Expression, Answer, Mark, Invitation, Moderated, Remark } from "./fact-rows.ts";

export const uuid = (no: number): string => `00000000-0000-4000-8000-${String(no).padStart(12, "0")}`;

/** Days around which the clocks change, years turn and months are short: half of the facts fall there. */
const hardDays = [
  "2025-03-29",
  "2025-03-30",
  "2025-03-31",
  "2025-10-25",
  "2025-10-26",
  "2025-10-27",
  "2024-02-29",
  "2024-12-31",
  "2025-01-01",
  "2026-01-04",
  "2026-01-05",
];

const phrases = ["Chambre propre", "Accueil chaleureux", "Trop cher", "Personnel à l’écoute", "Vue superbe", "Attente trop longue"];

/** Facts drawn from a seed, the same each time: few enough to count by hand, half of them on days that are hard to count. */
export function randomFacts(seed: number, sizes = { reviews: 2500, answers: 700 }): Facts {
  const draw = drawFrom(seed);
  const communes = Array.from({ length: 9 }, (_, index) => ({
    insee: `9900${index}`,
    destination: index < 7 ? "aurelle" : "dunes",
    name: draw.of(["Évian", "Bourg", "Zonza", "Ambre", "Élan"]) + index,
    child: index < 3 ? "nord" : index < 5 ? "sud" : null,
    lat: 45 + index / 10,
    lng: 3 + index / 10,
    ring: JSON.stringify([
      [3, 45],
      [3.1, 45],
      [3.1, 45.1],
      [3, 45],
    ]),
  }));
  const establishments = Array.from({ length: 40 }, (_, index): Establishment => {
    const own = draw.of(communes);
    const known = draw.chance(0.9);
    const placed = draw.chance(0.9);
    return {
      establishment: index + 1,
      id: uuid(index + 1),
      name: `${draw.of(["Hôtel", "Auberge", "Écluse"])} ${index % 7}`,
      destination: own.destination,
      child: known ? own.child : null,
      commune: known ? own.insee : null,
      category: draw.of(["hotel", "restaurant", "site", "camping"]),
      stars: (index * 5) % 7 > 4 ? null : 1 + ((index * 5) % 7),
      capacity: index % 6 === 0 ? null : ([0, 1, 19, 20, 49, 50, 99, 100, 299, 300, 900][(index * 3) % 11] ?? null),
      lat: placed ? own.lat : null,
      lng: placed ? own.lng : null,
    };
  });
  const visit = (): Visit => {
    const { establishment, destination, child, commune, category, stars, capacity } = draw.of(establishments);
    const day = draw.chance(0.5) ? draw.of(hardDays) : addDays("2023-06-15", draw.below(1000));
    return {
      establishment,
      destination,
      child,
      commune,
      category,
      stars,
      capacity,
      lang: draw.of(["fr", "fr", "de", "en", "und"]),
      country: draw.of(["FR", "DE", "ZZ", "SK"]),
      profile: draw.of(["couple", "famille", "non_renseigne"]),
      day,
      hour: draw.below(24),
    };
  };
  const reviews = Array.from({ length: sizes.reviews }, (_, index): Review => {
    const base = visit();
    const rating = draw.chance(0.05) ? null : draw.of([0, 20, 29, 30, 49, 50, 69, 70, 80, 89, 90, 100, draw.below(101)]);
    const answered = draw.chance(0.4);
    const words = draw.chance(0.1) ? null : `${draw.of(["accueil", "chambre", "petit"])} ${draw.of(["parfait", "bruyante", "dejeuner"])}`;
    return {
      ...base,
      no: index + 1,
      id: uuid(10_000 + index),
      provider: draw.of(["google", "booking", "tripadvisor", "inconnu"]),
      rating,
      tonality: tonalityIndex(rating),
      nps: npsClass(rating),
      answered,
      delay_hours: answered ? draw.below(4000) / 8 : null,
      published: `${base.day} ${String(draw.below(24)).padStart(2, "0")}:${String(draw.below(60)).padStart(2, "0")}:00`,
      search: searchable(words, null),
      title: words,
      text: null,
      author: null,
      state: "published",
      seen: `${base.day} 12:00:00`,
      written: false,
      corrections: false,
      edited: false,
      late: false,
      incidents: 0,
      spoken: 0,
      praised: 0,
      blamed: 0,
    };
  });
  const themes = ["accueil", "proprete", "calme", "prix"];
  const mentions = reviews.flatMap((review) =>
    Array.from({ length: draw.below(4) }, (): Mention => {
      const { no, rating, tonality, nps, answered, provider } = review;
      return {
        ...visitOf(review),
        rating,
        tonality,
        nps,
        answered,
        provider,
        review: no,
        theme: draw.of(themes),
        polarity: draw.of([-1, 0, 1, 1]),
        strength: ((no * 7) % 10) / 10,
      };
    }),
  );
  for (const review of reviews) {
    const own = mentions.filter((mention) => mention.review === review.no);
    const bits = (side: readonly Mention[]): number =>
      themes.reduce((sum, theme, bit) => (side.some((each) => each.theme === theme) ? sum + 2 ** bit : sum), 0);
    review.spoken = bits(own);
    review.praised = bits(own.filter(({ polarity }) => polarity === 1));
    review.blamed = bits(own.filter(({ polarity }) => polarity === -1));
  }
  const expressions = mentions.flatMap((mention): Expression[] =>
    draw.chance(0.5) ? [] : [draw.of(phrases)].map((label) => ({ ...mention, expression: label.toLowerCase(), label })),
  );
  const answers = Array.from({ length: sizes.answers }, (_, index): Answer => {
    const score = draw.below(11);
    return { ...visit(), no: index + 1, score, nps: npsClass(score * 10) ?? 0, rating: index % 5 === 0 ? null : score * 10 };
  });
  const marks = answers.flatMap((answer): Mark[] =>
    themes.flatMap((theme) =>
      draw.chance(0.6) ? [{ ...visitOf(answer), nps: answer.nps, review: answer.no, theme, rating: 20 * (1 + draw.below(5)) }] : [],
    ),
  );
  const remarks = answers.flatMap((answer) =>
    Array.from({ length: draw.below(4) }, (): Remark => ({
      ...visitOf(answer),
      nps: answer.nps,
      review: answer.no,
      theme: draw.of(themes),
      polarity: draw.of([-1, 0, 1, 1]),
      strength: 0.5,
    })),
  );
  const invitations = Array.from({ length: sizes.answers }, (_, index): Invitation => {
    const { country: _country, profile: _profile, ...asked } = visit();
    return { ...asked, id: uuid(50_000 + index), answered: draw.chance(0.3) };
  });
  const moderation = Array.from({ length: sizes.answers }, (_, index): Moderated => {
    const { country: _country, profile: _profile, ...place } = visit();
    const outcome = draw.of(["waiting", "published", "published", "refused"]);
    const isDecided = outcome !== "waiting";
    return {
      ...place,
      review: index + 1,
      moderated: draw.of(["review", "review", "report", "answer"]),
      outcome,
      reason: outcome === "refused" ? draw.of(["promo", "insulting", "inconnu"]) : null,
      moderator: isDecided && draw.chance(0.9) ? draw.of(["a@b.fr", "c@d.fr"]) : null,
      refused: isDecided ? Number(outcome === "refused") : null,
      late: isDecided && draw.chance(0.8) ? draw.of([0, 0, 1]) : null,
      overdue: isDecided ? null : draw.of([0, 1]),
      delay_hours: isDecided && draw.chance(0.9) ? draw.below(2000) / 8 : null,
    };
  });
  const sees = (group_id: string, accepts: (each: Establishment) => boolean) =>
    establishments.filter(accepts).map(({ establishment }) => ({ group_id, establishment }));
  const selection = (id: string, title: string, group_id: string, every: number) =>
    establishments
      .filter(({ establishment }) => establishment % every === 0)
      .map(({ establishment }) => ({ id, title, group_id, establishment }));
  return {
    establishments,
    communes,
    children: [
      { id: "nord", destination: "aurelle", name: "Nord" },
      { id: "sud", destination: "aurelle", name: "Sud" },
    ],
    visibility: [
      ...sees("aurelle", ({ destination }) => destination === "aurelle"),
      ...sees("dunes", ({ destination }) => destination === "dunes"),
      ...sees("pro", ({ establishment }) => establishment <= 3),
    ],
    selections: [
      ...selection(uuid(901), "Bord de l’eau", "aurelle", 2),
      ...selection(uuid(902), "Adhérents", "aurelle", 3),
      ...selection(uuid(903), "Autres", "dunes", 2),
    ],
    reviews,
    mentions,
    theme_bits: themes.map((theme, bit) => ({ theme, bit })),
    expressions,
    answers,
    marks,
    remarks,
    invitations,
    moderation,
  };
}

/** What facts of every kind share. */
function visitOf({
  establishment,
  destination,
  child,
  commune,
  category,
  stars,
  capacity,
  lang,
  country,
  profile,
  day,
  hour,
}: Visit): Visit {
  return { establishment, destination, child, commune, category, stars, capacity, lang, country, profile, day, hour };
}
