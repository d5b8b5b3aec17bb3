import { queryOptions, useQuery } from "@tanstack/react-query";
import { type ReactElement, useMemo } from "react";
import { Link } from "react-router-dom";

import { metricsOf } from "../../engine/catalog/catalog.ts";
import { viewManifests } from "../../generated/view-manifests.ts";
import { callApi, questionPath } from "../../lib/api.ts";
import { Problem } from "../../lib/problem.ts";
import { DocumentExport } from "../../page/export/document-export.tsx";
import { DocumentScreen } from "../../page/document/document-screen.tsx";
import NotFoundScreen from "../../page/messages/not-found.tsx";
import { pathOf } from "../../page/session/paths.ts";
import { useRoutes } from "../../page/session/routes.ts";
import { sessionMayOpen, useSession } from "../../page/session/session.ts";
import type { PageCatalog } from "../../page/session/use-catalog.ts";
import { useRoute } from "../../page/session/use-route.ts";
import { moderatorAccess } from "../../domain/access/access.ts";
import { Button } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import { RegisterMenu } from "./register-menu.tsx";
import { useTexts } from "./texts.ts";

const moderationPageQuery = (page: string) =>
  queryOptions({ queryKey: ["moderation", "page", page], queryFn: () => callApi("readModerationPage", { params: { page } }) });

/** A page of moderation («Statistiques de la modération»): a document of `templates/pages` over the moderators' own work. */
export default function ModerationPageScreen(): ReactElement {
  const { t } = useTexts();
  const session = useSession();
  const routes = useRoutes();
  const page = useRoute()?.name.replace("moderation.", "") ?? "";
  const { data, error, isError, refetch } = useQuery(moderationPageQuery(page));
  const known = data?.catalog;
  const catalog = useMemo((): PageCatalog | undefined => {
    if (!known) return undefined;
    const types = Object.fromEntries(known.types.map((type) => [type.type, type]));
    return { catalog: { views: viewManifests, types, metrics: metricsOf(known.metrics) }, mayUse: () => false, readsInternal: true };
  }, [known]);
  // It was open, or in a menu, while its document was taken away.
  if (error instanceof Problem && error.status === 404) return <NotFoundScreen />;
  if (isError)
    return (
      <EmptyState title={t("stats.failed")} heading="h1" actions={<Button onClick={() => void refetch()}>{t("stats.retry")}</Button>} />
    );
  if (!data || !catalog) return <Skeleton shape="block" />;
  const list = sessionMayOpen(session, moderatorAccess) ? pathOf(routes, "moderation.reviews") : null;
  return (
    <DocumentScreen
      title={data.title}
      breadcrumb={
        list && (
          <p>
            <Link to={list}>{t("title")}</Link>
          </p>
        )
      }
      tools={
        <>
          <DocumentExport shown={data.dashboard} start={(query) => callApi("exportModerationPage", { params: { page }, query })} />
          {sessionMayOpen(session, moderatorAccess) && <RegisterMenu />}
        </>
      }
      document={data.dashboard}
      catalog={catalog}
      facetsPath={questionPath("askModerationPageFacets", { params: { page } })}
      resultsPath={questionPath("askModerationPageResults", { params: { page } })}
      revision={page}
      audience="private"
    />
  );
}
