import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useParams } from "react-router-dom";

import type { PublicDashboard } from "../../generated/types.ts";
import { callJson } from "../../lib/http.ts";
import { PublicDocument } from "../../page/document/public-document.tsx";

/** A dashboard by its public link, without a session. */
export default function PublicDashboardScreen(): ReactElement {
  const { token = "" } = useParams();
  const address = `/dashboard/public/${encodeURIComponent(token)}`;
  const query = useQuery({ queryKey: ["public", address], queryFn: () => callJson<PublicDashboard>("GET", address), retry: false });
  const { data } = query;
  return (
    <PublicDocument
      query={query}
      address={address}
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
