import { useQuery } from "@tanstack/react-query";
import type { ReactElement, ReactNode } from "react";
import { useTranslation } from "../../domain/texts/texts.ts";
import { useParams, useSearchParams } from "react-router-dom";

import { formatNumber } from "../../domain/format/format.ts";
import type { Dashboard } from "../../generated/types.ts";
import { useToday } from "../../lib/clock.ts";
import { Problem } from "../../lib/problem.ts";
import { EstablishmentDocument } from "../../page/establishment/establishment-document.tsx";
import { establishmentPageQuery, establishmentOverviewQuery } from "../../page/establishment/establishment-queries.ts";
import { EstablishmentReviews } from "../../page/establishment/establishment-reviews.tsx";
import { PageLinks } from "../../page/establishment/page-links.tsx";
import { pageTabs } from "../../page/establishment/page-tabs.ts";
import { EstablishmentPreferences } from "../../page/establishment/preferences/establishment-preferences.tsx";
import bar from "../../page/establishment/pages-bar.module.css";
import NotFoundScreen from "../../page/messages/not-found.tsx";
import { useRoutes } from "../../page/session/routes.ts";
import { useSession } from "../../page/session/session.ts";
import { useCatalog } from "../../page/session/use-catalog.ts";
import { useScreenTitle } from "../../page/session/use-screen-title.ts";
import { VisitList } from "../../page/visits/visit-list.tsx";
import { comparedLabel } from "../../domain/time/compared-label.ts";
import { comparedOf, rangeOf, readState } from "../../page/state/page-state.ts";
import { CountBadge } from "../../ui/badge/badge.tsx";
import { Button } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import styles from "./establishment-screen.module.css";
import { EstablishmentIncidents } from "./establishment-incidents.tsx";
import { EstablishmentHead } from "./establishment-head.tsx";
import { SessionButton } from "./session-button.tsx";
import { useTexts } from "./texts.ts";

/** What a page without a document has in its address: a period. */
const periodOnly: Dashboard = { version: 1, title: "-", widgets: {}, layout: { tabs: [] } };

/** The page on which the grave incidents and the visits of an establishment are. */
const FIRST = "dashboard";

/** Pages of an establishment that are no documents. */
const screens = ["reviews", "preferences", "grouping"] as const;

/** The pages of one establishment (picture 07): its head, the way from page to page, and the page on screen. */
export default function EstablishmentScreen(): ReactElement {
  const { t } = useTexts();
  const { t: say } = useTranslation("routes");
  const { id = "", page = "" } = useParams();
  const session = useSession();
  useRoutes();
  const [search] = useSearchParams();
  const isScreen = (screens as readonly string[]).includes(page);
  const document = useQuery({ ...establishmentPageQuery(page), enabled: !isScreen });
  const catalog = useCatalog();
  const today = useToday();
  const state = readState(search, document.data?.dashboard ?? periodOnly);
  const range = rangeOf(state, today);
  const { data: summary, error, isError, refetch } = useQuery(establishmentOverviewQuery(id, range, state.compare));
  const tabs = pageTabs(session.pages, "DMO", screens).map(({ name, label }) => ({
    name,
    label: label ?? say(`establishment_${name}` as never),
    to: `/establishments/${encodeURIComponent(id)}/${name}`,
    ...(name === "reviews" && summary ? { note: <CountBadge>{formatNumber(summary.reviews)}</CountBadge> } : {}),
  }));
  useScreenTitle([tabs.find(({ name }) => name === page)?.label, summary?.name].filter(Boolean).join(" · "));

  if (isAbsent(error) || (!isScreen && isAbsent(document.error))) return <NotFoundScreen />;
  const failed = isError ? error : document.error;
  if (failed)
    return (
      <EmptyState
        title={failed.message}
        heading="h1"
        actions={<Button onClick={() => void Promise.all([refetch(), document.refetch()])}>{t("retry")}</Button>}
      />
    );
  const compared = comparedOf(range, state.compare, "private");
  const facets = document.data?.dashboard.facets ?? [];
  const isFiltered = facets.length > 0;
  const sessionButton = summary && <SessionButton key={id} establishment={id} name={summary.name} />;
  const placeBar = (tools: ReactNode): ReactNode => (
    <>
      <EstablishmentHead id={id} summary={summary} reference={comparedLabel(range, compared, state.compare)} />
      <div className={bar.bar} data-filtered={isFiltered || undefined}>
        <PageLinks label={t("pages")} links={tabs} current={page} keeps={facets} />
        {/* At the end of the first row: a bar of filters takes the second. */}
        {isFiltered && sessionButton}
        {tools}
        {!isFiltered && sessionButton}
      </div>
      {page === FIRST && <EstablishmentIncidents id={id} />}
    </>
  );
  if (page === "reviews")
    return (
      <>
        {placeBar(null)}
        <EstablishmentReviews name="establishment" establishments={[id]} />
      </>
    );
  if (page === "preferences")
    return (
      <>
        {placeBar(null)}
        <EstablishmentPreferences key={id} id={id} />
      </>
    );
  if (page === "grouping")
    return (
      <>
        {placeBar(null)}
        <EmptyState title={say(`establishment_${page}`)} heading="h2">
          {t(`soon.${page}`)}
        </EmptyState>
      </>
    );
  if (!document.data || !catalog || !summary)
    return (
      <>
        {placeBar(null)}
        <Skeleton shape="block" />
      </>
    );
  return (
    <>
      <EstablishmentDocument
        key={`${id} ${page}`}
        page={document.data}
        catalog={catalog}
        owner={summary.name}
        establishments={[id]}
        placeBar={placeBar}
        editor
      />
      {page === FIRST && (
        <div className={styles.visits}>
          <VisitList key={id} establishment={id} level={2} />
        </div>
      )}
    </>
  );
}

function isAbsent(error: Error | null): boolean {
  return error instanceof Problem && error.status === 404;
}
