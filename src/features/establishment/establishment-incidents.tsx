import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useNavigate } from "react-router-dom";

import { incidentKinds } from "../../domain/review/incidents.ts";
import { useToday } from "../../lib/clock.ts";
import { IncidentNotice, unreadQuery } from "../../page/reviews/browser/incident-banner.tsx";
import { rangeOf } from "../../page/state/page-state.ts";

/** Grave incidents of an establishment's last twelve months that nobody has read, above the figures, which average them away. */
export function EstablishmentIncidents({ id }: { id: string }): ReactElement {
  const navigate = useNavigate();
  const range = rangeOf({ period: { preset: "last-12-months" } }, useToday());
  const { data } = useQuery(unreadQuery(range, { establishment: [id] }));
  const search = new URLSearchParams([...incidentKinds.map((kind) => ["incident", kind]), ["read", "false"]]);
  return (
    <IncidentNotice
      isAlone
      count={data?.total ?? 0}
      onShow={() => void navigate(`/establishments/${encodeURIComponent(id)}/reviews?${search.toString()}`)}
    />
  );
}
