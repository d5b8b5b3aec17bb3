/** What the names of countries are asked by. */
const isRegion = /^[A-Z]{2}$/;

interface Country {
  id: string;
  name: string;
}

/** The country of guests who live in none of those that the product names; figures count it as unknown. */
export const OTHER_COUNTRY = "ZZ";

/** The countries that guests choose from: those of the product, then «Autre pays». */
export function askedCountries(known: readonly Country[]): Country[] {
  const named = known.filter(({ id }) => id !== OTHER_COUNTRY).map(({ id, name }) => ({ id, name }));
  return [...named, { id: OTHER_COUNTRY, name: "Autre pays" }];
}

/** Countries by their names in a language, in its order; another country, under the name given, comes last. */
export function countriesIn(countries: readonly Country[], lang: string, other: string): Country[] {
  const names = new Intl.DisplayNames([lang], { type: "region", fallback: "none" });
  const named = countries
    .filter(({ id }) => id !== OTHER_COUNTRY)
    .map(({ id, name }) => ({ id, name: (isRegion.test(id) && names.of(id)) || name }))
    .toSorted((a, b) => a.name.localeCompare(b.name, lang));
  return [...named, { id: OTHER_COUNTRY, name: other }];
}
