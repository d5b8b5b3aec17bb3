import { Settings2 } from "lucide-react";
import { lazy, type ReactElement, Suspense, useState } from "react";

import type { Metrics } from "../../../engine/catalog/catalog.ts";
import type { Change } from "../../../engine/document/edit.ts";
import type { ConfigProblem, Dashboard, MemberValue } from "../../../generated/types.ts";
import { Button } from "../../../ui/button/button.tsx";
import { IconButton } from "../../../ui/button/icon-button.tsx";
import { useTexts } from "../texts.ts";

const ParameterDialog = lazy(() => import("./parameter-dialog.tsx").then((module) => ({ default: module.ParameterDialog })));

interface ParameterButtonProps {
  document: Dashboard;
  metrics: Metrics;
  problems: readonly ConfigProblem[];
  example: MemberValue | undefined;
  onChange: (change: Change, gesture?: string) => void;
}

/** Opens the settings of the dashboard as a whole; of a dynamic one it says on which value the editor shows it. */
export function ParameterButton(props: ParameterButtonProps): ReactElement {
  const { document, example } = props;
  const { t } = useTexts();
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      {document.parameter && example && (
        <Button variant="ghost" onClick={() => setOpen(true)}>
          {t("parameter.on", { label: example.label })}
        </Button>
      )}
      <IconButton icon={Settings2} label={t("parameter.open")} onClick={() => setOpen(true)} />
      {open !== undefined && (
        <Suspense fallback={null}>
          <ParameterDialog open={open} onClose={() => setOpen(false)} {...props} />
        </Suspense>
      )}
    </>
  );
}
