import { type ReactElement, useState } from "react";

import { Button } from "../../../ui/button/button.tsx";
import { Modal } from "../../../ui/modal/modal.tsx";
import { TextField } from "../../../ui/text-field/text-field.tsx";
import { useTexts } from "../texts.ts";

/** What is named in a dialog: its title, the present name, and what becomes of the new one. */
export interface Naming {
  title: string;
  label: string;
  name: string;
  longest: number;
  /** Whether it can be without a name. */
  optional?: boolean;
  onDone: (name: string) => void;
}

/** Asks for a name. */
export function NameDialog({ naming, onClose }: { naming: Naming | undefined; onClose: () => void }): ReactElement {
  const { t } = useTexts();
  return (
    <Modal open={naming !== undefined} onClose={onClose} title={naming?.title ?? ""} width={420} height="auto">
      {naming && <NameForm key={naming.title + naming.name} naming={naming} onClose={onClose} label={t("structure.save")} />}
    </Modal>
  );
}

function NameForm({ naming, onClose, label }: { naming: Naming; onClose: () => void; label: string }): ReactElement {
  const [name, setName] = useState(naming.name);
  const isReady = naming.optional === true || name.trim() !== "";
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isReady) return;
        naming.onDone(name.trim());
        onClose();
      }}
    >
      <TextField
        label={naming.label}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog asks for nothing else
        autoFocus
        maxLength={naming.longest}
        value={name}
        onChange={setName}
      />
      <p style={{ marginTop: 16 }}>
        <Button type="submit" variant="primary" disabled={!isReady}>
          {label}
        </Button>
      </p>
    </form>
  );
}
