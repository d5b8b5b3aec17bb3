import type { ConfigProblem, PointWords, Product, ResponseDocument, SentencePool, SituationWords } from "../../../generated/types.ts";
import { nearest } from "../nearest.ts";
import { problem, unknownValue } from "../problems.ts";

/** The places that a sentence of each part may have; those in the list must be there. */
const places: Readonly<Record<keyof ResponseDocument["sentences"], { may: readonly string[]; must?: readonly string[] }>> = {
  greeting: { may: [] },
  greeting_named: { may: ["name"], must: ["name"] },
  greeting_formal: { may: [] },
  opening_praise: { may: ["stay"] },
  opening_mixed: { may: ["stay"] },
  opening_blame: { may: ["stay"] },
  opening_grave: { may: ["stay"] },
  pleased: { may: ["stay"] },
  opening_rating: { may: ["stay"] },
  opening_low_rating: { may: ["stay"] },
  praise: { may: ["themes"], must: ["themes"] },
  praise_after_blame: { may: ["themes"], must: ["themes"] },
  quote: { may: ["quote"], must: ["quote"] },
  blame: { may: ["themes"], must: ["themes"] },
  blame_after_praise: { may: ["themes"], must: ["themes"] },
  care: { may: [] },
  contact: { may: [] },
  fact: { may: ["fact"], must: ["fact"] },
  fact_new: { may: ["fact"], must: ["fact"] },
  fact_praise: { may: ["fact"], must: ["fact"] },
  context: { may: ["context"], must: ["context"] },
  closing_return: { may: ["season"] },
  closing_hope: { may: ["season"] },
  closing_plain: { may: [] },
  farewell: { may: ["signature"] },
};

/** The problems of schema-valid sentences: places that mean nothing or are missing, themes that do not exist, sentences said twice. */
export function checkResponses(
  { sentences, themes, stays, who, incidents, points, situations, familiar }: ResponseDocument,
  product: Pick<Product, "themes" | "categories" | "profiles">,
): ConfigProblem[] {
  const known = product.themes.map(({ id }) => id);
  const categories = [...product.categories.map(({ id }) => id), "other"];
  const profiles = product.profiles.map(({ id }) => id);
  const parts = Object.entries(sentences) as [keyof ResponseDocument["sentences"], SentencePool][];
  return [
    ...Object.keys(themes).flatMap((theme) =>
      known.includes(theme) ? [] : [unknownKey(`/themes/${theme}`, "La thématique", theme, known)],
    ),
    ...Object.keys(stays).flatMap((category) =>
      categories.includes(category) ? [] : [unknownKey(`/stays/${category}`, "La catégorie", category, categories)],
    ),
    ...Object.entries(who).flatMap(([profile, list]) => [
      ...(profiles.includes(profile) ? [] : [unknownKey(`/who/${profile}`, "Le profil", profile, profiles)]),
      ...list.flatMap((sentence, at) => placesIn(sentence, `/who/${profile}/${at}`, [])),
    ]),
    ...Object.entries(themes).flatMap(([theme, { name, blamed = [] }]) => [
      ...placesIn(name, `/themes/${theme}/name`, []),
      ...blamed.flatMap((sentence, at) => placesIn(sentence, `/themes/${theme}/blamed/${at}`, [])),
    ]),
    ...Object.entries(points).flatMap(([id, point]) => pointProblems(point, `/points/${id}`, known)),
    ...Object.entries(situations).flatMap(([id, { bad = [], good = [], covers = [] }]) => [
      ...situationPlaces({ bad, good }, `/situations/${id}`),
      ...covers.flatMap((name, at) =>
        known.includes(name) || points[name]
          ? []
          : [unknownKey(`/situations/${id}/covers/${at}`, "Le point", name, [...known, ...Object.keys(points)])],
      ),
    ]),
    ...Object.entries(familiar?.situations ?? {}).flatMap(([id, said]) => [
      ...(situations[id] ? [] : [unknownKey(`/familiar/situations/${id}`, "La situation", id, Object.keys(situations))]),
      ...situationPlaces(said, `/familiar/situations/${id}`),
    ]),
    ...(Object.entries(incidents) as [string, string[]][]).flatMap(([kind, list]) =>
      list.flatMap((sentence, at) => placesIn(sentence, `/incidents/${kind}/${at}`, [])),
    ),
    ...Object.entries(familiar?.blamed ?? {}).flatMap(([theme, list]) => [
      ...(known.includes(theme) ? [] : [unknownKey(`/familiar/blamed/${theme}`, "La thématique", theme, known)]),
      ...list.flatMap((sentence, at) => placesIn(sentence, `/familiar/blamed/${theme}/${at}`, [])),
    ]),
    ...(Object.entries(familiar?.sentences ?? {}) as typeof parts).flatMap(([part, pool]) =>
      poolProblems(pool, `/familiar/sentences/${part}`, places[part]),
    ),
    ...parts.flatMap(([part, pool]) => poolProblems(pool, `/sentences/${part}`, places[part])),
  ];
}

/** Themes that do not exist, places in a name, and a point that has a name on neither side, or words that blame without a name for it. */
function pointProblems(
  { themes, praised, blamed, is_opinion: isOpinion = false }: PointWords,
  at: string,
  known: readonly string[],
): ConfigProblem[] {
  const isNamed = isOpinion ? blamed !== undefined : (praised ?? blamed) !== undefined;
  return [
    ...themes.flatMap((theme, index) =>
      known.includes(theme) ? [] : [unknownKey(`${at}/themes/${index}`, "La thématique", theme, known)],
    ),
    ...(praised === undefined ? [] : placesIn(praised, `${at}/praised`, [])),
    ...(blamed === undefined ? [] : placesIn(blamed, `${at}/blamed`, [])),
    ...(isNamed ? [] : [problem(at, "Il manque le nom de ce point : « praised » ou « blamed ».")]),
  ];
}

function situationPlaces({ bad = [], good = [] }: Pick<SituationWords, "bad" | "good">, at: string): ConfigProblem[] {
  return [
    ...bad.flatMap((sentence, index) => placesIn(sentence, `${at}/bad/${index}`, ["stay"])),
    ...good.flatMap((sentence, index) => placesIn(sentence, `${at}/good/${index}`, ["stay"])),
  ];
}

function poolProblems(pool: SentencePool, at: string, { may, must = [] }: (typeof places)[keyof typeof places]): ConfigProblem[] {
  const all = (Object.entries(pool) as [string, string[]][]).flatMap(([tone, list]) =>
    list.map((text, index) => ({ text, at: `${at}/${tone}/${index}` })),
  );
  return all.flatMap(({ text, at: here }, index) => [
    ...placesIn(text, here, may),
    ...must.filter((place) => !text.includes(`{${place}}`)).map((place) => problem(here, `Il manque « {${place}} » à cette phrase.`)),
    ...(all.findIndex((other) => other.text === text) < index ? [problem(here, "Cette phrase figure déjà dans cette liste.")] : []),
  ]);
}

function placesIn(text: string, at: string, may: readonly string[]): ConfigProblem[] {
  return Array.from(text.matchAll(/\{(\w*)\}/g), ([, name = ""]) => name)
    .filter((name) => !may.includes(name))
    .map((name) => unknownKey(at, "L’emplacement", name, may));
}

/** No repair: the value is a part of a sentence, or a key. */
function unknownKey(at: string, what: string, name: string, known: readonly string[]): ConfigProblem {
  return { ...unknownValue(at, what, name, known, { candidate: nearest(name, known) }), repair: null };
}
