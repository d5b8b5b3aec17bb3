import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";

import type { StoreOption } from "../../../generated/types.ts";
import { Button } from "../../../ui/button/button.tsx";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { Skeleton } from "../../../ui/skeleton/skeleton.tsx";
import { storeQuery } from "./store-queries.ts";
import { useTexts } from "./texts.ts";

/** Reads the catalog; shows what it holds, that it is on its way, or that it could not be read. */
export function StoreStates({ children }: { children: (options: readonly StoreOption[]) => ReactElement }): ReactElement {
  const { t } = useTexts();
  const { data, isError, refetch } = useQuery(storeQuery);
  if (data) return children(data);
  if (!isError) return <Skeleton shape="lines" />;
  return <EmptyState tone="danger" title={t("failed")} actions={<Button onClick={() => void refetch()}>{t("again")}</Button>} />;
}
