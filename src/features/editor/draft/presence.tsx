import { Users } from "lucide-react";
import type { ReactElement } from "react";

import { Badge } from "../../../ui/badge/badge.tsx";
import { useTexts } from "../texts.ts";
import { usePresence } from "./use-presence.ts";

const list = new Intl.ListFormat("fr", { type: "conjunction" });

/** Who else edits the dashboard now. */
export function Presence({ id }: { id: string }): ReactElement {
  const { t } = useTexts();
  const editors = usePresence(id);
  const names = editors.map(({ login }) => login);
  return (
    <span role="status">
      {names.length > 0 && (
        <Badge tone="info" icon={Users}>
          {t("presence.others", { count: names.length, names: list.format(names) })}
        </Badge>
      )}
    </span>
  );
}
