import { useQuery } from "@tanstack/react-query";
import { type ReactElement, type ReactNode, useState } from "react";

import { keptValues } from "../../../engine/query/accepted.ts";
import { MOST_VALUES } from "../../../engine/query/most-values.ts";
import { formatNumber } from "../../../domain/format/format.ts";
import type { Filters, ReviewSearchRequest } from "../../../generated/types.ts";
import { TonalityGlyph } from "../../../ui/tonality/tonality-glyph.tsx";
import { FacetDot, FacetGroup, type GroupValue } from "../../facets/facet-group.tsx";
import { useExceptText } from "../../facets/use-except-text.ts";
import { useFolded } from "../../facets/use-folded.ts";
import type { Vocabulary } from "../reviews-types.ts";
import { useProviderColor } from "../use-provider-color.ts";
import { facetsQuery } from "./browser-queries.ts";
import { MONTHS } from "./chosen-months.ts";
import { withFilter } from "./browser-state.ts";
import { openFacets, type ReviewsScope } from "./reviews-scope.ts";
import { usePageTexts } from "../../words/texts.ts";

/** Facets whose values are shown from the last to the first: the best tonality and the latest month come first. */
const fromLast: readonly string[] = ["tonality", MONTHS];

interface FacetPanelProps {
  scope: ReviewsScope;
  search: ReviewSearchRequest;
  filters: Filters;
  onFilters: (filters: Filters) => void;
  vocabulary: Vocabulary;
  /** Of the headings. */
  level: 2 | 3;
}

/** The facets of a list of reviews with their counts; those that are folded are not counted. */
export function FacetPanel({ scope, search, filters, onFilters, vocabulary, level }: FacetPanelProps): ReactElement {
  const { t } = usePageTexts();
  const [isFolded, fold] = useFolded(scope.name, (facet) => !openFacets.includes(facet) && filters[facet] === undefined);
  const open = scope.facets.filter((facet) => !isFolded(facet));
  const [find, setFind] = useState<Readonly<Record<string, string>>>({});
  const { data, isPlaceholderData } = useQuery(facetsQuery(search, open, find));
  const colorOf = useProviderColor(vocabulary);
  const exceptText = useExceptText(data && { facets: data.facets, total: data.total }, vocabulary);
  const markOf = (facet: string, value: string): ReactNode => {
    if (facet === "blamed" || facet === "praised") return <TonalityGlyph tonality={facet === "blamed" ? 0 : 4} />;
    if (facet === "provider") return <FacetDot color={colorOf(value)} />;
    const tonality = facet === "tonality" ? vocabulary.tonalities.find(({ id }) => id === value)?.index : undefined;
    return tonality === undefined ? null : <TonalityGlyph tonality={tonality} />;
  };
  const valuesOf = (facet: string): GroupValue[] | undefined =>
    data?.facets[facet]?.map(({ value, label, n }) => ({ value, label, n, mark: markOf(facet, value) }));
  return (
    <>
      {scope.facets.map((facet) => {
        const values = valuesOf(facet);
        const except = exceptText(facet, filters[facet]);
        const cut = values && values.length >= MOST_VALUES ? t("facets.cut", { most: formatNumber(MOST_VALUES) }) : undefined;
        return (
          <FacetGroup
            key={facet}
            level={level}
            label={t(`dimension.${facet}` as never)}
            values={values && fromLast.includes(facet) ? values.toReversed() : values}
            chosen={keptValues(filters[facet])}
            counting={isPlaceholderData}
            folded={isFolded(facet)}
            onFold={(folded) => fold(facet, folded)}
            onChange={(values) => onFilters(withFilter(filters, facet, values))}
            onSought={(text) => {
              // Where not all values have come, the server looks among the others.
              if (cut ?? find[facet]) setFind(({ [facet]: _, ...others }) => (text ? { ...others, [facet]: text } : others));
            }}
            note={except ?? cut}
          />
        );
      })}
    </>
  );
}
