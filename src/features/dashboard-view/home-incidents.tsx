import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useNavigate } from "react-router-dom";

import { incidentKinds } from "../../domain/review/incidents.ts";
import { IncidentNotice } from "../../page/reviews/browser/incident-banner.tsx";
import { menuCountsQuery } from "../../page/session/menu-counts.ts";

/** Grave incidents of the last twelve months that nobody has read, above the figures, which average them away. */
export function HomeIncidents(): ReactElement {
  const navigate = useNavigate();
  const { data } = useQuery(menuCountsQuery);
  const search = new URLSearchParams([...incidentKinds.map((kind) => ["incident", kind]), ["read", "false"]]);
  return <IncidentNotice isAlone count={data?.["incidents-unread"] ?? 0} onShow={() => void navigate(`/reviews?${search.toString()}`)} />;
}
