import type { ReactElement, ReactNode } from "react";
import { useTranslation } from "../../domain/texts/texts.ts";
import { useParams } from "react-router-dom";

import { EstablishmentReviews } from "../../page/establishment/establishment-reviews.tsx";
import { PageLinks } from "../../page/establishment/page-links.tsx";
import { pageTabs } from "../../page/establishment/page-tabs.ts";
import bar from "../../page/establishment/pages-bar.module.css";
import { useActiveCards } from "../../page/session/active-card.ts";
import { useRoutes } from "../../page/session/routes.ts";
import { useSession } from "../../page/session/session.ts";
import { useScreenTitle } from "../../page/session/use-screen-title.ts";
import { NoEstablishment, OwnPage } from "./own-page.tsx";
import styles from "./professional.module.css";
import { useTexts } from "./texts.ts";

/** Analyser: the reviews of a professional's own establishments, and what they say. */
export default function AnalysisScreen(): ReactElement {
  const { t } = useTexts();
  const { t: say } = useTranslation("routes");
  const { page = "" } = useParams();
  const session = useSession();
  useRoutes();
  const active = useActiveCards();
  const { card, cards } = active;
  const tabs = pageTabs(session.pages, "TP", ["reviews"])
    .filter(({ name }) => name !== "dashboard")
    .map(({ name, label }) => ({ name, label: label ?? say(`establishment_${name}` as never), to: `/pro/analyze/${name}` }));
  useScreenTitle([tabs.find(({ name }) => name === page)?.label, card?.name].filter(Boolean).join(" · "));
  if (cards.length === 0) return <NoEstablishment />;
  const placeBar = (tools: ReactNode, facets: readonly string[] = []): ReactNode => (
    <>
      <div className={styles.head}>
        <h1>{t("analyze")}</h1>
      </div>
      <div className={bar.bar} data-filtered={facets.length > 0 || undefined}>
        <PageLinks label={t("pages")} links={tabs} current={page} keeps={facets} />
        {tools}
      </div>
    </>
  );
  if (page === "reviews")
    return (
      <>
        {placeBar(null)}
        <EstablishmentReviews name="own" establishments={cards.map(({ id }) => id)} />
      </>
    );
  return <OwnPage key={page} page={page} active={active} placeBar={placeBar} />;
}
