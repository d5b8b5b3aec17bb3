import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useParams } from "react-router-dom";

import { questionPath } from "../../lib/api.ts";
import { Problem } from "../../lib/problem.ts";
import { publicDashboardQuery } from "../../page/document/dashboard-queries.ts";
import { PublicExport } from "./public-export.tsx";
import { LockedScreen } from "./locked-screen.tsx";
import { PublicDocument } from "../../page/document/public-document.tsx";

/** A dashboard by its public link, without a session. */
export default function PublicDashboardScreen(): ReactElement {
  const { token = "" } = useParams();
  const params = { token };
  const query = useQuery(publicDashboardQuery(token));
  const { data, error } = query;
  if (error instanceof Problem && error.code === "link.password") return <LockedScreen token={token} />;
  return (
    <PublicDocument
      query={query}
      facetsPath={questionPath("askPublicFacets", { params })}
      resultsPath={questionPath("askPublicResults", { params })}
      answer={
        data && {
          title: data.title,
          owner: data.owner,
          logoUrl: data.logo_url,
          controlledBy: data.controlled_by,
          preview: data.preview,
          document: data.document,
          catalog: data.catalog,
          journal: data.journal,
          revision: String(data.revision),
          outputs: data.outputs,
          tools: <PublicExport token={token} document={data.document} outputs={data.outputs} />,
        }
      }
    />
  );
}
