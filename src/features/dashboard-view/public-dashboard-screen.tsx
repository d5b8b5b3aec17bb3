import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useParams } from "react-router-dom";

import { callApi, questionPath } from "../../lib/api.ts";
import { PublicDocument } from "../../page/document/public-document.tsx";

/** A dashboard by its public link, without a session. */
export default function PublicDashboardScreen(): ReactElement {
  const { token = "" } = useParams();
  const params = { token };
  const query = useQuery({
    queryKey: ["public", "dashboard", token],
    queryFn: () => callApi("readPublicDashboard", { params }),
    retry: false,
  });
  const { data } = query;
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
          preview: data.preview,
          document: data.document,
          catalog: data.catalog,
          revision: String(data.revision),
        }
      }
    />
  );
}
