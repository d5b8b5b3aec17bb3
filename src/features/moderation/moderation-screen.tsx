import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { Link, useParams } from "react-router-dom";

import { formatDuration, formatNumber, formatPercent } from "../../domain/format/format.ts";
import { pathOf } from "../../page/session/paths.ts";
import { useRoutes } from "../../page/session/routes.ts";
import { guardRoute, useSession } from "../../page/session/session.ts";
import { useScreenTitle } from "../../page/session/use-screen-title.ts";
import { buttonClass } from "../../ui/button/button-class.ts";
import { Button } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import styles from "./moderation.module.css";
import { policyQuery, statsQuery } from "./moderation-queries.ts";
import { ModerationBrowser } from "./moderation-browser.tsx";
import { CollectDrawer } from "./collect-drawer.tsx";
import { ModeratorsDrawer } from "./moderators-drawer.tsx";
import { isStateFor } from "./states.ts";
import { useTexts } from "./texts.ts";

/** Modération: own reviews by state, each read and decided beside the list. Professionals read and answer what is public. */
export default function ModerationScreen(): ReactElement {
  const { t } = useTexts();
  const { user } = useSession();
  const isModerator = user?.type === "DMO";
  const { state = isModerator ? "pending" : "published" } = useParams();
  const routes = useRoutes();
  useScreenTitle(t(isModerator ? "title" : "titlePro"));
  return (
    <div className={styles.screen}>
      <Head isModerator={isModerator} />
      {isStateFor(isModerator, state) ? (
        <ModerationBrowser key={state} state={state} isModerator={isModerator} />
      ) : (
        <EmptyState
          title={t("unknown.title")}
          heading="h2"
          actions={
            <Link to={pathOf(routes, "moderation.reviews") ?? "/"} className={buttonClass({ variant: "primary" })}>
              {t("unknown.back")}
            </Link>
          }
        >
          {t("unknown.text")}
        </EmptyState>
      )}
    </div>
  );
}

/** The title, and how moderation is going. */
function Head({ isModerator }: { isModerator: boolean }): ReactElement {
  const { t } = useTexts();
  const { data: policy } = useQuery(policyQuery);
  const routes = useRoutes();
  const session = useSession();
  const statsPath = pathOf(routes, "moderation.stats");
  const everywhere = routes.find(({ name }) => name === "pro.answers");
  const { data: stats } = useQuery({ ...statsQuery, enabled: isModerator });
  const [drawer, setDrawer] = useState<"moderators" | "collect" | null>(null);
  const figures = stats
    ? [
        ...(stats.median_hours === null ? [] : [[t("stats.median"), formatDuration(stats.median_hours)]]),
        [t("stats.published"), formatNumber(stats.published_this_month)],
        ...(stats.refused_share === null ? [] : [[t("stats.refused"), formatPercent(stats.refused_share)]]),
      ]
    : [];
  return (
    <header className={styles.head}>
      <div>
        <h1>{t(isModerator ? "title" : "titlePro")}</h1>
        <p className={styles.muted}>
          {isModerator ? policy && t("subtitle", { days: policy.delays.review_target_days }) : t("subtitlePro")}
        </p>
      </div>
      <div className={styles.headEnd}>
        {isModerator && (
          <dl className={styles.figures}>
            {figures.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {everywhere && guardRoute(session, everywhere).pass && (
          <Link to={everywhere.path} className={buttonClass({ variant: "ghost", size: "compact" })}>
            {t("everywhere")}
          </Link>
        )}
        <Button variant="ghost" size="compact" onClick={() => setDrawer("collect")}>
          {t("collect.open")}
        </Button>
        <CollectDrawer open={drawer === "collect"} onClose={() => setDrawer(null)} />
        {isModerator && (
          <>
            {statsPath && (
              <Link to={statsPath} className={buttonClass({ variant: "ghost", size: "compact" })}>
                {t("stats.more")}
              </Link>
            )}
            <Button variant="ghost" size="compact" onClick={() => setDrawer("moderators")}>
              {t("moderators.open")}
            </Button>
            <ModeratorsDrawer open={drawer === "moderators"} onClose={() => setDrawer(null)} />
          </>
        )}
      </div>
    </header>
  );
}
