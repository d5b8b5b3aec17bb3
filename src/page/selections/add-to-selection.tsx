import { Layers } from "lucide-react";
import { lazy, type ReactElement, Suspense, useState } from "react";

import { Button, type ButtonProps } from "../../ui/button/button.tsx";
import { useTexts } from "./texts.ts";

const AddToSelectionDialog = lazy(() => import("./add-to-selection-dialog.tsx"));

interface AddToSelectionProps extends Pick<ButtonProps, "size" | "variant" | "disabledReason"> {
  /** Ids of the establishments to add. */
  establishments: readonly string[];
  /** Words of the button; «Ajouter à une sélection» by default. */
  children?: string;
  /** Called once they are added. */
  onAdded?: () => void;
}

/** A button that adds establishments to a selection, one that is there or a new one; it can be undone. */
export function AddToSelection({ establishments, children, onAdded, ...look }: AddToSelectionProps): ReactElement {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  // Loaded at the first opening; kept afterwards, so that it closes with its movement.
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        {...look}
        icon={Layers}
        disabled={establishments.length === 0}
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
      >
        {children ?? t("open")}
      </Button>
      {opened && (
        <Suspense>
          <AddToSelectionDialog establishments={establishments} open={open} onClose={() => setOpen(false)} onAdded={onAdded} />
        </Suspense>
      )}
    </>
  );
}
