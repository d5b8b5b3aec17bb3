import { Bell } from "lucide-react";
import { type ReactElement, useState } from "react";
import { useTranslation } from "../../../domain/texts/texts.ts";

import { IconButton } from "../../../ui/button/icon-button.tsx";
import { Popover } from "../../../ui/popover/popover.tsx";
import { useToasts } from "../../../ui/toast/toasts.tsx";
import { lazyPart } from "../lazy-part.tsx";

const NotificationList = lazyPart(() => import("./notification-list.tsx"));

/** The log of the notifications, behind the bell; a dot says that some have not been read there. */
export function Notifications(): ReactElement {
  const { t } = useTranslation("app");
  const { log } = useToasts();
  const [seen, setSeen] = useState(0);
  const unseen = log.filter(({ id }) => id > seen).length;
  return (
    <Popover
      label={t("notifications.title")}
      align="end"
      trigger={(trigger) => (
        <IconButton
          {...trigger}
          icon={Bell}
          dot={unseen > 0}
          label={unseen > 0 ? t("notifications.unseen", { count: unseen }) : t("notifications.title")}
        />
      )}
    >
      {(close) => <NotificationList onSeen={setSeen} onLeave={close} />}
    </Popover>
  );
}
