import { useQuery } from "@tanstack/react-query";
import type { ReactElement, ReactNode } from "react";

import { Problem } from "../../lib/problem.ts";
import { EstablishmentDocument } from "../../page/establishment/establishment-document.tsx";
import { establishmentPageQuery } from "../../page/establishment/establishment-queries.ts";
import NotFoundScreen from "../../page/messages/not-found.tsx";
import type { ActiveCards } from "../../page/session/active-card.ts";
import { useCatalog } from "../../page/session/use-catalog.ts";
import { Button } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import { useTexts } from "./texts.ts";

interface OwnPageProps {
  page: string;
  active: ActiveCards;
  placeBar: (bar: ReactNode, facets: readonly string[]) => ReactNode;
}

/** A document over the establishment that the professional looks at, or over all of them. */
export function OwnPage({ page, active: { card, cards }, placeBar }: OwnPageProps): ReactElement {
  const { t } = useTexts();
  const { data, error, refetch } = useQuery(establishmentPageQuery(page));
  const catalog = useCatalog();
  if (error instanceof Problem && error.status === 404) return <NotFoundScreen />;
  if (error)
    return <EmptyState title={error.message} heading="h1" actions={<Button onClick={() => void refetch()}>{t("retry")}</Button>} />;
  if (!data || !catalog)
    return (
      <>
        {placeBar(null, [])}
        <Skeleton shape="block" />
      </>
    );
  return (
    <EstablishmentDocument
      key={`${page} ${card?.id ?? "all"}`}
      page={data}
      catalog={catalog}
      owner={card?.name ?? t("all")}
      establishments={cards.map(({ id }) => id)}
      all={card === undefined}
      placeBar={(bar) => placeBar(bar, data.dashboard.facets ?? [])}
    />
  );
}

/** What is said to an account without an establishment (specification §8). */
export function NoEstablishment(): ReactElement {
  const { t } = useTexts();
  return (
    <EmptyState title={t("none.title")} heading="h1">
      {t("none.text")}
    </EmptyState>
  );
}
