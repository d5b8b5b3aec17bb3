import { expect } from "@playwright/test";

import { expectAccessible } from "../support/accessible.ts";
import { signInAside } from "../support/session.ts";
import { test } from "../support/test.ts";

const dmo = "dmo@belvedere.example";

test("a selection by rule is counted while it is written, saved, compared with the rest and deleted with a way back", async ({ page }) => {
  await signInAside(page, dmo);
  await page.goto("/selections");
  await expectAccessible(page, "the list of selections");
  await page.getByRole("button", { name: "Nouvelle sélection" }).click();
  await expect(page).toHaveURL(/selection=new/);

  // By the keyboard alone: the category, then a least mark.
  await page.getByRole("combobox", { name: "Catégorie : valeurs" }).click();
  await page.getByRole("option", { name: /^Hôtel/ }).click();
  await page.keyboard.press("Escape");
  const total = page.getByRole("status").filter({ hasText: /établissements?\./ });
  await expect(total).toBeAttached();
  const hotels = Number.parseInt((await total.textContent()) ?? "", 10);
  expect(hotels).toBeGreaterThan(5);
  await page.getByRole("button", { name: "Ajouter une condition" }).click();
  await page.getByRole("combobox", { name: "Critère" }).last().click();
  await page.getByRole("option", { name: "Note", exact: true }).click();
  await page.getByRole("textbox", { name: "Note : au moins" }).fill("8,5");
  await expect(async () => {
    const best = Number.parseInt((await total.textContent()) ?? "", 10);
    expect(best).toBeGreaterThan(0);
    expect(best).toBeLessThan(hotels);
  }).toPass();
  await page.getByRole("button", { name: "Voir le JSON" }).click();
  await expect(page.getByRole("group", { name: "La règle en JSON" })).toContainText('"at_least": 85');
  await expectAccessible(page, "the editor of a selection");

  // Without a name nothing is saved, and nothing is lost.
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("Donnez un nom à la sélection.")).toBeVisible();
  await page.getByRole("textbox", { name: /Nom de la sélection/ }).fill("Hôtels très bien notés");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Hôtels très bien notés" })).toBeVisible();
  await expect(page).toHaveURL(/selection=[0-9a-f-]{36}/);
  const id = new URL(page.url()).searchParams.get("selection") ?? "";

  await page.getByRole("button", { name: "Comparer au reste du territoire" }).click();
  const table = page.getByRole("table");
  await expect(table.getByRole("columnheader", { name: "Reste du territoire" })).toBeVisible();
  const marks = table.getByRole("row", { name: /^Note/ }).getByText(/^\d,\d$/);
  await expect(marks).toHaveCount(2);
  const [mine, rest] = await marks.allTextContents();
  expect(Number(mine?.replace(",", "."))).toBeGreaterThan(Number(rest?.replace(",", ".")));
  await expectAccessible(page, "the comparison of selections");

  await page.getByRole("button", { name: "Toutes les sélections" }).click();
  const row = page.getByRole("row", { name: /Hôtels très bien notés/ });
  await expect(row).toContainText("Note : au moins 8,5");
  await row.getByRole("button", { name: "Actions de Hôtels très bien notés" }).click();
  await page.getByRole("menuitem", { name: "Supprimer" }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole("button", { name: "Annuler" }).click();
  await expect(row).toBeVisible();
  await page.request.delete(`/api/v2/belvedere/selection/${id}`, { headers: { "X-Requested-By": "belvedere" } });
});

