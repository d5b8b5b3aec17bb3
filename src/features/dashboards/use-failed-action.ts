import { useTranslation } from "react-i18next";

import { useToasts } from "../../ui/toast/toasts.tsx";

/** Says that an action of the list has failed, and why. */
export function useFailedAction(): (error: Error) => void {
  const { t } = useTranslation("dashboards");
  const { notify } = useToasts();
  return (error) => void notify({ type: "error", title: t("list.actionFailed"), msg: error.message });
}
