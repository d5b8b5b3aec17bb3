import type { Metrics } from "../../../engine/catalog/catalog.ts";
import { entry } from "../../../engine/entry.ts";
import { mainMeasures } from "../../../engine/query/kind.ts";
import type { Query } from "../../../generated/types.ts";
import { usePageTexts } from "../../../page/words/texts.ts";

/** What measures, dimensions and questions are called. */
export interface Names {
  measure: (name: string) => string;
  dimension: (name: string) => string;
  /** A question as the title of its answer: «Note moyenne par catégorie et par profil». */
  question: (query: Query) => string;
}

const list = new Intl.ListFormat("fr", { type: "conjunction" });

export function useNames(metrics: Metrics): Names {
  const { t } = usePageTexts();
  const measure = (name: string): string => entry(metrics.measures, name)?.label ?? name;
  const dimension = (name: string): string => t(`dimension.${name}` as never, { defaultValue: name });
  const question = (query: Query): string => {
    const by = [...(query.by ?? []), ...(query.geo ? [query.geo === "communes" ? "commune" : "establishment"] : [])];
    const names = mainMeasures(query).map(measure);
    const [first = "", ...others] = names;
    const what = [first, ...others.map(lowered)].join(" et ");
    return by.length === 0 ? what : `${what} par ${list.format(by.map((name) => lowered(dimension(name)))).replaceAll(" et ", " et par ")}`;
  };
  return { measure, dimension, question };
}

/** A name within a sentence; an abbreviation stays. */
function lowered(name: string): string {
  return /^\p{Lu}{2}/u.test(name) ? name : name.charAt(0).toLocaleLowerCase("fr") + name.slice(1);
}
