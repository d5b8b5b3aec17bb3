import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";

import { callApi } from "../../lib/api.ts";
import type { LinkOutput } from "../../generated/types.ts";
import { buttonClass } from "../../ui/button/button-class.ts";
import { Button } from "../../ui/button/button.tsx";
import { useTexts } from "./sharing-texts.ts";

/** A preview opens for a quarter of an hour: it is asked for again before. */
const FRESH_MS = 10 * 60_000;

interface PreviewLinkProps {
  dashboard: string;
  namesAll: boolean;
  frozen: boolean;
  minSample: number;
  outputs: readonly LinkOutput[];
  /** Of a dynamic dashboard: what the link shows. */
  value: string | undefined;
  enabled: boolean;
}

/** «Aperçu»: opens the dashboard in another tab as its public readers would see it, before anything is shared. */
export function PreviewLink({ dashboard, namesAll, frozen, minSample, outputs, value, enabled }: PreviewLinkProps): ReactElement {
  const { t } = useTexts();
  const body = {
    names_all: namesAll,
    ...(frozen ? { frozen } : {}),
    min_sample: minSample,
    ...(outputs.length > 0 ? { outputs: [...outputs] } : {}),
    ...(value === undefined ? {} : { value }),
  };
  const { data, isError, refetch } = useQuery({
    queryKey: ["dashboards", dashboard, "link", "preview", body],
    queryFn: () => callApi("previewLink", { params: { id: dashboard }, body }),
    enabled,
    staleTime: FRESH_MS,
    refetchInterval: FRESH_MS,
    refetchIntervalInBackground: true,
    retry: false,
  });
  if (isError) return <Button onClick={() => void refetch()}>{t("link.preview")}</Button>;
  return (
    <a className={buttonClass()} href={data?.url} aria-disabled={!data} target="_blank" rel="noreferrer">
      {t("link.preview")}
    </a>
  );
}
