import { Copy, Download, Ellipsis, Pencil, Plus, Star, Trash2 } from "lucide-react";
import { type ReactElement, useState } from "react";
import { Button } from "../button/button.tsx";
import { IconButton } from "../button/icon-button.tsx";
import { Drawer } from "../drawer/drawer.tsx";
import { Menu } from "../menu/menu.tsx";
import { Modal } from "../modal/modal.tsx";
import { Popover } from "../popover/popover.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { useToasts } from "../toast/toasts.tsx";
import { Tooltip } from "../tooltip/tooltip.tsx";
import { Example } from "./example.tsx";

const steps = [
  { name: "Contenu", description: "Tuiles et filtres" },
  { name: "Accès", description: "Durée du lien" },
  { name: "Diffusion", description: "Adresse à copier" },
];

/** Buttons, menus, dialogs and notifications. */
export function ActionsExamples(): ReactElement {
  return (
    <>
      <Example title="Boutons">
        <Button variant="primary">Valider</Button>
        <Button>Annuler</Button>
        <Button variant="ghost">Retour</Button>
        <Button variant="danger" icon={Trash2}>
          Supprimer
        </Button>
        <Button disabledReason="Rien n’a changé.">Valider</Button>
        <Button busy>Publication</Button>
      </Example>
      <Example title="Tailles et icônes">
        <Button size="compact" icon={Pencil}>
          Modifier
        </Button>
        <Button icon={Plus}>Nouveau</Button>
        <Button size="form" icon={Download} iconPosition="right">
          Exporter
        </Button>
        <Button size="touch" variant="primary">
          Répondre
        </Button>
        <IconButton icon={Star} label="Favori" pressed />
        <IconButton bordered icon={Copy} label="Dupliquer" dot />
      </Example>
      <Example title="Menu, bulle, infobulle">
        <Menu
          label="Actions du tableau de bord"
          align="start"
          trigger={(props) => <IconButton {...props} bordered icon={Ellipsis} label="Actions" />}
          entries={[
            { id: "copy", label: "Dupliquer", icon: Copy, hint: "Ctrl D" },
            { id: "csv", label: "CSV", icon: Download },
            { id: "line", separator: true },
            { id: "delete", label: "Supprimer", icon: Trash2, danger: true },
          ]}
        />
        <Popover label="Détail" trigger={(props) => <Button {...props}>Ouvrir une bulle</Button>}>
          <Padded>Contenu libre, fermé par Échap.</Padded>
        </Popover>
        <Tooltip text="La note est la moyenne des avis de la période.">{(props) => <Button {...props}>Survolez</Button>}</Tooltip>
      </Example>
      <DialogExamples />
      <ToastExamples />
    </>
  );
}

function Padded({ children }: { children: string }): ReactElement {
  return <p style={{ padding: 16 }}>{children}</p>;
}

function DialogExamples(): ReactElement {
  const [open, setOpen] = useState<"modal" | "drawer" | null>(null);
  const [step, setStep] = useState(1);
  const [name, setName] = useState("Comité de pilotage");
  const close = (): void => setOpen(null);
  return (
    <Example title="Modale et panneau">
      <Button onClick={() => setOpen("modal")}>Ouvrir la modale</Button>
      <Button onClick={() => setOpen("drawer")}>Ouvrir le panneau</Button>
      <Modal
        open={open === "modal"}
        onClose={close}
        title="Créer un lien public"
        steps={steps}
        step={step}
        dirty={name !== "Comité de pilotage"}
        footerStart={
          <Button variant="ghost" disabled={step === 0} onClick={() => setStep(step - 1)}>
            Retour
          </Button>
        }
        footer={
          <>
            <Button onClick={close}>Annuler</Button>
            <Button variant="primary" disabled={step === steps.length - 1} onClick={() => setStep(step + 1)}>
              Suivant
            </Button>
          </>
        }
      >
        <TextField label="Nom du lien" value={name} onChange={setName} />
      </Modal>
      <Drawer open={open === "drawer"} onClose={close} title="Avis" note="412 avis sur la période">
        <p>Le panneau garde la page visible à côté.</p>
      </Drawer>
    </Example>
  );
}

function ToastExamples(): ReactElement {
  const { notify, log } = useToasts();
  return (
    <Example title="Notifications">
      <Button
        onClick={() =>
          notify({
            type: "success",
            title: "Réponse publiée",
            msg: "Elle sera visible sous 24 h.",
            link: { route: "#", name: "Voir l’avis" },
          })
        }
      >
        Succès
      </Button>
      <Button
        onClick={() => notify({ type: "warning", title: "3 adresses à vérifier", msg: "La collecte n’a rien trouvé depuis 7 jours." })}
      >
        Avertissement
      </Button>
      <Button
        onClick={() => notify({ type: "error", title: "Une erreur est survenue.", action: { label: "Réessayer", onSelect: () => {} } })}
      >
        Erreur
      </Button>
      <span>{log.length} au journal</span>
    </Example>
  );
}
