import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useParams } from "react-router-dom";

import { questionPath } from "../../lib/api.ts";
import { publicPageQuery } from "../../page/document/dashboard-queries.ts";
import { PublicDocument } from "../../page/document/public-document.tsx";
import { useRoute } from "../../page/session/use-route.ts";

/** A destination page by its public address, without a session. */
export default function PublicDestinationPageScreen(): ReactElement {
  const { token = "" } = useParams();
  const page = useRoute()?.name.replace("public.destination.", "") ?? "";
  const params = { token, page };
  const query = useQuery(publicPageQuery(token, page));
  const { data } = query;
  return (
    <PublicDocument
      query={query}
      facetsPath={questionPath("askPublicPageFacets", { params })}
      resultsPath={questionPath("askPublicPageResults", { params })}
      answer={
        data?.catalog && {
          title: data.title,
          owner: data.owner ?? "",
          logoUrl: data.logo_url ?? null,
          controlledBy: data.controlled_by,
          pages: data.pages?.map((other) => ({ path: `/public/destination/${token}/${other.page}`, title: other.title })),
          document: data.dashboard,
          catalog: data.catalog,
          journal: data.journal,
          revision: page,
        }
      }
    />
  );
}
