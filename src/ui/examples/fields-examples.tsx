import { type ReactElement, useState } from "react";
import { TextArea } from "../text-area/text-area.tsx";
import { SearchField } from "../text-field/search-field.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { Example } from "./example.tsx";

/** Fields and their states. */
export function FieldsExamples(): ReactElement {
  const [name, setName] = useState("Morel");
  const [reply, setReply] = useState("");
  const [search, setSearch] = useState("");
  return (
    <>
      <Example title="Champs">
        <TextField label="Identifiant" value="c.morel" readOnly />
        <TextField label="Nom" required value={name} onChange={setName} />
        <TextField label="Prénom" value="Camille" feedback="success" onChange={() => {}} />
        <TextField label="SIRET" value="842117903000" suffix="12 / 14" error="Le SIRET compte 14 chiffres." onChange={() => {}} />
      </Example>
      <Example title="Texte et recherche">
        <TextArea label="Réponse" required hint="Relisez avant de publier." value={reply} onChange={setReply} />
        <SearchField value={search} onChange={setSearch} />
      </Example>
    </>
  );
}
