import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactElement, useState } from "react";
import { expect, it } from "vitest";

import type { FormDocument } from "../../generated/types.ts";
import { openForm } from "./form-robot.ts";
import { PublishDialog } from "./publish-dialog.tsx";

const whole = openForm().document;
const [page] = whole.pages;
const [question] = page?.questions ?? [];

const shown: string[] = [];

/** The dialog over the fields of the title and of the first question. */
function Example({ document }: { document: FormDocument }): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <QueryClientProvider client={new QueryClient()}>
      <button onClick={() => setOpen(true)}>Ouvrir</button>
      <input aria-label="Titre" data-at="/title" />
      <section aria-label="Question" data-at="/pages/0/questions/0" tabIndex={-1}>
        <input aria-label="Texte de la question" data-at="/pages/0/questions/0/label" />
      </section>
      <PublishDialog
        open={open}
        document={document}
        version={1}
        places={[]}
        done={false}
        busy={false}
        onPublish={() => undefined}
        onDiffuse={() => undefined}
        onShow={(pointer) => {
          shown.push(pointer);
          setOpen(false);
        }}
        onClose={() => setOpen(false)}
      />
    </QueryClientProvider>
  );
}

const publish = () => screen.getByRole("button", { name: "Publier" });

async function open(document: FormDocument): Promise<void> {
  render(<Example document={document} />);
  await userEvent.click(screen.getByRole("button", { name: "Ouvrir" }));
}

it("names a field that was emptied, publishes nothing, and leads to the field", async () => {
  await open({ ...whole, title: { ...whole.title, fr: "" } });
  expect(screen.getByText("1 point empêche la publication")).toBeTruthy();
  expect(publish().getAttribute("aria-disabled")).toBe("true");
  expect(screen.queryByText("Tous les textes sont traduits.")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: /^Titre\s: Ce champ est obligatoire\.$/ }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Titre" })));
  expect(shown).toEqual(["/title/fr"]);
});

it("leads to the question of a problem that no field of its own shows", async () => {
  if (!page || !question) throw new Error("the model asks something");
  await open({ ...whole, pages: [{ ...page, questions: [{ ...question, choices: [] }, ...page.questions.slice(1)] }] });
  const [first] = screen.getAllByRole("button", { name: /^Page 1, question 1\s:/ });
  if (first) await userEvent.click(first);
  await waitFor(() => expect(screen.getByRole("region", { name: "Question" }).contains(document.activeElement)).toBe(true));
});

it("publishes a form without a problem, and says that it is translated", async () => {
  await open(whole);
  expect(publish().getAttribute("aria-disabled")).toBeNull();
  expect(screen.getByText("Tous les textes sont traduits.")).toBeTruthy();
});
