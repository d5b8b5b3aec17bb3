import type { ReactElement } from "react";

import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { useTexts } from "./texts.ts";

/** Of a payment that is not the account's, and of a session that is borrowed. */
export function UnavailableAccess({ status }: { status: 403 | 404 }): ReactElement {
  const { t } = useTexts();
  return <EmptyState title={t(status === 403 ? "borrowed" : "outcome.failed")} />;
}
