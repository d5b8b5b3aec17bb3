import { Download } from "lucide-react";
import type { ReactElement } from "react";

import type { RegisterRequest } from "../../generated/types.ts";
import { callApi } from "../../lib/api.ts";
import { useToday } from "../../lib/clock.ts";
import { useFileTask } from "../../page/session/use-file-task.ts";
import { Button } from "../../ui/button/button.tsx";
import { Menu } from "../../ui/menu/menu.tsx";
import { useTexts } from "./texts.ts";

const formats = ["csv", "pdf"] as const;

/** «Registre»: every decision of this year or of the last one, with its date, its reason and its hash, as CSV or PDF. */
export function RegisterMenu(): ReactElement {
  const { t } = useTexts();
  const today = Number(useToday().slice(0, 4));
  const { run, busy } = useFileTask((wish: RegisterRequest) => callApi("exportModerationRegister", { body: wish }));
  return (
    <Menu
      label={t("stats.register.open")}
      entries={[today, today - 1].flatMap((year) =>
        formats.map((format) => ({
          id: `${year}-${format}`,
          label: t(`stats.register.${format}`, { year }),
          onSelect: () => run({ year, format }),
        })),
      )}
      trigger={(trigger) => (
        <Button {...trigger} icon={Download} busy={busy}>
          {t("stats.register.open")}
        </Button>
      )}
    />
  );
}
