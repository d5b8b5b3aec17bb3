import { LayoutGrid, List } from "lucide-react";
import { type ReactElement, useState } from "react";
import { Autocomplete } from "../autocomplete/autocomplete.tsx";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { Switch } from "../checkbox/switch.tsx";
import { ColorPicker } from "../color-picker/color-picker.tsx";
import { FacetChip } from "../facet-chip/facet-chip.tsx";
import { PeriodPicker } from "../period-picker/period-picker.tsx";
import type { PeriodChoice } from "../period-picker/period-types.ts";
import { RadioCards } from "../radio-cards/radio-cards.tsx";
import { Segmented } from "../segmented/segmented.tsx";
import { Select } from "../select/select.tsx";
import { Tabs } from "../tabs/tabs.tsx";
import { Example } from "./example.tsx";

const categories = [
  { value: "heb", label: "Hébergement", count: 6412 },
  { value: "ins", label: "Hébergement insolite", count: 308 },
  { value: "res", label: "Restauration", count: 1127 },
  { value: "mus", label: "Musée", count: 96 },
];

/** Ways to choose: lists, facets, period, colour. */
export function ChoicesExamples(): ReactElement {
  const [one, setOne] = useState<string | null>(null);
  const [several, setSeveral] = useState(["heb", "res"]);
  const [facet, setFacet] = useState(["heb"]);
  const [other, setOther] = useState<string[]>([]);
  const [period, setPeriod] = useState<PeriodChoice>({
    period: { preset: "custom", from: "2026-06-01", to: "2026-07-15" },
    comparison: "previous-year",
  });
  return (
    <>
      <Example title="Barre de filtres" wide>
        <FacetChip label="Catégorie" options={categories} value={facet} onChange={setFacet} />
        <FacetChip label="Plateforme" options={categories} value={other} onChange={setOther} />
        <PeriodPicker
          value={period}
          onApply={setPeriod}
          today="2026-07-20"
          territoryPeriods={[{ id: "fete", label: "Fête du port", from: "2026-07-03", to: "2026-07-05" }]}
        />
      </Example>
      <Example title="Listes">
        <Select label="Catégorie" options={categories} value={one} onChange={setOne} />
        <Select label="Catégories" multiple options={categories} value={several} onChange={setSeveral} />
      </Example>
      <SmallChoices />
    </>
  );
}

function SmallChoices(): ReactElement {
  const [typed, setTyped] = useState("");
  const [color, setColor] = useState("#3b51d7");
  const [measure, setMeasure] = useState<"note" | "nps" | "volume">("note");
  const [layout, setLayout] = useState<"list" | "grid">("list");
  const [on, setOn] = useState(true);
  const [kind, setKind] = useState<"before" | "year">("year");
  const [tab, setTab] = useState("data");
  return (
    <>
      <Example title="Saisie assistée et couleur">
        <Autocomplete
          label="Établissement"
          options={categories}
          value={typed}
          onChange={setTyped}
          onChoose={() => {}}
          placeholder="Tapez «heb»"
        />
        <ColorPicker label="Couleur" value={color} onChange={setColor} />
      </Example>
      <Example title="Segments">
        <Segmented
          label="Mesure"
          value={measure}
          onChange={setMeasure}
          segments={[
            { value: "note", label: "Note" },
            { value: "nps", label: "NPS" },
            { value: "volume", label: "Volume" },
          ]}
        />
        <Segmented
          label="Disposition"
          value={layout}
          onChange={setLayout}
          segments={[
            { value: "list", label: "Liste", icon: List },
            { value: "grid", label: "Grille", icon: LayoutGrid },
          ]}
        />
      </Example>
      <Example title="Cases et interrupteur">
        <Checkbox label="Aligner les jours" note="(lundi avec lundi)" checked={on} onChange={setOn} />
        <Switch framed label="Autoriser l’export" description="Le lien donnera accès au CSV." checked={on} onChange={setOn} />
      </Example>
      <Example title="Cartes à choisir">
        <RadioCards
          legend="Comparaison"
          value={kind}
          onChange={setKind}
          options={[
            { value: "before", label: "Période précédente", description: "17 avr. – 31 mai 2026" },
            { value: "year", label: "Même période l’an dernier", description: "1er juin – 15 juil. 2025" },
          ]}
        />
      </Example>
      <Example title="Onglets">
        <Tabs
          label="Réglages"
          value={tab}
          onChange={setTab}
          tabs={[
            { id: "data", label: "Données", content: "Mesure et dimensions" },
            { id: "look", label: "Apparence", content: "Couleurs et titres" },
          ]}
        />
      </Example>
    </>
  );
}
