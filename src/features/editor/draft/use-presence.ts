import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";

import type { PresenceAnswer } from "../../../generated/types.ts";
import { callApi } from "../../../lib/api.ts";

/** Says again that the editor is open (ms): the server forgets it after a minute. */
const BEAT_MS = 20_000;
/** After so long without a touch nobody is there (ms): an editor left open does not keep its session alive. */
const IDLE_MS = 5 * 60_000;

/**
 * The others who edit the dashboard now, as they come and go, and the state of the stored draft, as it is saved; while this
 * editor is used, they see its reader too. Undefined before the server has said.
 */
export function usePresence(id: string): PresenceAnswer | undefined {
  const touched = useRef(0);
  useEffect(() => {
    const touch = (): void => {
      touched.current = Date.now();
    };
    touch();
    const leave = (): void =>
      void callApi("markPresence", { params: { id }, body: { here: false }, keepalive: true }).catch(() => undefined);
    document.addEventListener("pointerdown", touch);
    document.addEventListener("keydown", touch);
    window.addEventListener("pagehide", leave);
    return () => {
      document.removeEventListener("pointerdown", touch);
      document.removeEventListener("keydown", touch);
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, [id]);
  const { data } = useQuery({
    queryKey: ["presence", id],
    queryFn: () => callApi("markPresence", { params: { id }, body: { here: true } }),
    refetchInterval: () => (Date.now() - touched.current < IDLE_MS ? BEAT_MS : false),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  return data;
}