test("establishments are chosen by hand, by a pasted list and by a line around them on the map", async ({ page }) => {
  await signInAside(page, dmo);
  await page.goto("/selections?selection=new");
  await page.getByRole("radio", { name: "À la main" }).click();
  await page.getByRole("searchbox", { name: "Rechercher un établissement" }).fill("camping la clairiere");
  await page.getByRole("checkbox", { name: "Camping La Clairière" }).check();
  await page.getByRole("button", { name: "Coller une liste" }).click();
  await page.getByRole("textbox", { name: "Un établissement par ligne" }).fill("hotel bellerive\nNulle part");
  await page.getByRole("button", { name: "Reconnaître" }).click();
  await expect(page.getByText("Ligne 2 : Nulle part")).toBeVisible();
  await page.getByRole("button", { name: "Ajouter 1 établissement" }).click();
  await expect(page.getByRole("status").filter({ hasText: "2 établissements." })).toBeAttached();

  const map = page.getByRole("img", { name: /^Carte/ });
  await map.scrollIntoViewIfNeeded();
  const box = (await map.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const at = (x: number, y: number): [number, number] => [box.x + box.width * x, box.y + box.height * y];
  await page.mouse.move(...at(0.02, 0.02));
  await page.mouse.down();
  for (const [x, y] of [
    [0.98, 0.02],
    [0.98, 0.5],
    [0.02, 0.5],
  ] as const)
    await page.mouse.move(...at(x, y), { steps: 4 });
  await page.mouse.up();
  await expect(async () => {
    const said = await page
      .getByRole("status")
      .filter({ hasText: /établissements\.$/ })
      .textContent();
    expect(Number.parseInt(said ?? "", 10)).toBeGreaterThan(20);
  }).toPass();
});

test("what is not saved of a selection is there again after a reload and another page, until it is saved or given up", async ({ page }) => {
  await signInAside(page, dmo);
  await page.goto("/selections?selection=new");
  const title = page.getByRole("textbox", { name: /Nom de la sélection/ });
  await title.fill("À reprendre");
  await page.getByRole("radio", { name: "À la main" }).click();
  await page.getByRole("searchbox", { name: "Rechercher un établissement" }).fill("camping la clairiere");
  await page.getByRole("checkbox", { name: "Camping La Clairière" }).check();
  await page.reload();
  const resumed = page.getByText("Vos modifications non enregistrées sont reprises.");
  await expect(resumed).toBeVisible();
  await expect(title).toHaveValue("À reprendre");
  await expect(page.getByRole("checkbox", { name: "Camping La Clairière" })).toBeChecked();
  await page.goto("/reviews");
  await page.goto("/selections?selection=new");
  await expect(title).toHaveValue("À reprendre");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page).toHaveURL(/selection=[0-9a-f-]{36}/);
  const id = new URL(page.url()).searchParams.get("selection") ?? "";

  // Over the revision that was seen: somebody else has saved meanwhile, and is not written over unseen.
  await title.fill("À reprendre aussi");
  const headers = { "X-Requested-By": "belvedere", "If-Match": "*" };
  const theirs = await page.request.put(`/api/v2/belvedere/selection/${id}`, { data: { title: "La leur", establishments: [] }, headers });
  expect(theirs.ok()).toBe(true);
  await page.reload();
  await expect(title).toHaveValue("À reprendre aussi");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByRole("dialog", { name: "Cette sélection a été modifiée entre-temps" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Y renoncer" }).click();
  await expect(title).toHaveValue("La leur");
  await expect(resumed).toHaveCount(0);
  await page.reload();
  await expect(title).toHaveValue("La leur");
  await page.goto("/selections?selection=new");
  await expect(title).toHaveValue("");
  await page.request.delete(`/api/v2/belvedere/selection/${id}`, { headers });
});

test("a selection that was deleted is absent in its own address and in that of reviews, with a way on", async ({ page }) => {
  await signInAside(page, dmo);
  const made = await page.request.post("/api/v2/belvedere/selection", {
    data: { title: "Sélection de passage", establishments: [] },
    headers: { "X-Requested-By": "belvedere" },
  });
  const { id } = (await made.json()) as { id: string };
  await page.request.delete(`/api/v2/belvedere/selection/${id}`, { headers: { "X-Requested-By": "belvedere" } });
  await page.goto(`/selections?selection=${id}`);
  await expect(page.getByRole("heading", { name: "Cette sélection n’existe plus" })).toBeVisible();
  await page.getByRole("button", { name: "Toutes les sélections" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sélections" })).toBeVisible();
  await page.goto(`/reviews?selection=${id}`);
  await page
    .getByRole("button", { name: /^Effacer/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/reviews$/);
  await expect(page.locator("[data-row]").first()).toBeVisible();
});
