import { useQuery } from "@tanstack/react-query";
import { Share2 } from "lucide-react";
import { lazy, type ReactElement, Suspense, useState } from "react";

import { entry } from "../../engine/entry.ts";
import { callApi, questionPath } from "../../lib/api.ts";
import { Problem } from "../../lib/problem.ts";
import { Button } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import { MethodButton } from "../../page/method/method-button.tsx";
import { ParameterGate } from "../../page/parameter/parameter-gate.tsx";
import { pageQuery } from "../../page/document/dashboard-queries.ts";
import { DocumentScreen } from "../../page/document/document-screen.tsx";
import { useCatalog } from "../../page/session/use-catalog.ts";
import { useRoutes } from "../../page/session/routes.ts";
import { useRoute } from "../../page/session/use-route.ts";
import NotFoundScreen from "../../page/messages/not-found.tsx";
import { HomeIncidents } from "./home-incidents.tsx";
import { DocumentExport } from "../../page/export/document-export.tsx";
import { useTexts } from "./texts.ts";

const SharePageDialog = lazy(() => import("./share-page-dialog.tsx").then((module) => ({ default: module.SharePageDialog })));

/** A destination page: «Ma réputation», «Thématiques», … Each is a document of `templates/pages`. */
export default function DestinationPageScreen(): ReactElement {
  const { t } = useTexts();
  const page = useRoute()?.name.replace("destination.", "") ?? "";
  const { data, isError, error, refetch } = useQuery(pageQuery(page));
  const catalog = useCatalog();
  const isPublic = useRoutes().some(({ name }) => name === `public.destination.${page}`);
  const [sharing, setSharing] = useState<boolean>();
  // It was open, or in a menu, while its document was taken away.
  if (error instanceof Problem && error.status === 404) return <NotFoundScreen />;
  if (isError)
    return <EmptyState title={error.message} heading="h1" actions={<Button onClick={() => void refetch()}>{t("retry")}</Button>} />;
  if (!data || !catalog) return <Skeleton shape="block" />;
  const explained = data.method === undefined ? undefined : entry(catalog.catalog.metrics.measures, data.method);
  return (
    <>
      {page === "home" && <HomeIncidents />}
      <ParameterGate key={page} document={data.dashboard} title={data.title}>
        {({ document, title, value, change }) => (
          <DocumentScreen
            key={value?.value}
            title={title}
            subtitle={data.subtitle}
            figured
            tools={
              <>
                {change}
                {explained?.method && <MethodButton measure={explained} />}
                <DocumentExport shown={document} start={(query) => callApi("exportPage", { params: { page }, query })} />
                {isPublic && (
                  <Button icon={Share2} onClick={() => setSharing(true)}>
                    {t("share.button")}
                  </Button>
                )}
              </>
            }
            document={document}
            catalog={catalog}
            facetsPath={questionPath("askPageFacets", { params: { page } })}
            resultsPath={questionPath("askPageResults", { params: { page } })}
            revision={page}
            audience="private"
            editor
          />
        )}
      </ParameterGate>
      {sharing !== undefined && (
        <Suspense fallback={null}>
          <SharePageDialog open={sharing} onClose={() => setSharing(false)} page={page} />
        </Suspense>
      )}
    </>
  );
}
