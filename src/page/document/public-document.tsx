import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactElement, type ReactNode, useMemo } from "react";
import { Link } from "react-router-dom";

import type { FacetsPath, ResultsPath } from "../../lib/api.ts";
import { metricsOf } from "../../engine/catalog/catalog.ts";
import type { CatalogAnswer, Dashboard, JournalMark, LinkOutput } from "../../generated/types.ts";
import { viewManifests } from "../../generated/view-manifests.ts";
import { Problem } from "../../lib/problem.ts";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import UnavailableScreen from "../messages/unavailable.tsx";
import { PageError } from "../messages/page-error.tsx";
import { DocumentScreen } from "./document-screen.tsx";
import styles from "./public-document.module.css";
import { PublicHead, type PublicHeadProps } from "./public-head.tsx";
import type { PageCatalog } from "../session/use-catalog.ts";
import { usePageTexts } from "../words/texts.ts";

interface PublicDocumentProps {
  query: UseQueryResult;
  facetsPath: FacetsPath;
  resultsPath: ResultsPath;
  answer:
    | (PublicHeadProps & {
        title: string;
        document: Dashboard;
        catalog: CatalogAnswer;
        revision: string;
        /** The destination that says how its own reviews are controlled. */
        controlledBy: string | undefined;
        journal?: JournalMark[] | undefined;
        /** The files that its reader may take of a tile; all where absent. */
        outputs?: readonly LinkOutput[] | undefined;
        /** Beside the title. */
        tools?: ReactNode;
      })
    | undefined;
}

/** What a public link shows: the document, or at the same address that it is no longer available. */
export function PublicDocument({ query, facetsPath, resultsPath, answer }: PublicDocumentProps): ReactElement {
  const { t } = usePageTexts();
  const types = answer?.catalog;
  const catalog = useMemo((): PageCatalog | undefined => {
    if (!types) return undefined;
    const byName = Object.fromEntries(types.types.map((type) => [type.type, type]));
    // The server has left out what the link may not show.
    return { catalog: { views: viewManifests, types: byName, metrics: metricsOf(types.metrics) }, mayUse: () => true };
  }, [types]);

  if (query.error instanceof Problem && (query.error.status === 404 || query.error.status === 410)) return <UnavailableScreen />;
  if (query.error) return <PageError />;
  if (!answer || !catalog) return <Skeleton shape="block" />;
  return (
    <>
      <PublicHead owner={answer.owner} logoUrl={answer.logoUrl} pages={answer.pages} preview={answer.preview} />
      <DocumentScreen
        key={resultsPath}
        title={answer.title}
        owner={answer.owner}
        document={answer.document}
        catalog={catalog}
        facetsPath={facetsPath}
        resultsPath={resultsPath}
        revision={answer.revision}
        audience="public"
        journal={answer.journal}
        outputs={answer.outputs}
        tools={answer.tools}
      />
      {answer.controlledBy !== undefined && (
        <p className={styles.control}>
          <Link to={`/public/moderation/${answer.controlledBy}`}>{t("public.control")}</Link>
        </p>
      )}
    </>
  );
}
