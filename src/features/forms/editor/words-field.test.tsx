import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactElement, useState } from "react";
import { beforeEach, expect, it } from "vitest";

import type { FormLanguage } from "../../../domain/forms/translations.ts";
import type { FormWords } from "../../../generated/types.ts";
import { WordsField } from "./words-field.tsx";

let words: FormWords | undefined;
beforeEach(() => void (words = undefined));
function Field({ lang, first }: { lang: FormLanguage; first?: FormWords }): ReactElement {
  const [own, setOwn] = useState(first);
  const write = (next: FormWords | undefined): void => {
    words = next;
    setOwn(next);
  };
  return <WordsField label="Introduction" lang={lang} words={own} at="/intro" optional onChange={write} />;
}
const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Introduction" });

it("a text that is emptied and written anew keeps its translations; left empty it is gone in every language", async () => {
  render(<Field lang="fr" first={{ fr: "Bonjour", de: "Guten Tag" }} />);
  await userEvent.clear(field());
  expect(words).toBeUndefined();
  await userEvent.type(field(), "Bonsoir");
  expect(words).toEqual({ fr: "Bonsoir", de: "Guten Tag" });
});

it("a translation is written once there is a French text", async () => {
  const { rerender } = render(<Field lang="de" />);
  await userEvent.type(field(), "Hallo");
  expect(words).toBeUndefined();
  expect(screen.getByText("Écrivez d’abord ce texte en français.")).toBeTruthy();
  rerender(<Field lang="fr" />);
  await userEvent.type(field(), "Bonjour");
  rerender(<Field lang="de" />);
  await userEvent.type(field(), "Hallo");
  expect(words).toEqual({ fr: "Bonjour", de: "Hallo" });
});
