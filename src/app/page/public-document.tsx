import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactElement, useEffect, useMemo } from "react";
import { useTranslation } from "react-i18next";

import { metricsOf } from "../../engine/catalog.ts";
import type { CatalogAnswer, Dashboard } from "../../generated/types.ts";
import { viewManifests } from "../../generated/view-manifests.ts";
import { Problem } from "../../lib/problem.ts";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import UnavailableScreen from "../screens/unavailable.tsx";
import { PageError } from "../page-error.tsx";
import { useSession } from "../session.ts";
import { DocumentScreen } from "./document-screen.tsx";
import type { PageCatalog } from "./use-catalog.ts";

interface PublicDocumentProps {
  query: UseQueryResult;
  address: string;
  answer: { title: string; owner: string; document: Dashboard; catalog: CatalogAnswer; revision: string } | undefined;
}

/** What a public link shows: the document, or at the same address that it is no longer available. */
export function PublicDocument({ query, address, answer }: PublicDocumentProps): ReactElement {
  const { t } = useTranslation("page");
  const { app } = useSession();
  const types = answer?.catalog;
  const catalog = useMemo((): PageCatalog | undefined => {
    if (!types) return undefined;
    const byName = Object.fromEntries(types.types.map((type) => [type.type, type]));
    // The server has left out what the link may not show.
    return { catalog: { views: viewManifests, types: byName, metrics: metricsOf(types.metrics) }, mayUse: () => true };
  }, [types]);
  useEffect(() => {
    if (answer) document.title = `${answer.title} · ${app.product.name}`;
  }, [answer, app]);

  if (query.error instanceof Problem && (query.error.status === 404 || query.error.status === 410)) return <UnavailableScreen />;
  if (query.error) return <PageError />;
  if (!answer || !catalog) return <Skeleton shape="block" />;
  return (
    <DocumentScreen
      key={address}
      title={answer.title}
      subtitle={t("public.by", { owner: answer.owner, product: app.product.name })}
      document={answer.document}
      catalog={catalog}
      address={address}
      revision={answer.revision}
      audience="public"
    />
  );
}
