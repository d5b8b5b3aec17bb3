import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";

import { documentOf, edited, EditedDocument } from "../../../../tests/views/support/edited-document.tsx";
import type { Widget } from "../../../generated/types.ts";

const edit = (widget: Widget, fresh = false): void => void render(<EditedDocument document={documentOf(widget)} fresh={fresh} />);
const widget = (): Widget | undefined => edited.history.document.widgets["w"];
const field = (label: string): HTMLInputElement => screen.getByLabelText(label);
const choose = async (menu: string, name: string): Promise<void> => {
  await userEvent.click(screen.getByRole("button", { name: menu }));
  await userEvent.click(screen.getByRole("menuitem", { name }));
};

it("writes a text into the document: letters are one step, a figure put at the cursor another", async () => {
  edit({ type: "text" }, true);
  expect(document.activeElement).toBe(field("Texte"));
  await userEvent.keyboard("Note : !");
  expect(widget()).toEqual({ type: "text", query: { text: "Note : !" } });
  field("Texte").setSelectionRange(7, 7);
  await choose("Insérer un chiffre", "Note moyenne");
  expect(widget()?.query).toEqual({ text: "Note : {{rating}}!" });
  expect([document.activeElement, field("Texte").selectionStart]).toEqual([field("Texte"), 17]);
  await userEvent.keyboard(" / 10");
  expect(widget()?.query).toEqual({ text: "Note : {{rating}} / 10!" });
  edited.undo();
  edited.undo();
  expect(widget()?.query).toEqual({ text: "Note : !" });
  edited.undo();
  expect(widget()).toEqual({ type: "text" });
});

it("puts a figure behind the text as long as nobody has been in it, and takes nothing from a text chosen later", async () => {
  edit({ type: "text", query: { text: "Avis : " } });
  expect(document.activeElement).toBe(document.body);
  await choose("Insérer un chiffre", "Nombre d’avis");
  expect(widget()?.query).toEqual({ text: "Avis : {{reviews}}" });
});

it("offers no figure that a text cannot hold", async () => {
  edit({ type: "text" });
  await userEvent.click(screen.getByRole("button", { name: "Insérer un chiffre" }));
  expect(screen.getByRole("menuitem", { name: "NPS estimé" })).toBeTruthy();
  expect(screen.queryByRole("menuitem", { name: "Points perdus" })).toBeNull();
});

it("says beside the text which figure is not known, and there alone", async () => {
  edit({ type: "text", query: { text: "Note : {{raiting}}" } });
  expect(field("Texte").getAttribute("aria-invalid")).toBe("true");
  expect(screen.getAllByText(/« raiting »/)).toHaveLength(1);
  await userEvent.clear(field("Texte"));
  expect(field("Texte").getAttribute("aria-invalid")).toBeNull();
  // As its type has it: nothing is kept.
  expect(widget()).toEqual({ type: "text" });
});

it("starts from the text of its type, and sets how a text is aligned", async () => {
  edit({ type: "summary" });
  expect(field("Texte").value).toContain("{{rating}}");
  await userEvent.click(screen.getByRole("radio", { name: "Au centre" }));
  await userEvent.click(screen.getByRole("radio", { name: "Petit" }));
  expect(widget()).toEqual({ type: "summary", options: { align: "center", size: "small" } });
  await userEvent.click(screen.getByRole("radio", { name: "Grand" }));
  expect(widget()).toEqual({ type: "summary", options: { align: "center" } });
});

it("takes one of the images that are there, with what it shows where nobody has said it", async () => {
  edit({ type: "image" });
  await choose("Choisir une image", "Logo de Pays d’Aurelle");
  expect(widget()?.options).toEqual({ src: "/images/a1.png?size=1024&quality=90", alt: "Logo de Pays d’Aurelle" });
  edited.undo();
  expect(widget()).toEqual({ type: "image" });
  await userEvent.type(field("Texte de remplacement"), "Le port");
  await choose("Choisir une image", "Pictogramme\u00a0: Négatif");
  expect(widget()?.options).toEqual({ src: "/tonalities/1.svg", alt: "Le port" });
  await userEvent.click(screen.getByRole("radio", { name: "Remplir" }));
  await userEvent.type(field("Légende"), "Notre port");
  expect(widget()).toEqual({
    type: "image",
    options: { src: "/tonalities/1.svg", alt: "Le port", fit: "cover" },
    query: { text: "Notre port" },
  });
});

it("refuses an address beyond the site beside the field", async () => {
  edit({ type: "image" }, true);
  expect(document.activeElement).toBe(field("Adresse de l’image"));
  await userEvent.keyboard("https://ailleurs.example/a.png");
  expect(field("Adresse de l’image").getAttribute("aria-invalid")).toBe("true");
  expect(screen.getAllByText(/ne désigne pas une image du site/)).toHaveLength(1);
});
