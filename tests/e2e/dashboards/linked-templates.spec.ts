import { expect } from "@playwright/test";

import type { Dashboard, DashboardAnswer, TemplateSummary } from "../../../src/generated/types.ts";
import { expectAccessible } from "../support/accessible.ts";
import { signInAside } from "../support/session.ts";
import { test } from "../support/test.ts";

const api = "/api/v2/belvedere";
const headers = { "X-Requested-By": "belvedere" };
// Another destination than that whose templates other tests count.
test.beforeEach(({ page }) => signInAside(page, "dmo.voisin@belvedere.example"));

const board = (note: string): Dashboard => ({
  version: 1,
  title: "Bilan du mois",
  widgets: { note: { type: "rating", title: note }, avis: { type: "reviews" } },
  layout: {
    tabs: [
      {
        id: "t",
        sections: [
          {
            id: "s",
            grid: [
              { widget: "note", x: 0, y: 0, w: 3, h: 2 },
              { widget: "avis", x: 3, y: 0, w: 3, h: 2 },
            ],
          },
        ],
      },
    ],
  },
});

test("a dashboard becomes a template of the organisation; what is made of it is offered its next version, examined, chosen and taken", async ({
  page,
}) => {
  const made: string[] = [];
  const create = async (document: Dashboard): Promise<DashboardAnswer> => {
    const answer = (await (await page.request.post(`${api}/dashboard`, { data: document, headers })).json()) as DashboardAnswer;
    made.push(answer.id);
    return answer;
  };
  const source = await create({ ...board("Note"), title: "À mettre en modèle" });
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Actions : À mettre en modèle" }).click();
  await page.getByRole("menuitem", { name: "Enregistrer comme modèle…" }).click();
  const dialog = page.getByRole("dialog", { name: "Enregistrer comme modèle" });
  await dialog.getByLabel("Nom du modèle").fill("Bilan de l’organisation");
  await dialog.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect(page.getByText("Modèle enregistré")).toBeVisible();
  const templates = (await (await page.request.get(`${api}/dashboard/templates`)).json()) as TemplateSummary[];
  const template = templates.find(({ own }) => own);
  if (!template) throw new Error("no template was saved");

  // Taken, and changed here in one thing that the next version changes too, and in one that it does not.
  const own = board("Ma note");
  const linked = await create({ ...own, title: "Bilan de juin", extends: `${template.id}@1` });
  await page.request.put(`${api}/dashboard/${source.id}`, { data: board("La note"), headers: { ...headers, "If-Match": "*" } });
  const next = { label: template.label, description: "", document: { ...board("La note"), title: template.dashboard.title } };
  await page.request.put(`${api}/dashboard/templates/${template.id}`, { data: next, headers });

  await page.reload();
  const offers = page.getByRole("list", { name: "Nouvelles versions de vos modèles" });
  await expect(offers.getByRole("listitem")).toContainText(["1 choix à faire"]);
  await expectAccessible(page, "a new version is offered");
  await offers.getByRole("button", { name: "Examiner la nouvelle version pour Bilan de juin" }).click();
  const upgrade = page.getByRole("dialog", { name: "Bilan de juin : version 2 du modèle" });
  await expect(upgrade.getByRole("heading", { name: "Ce que vous gardez" })).toBeVisible();
  await expect(upgrade.locator('[data-widget="note"]')).toContainText("Ma note");
  await upgrade.getByRole("radio", { name: /^Celle du modèle/ }).check();
  await expect(upgrade.locator('[data-widget="note"]')).toContainText("La note");
  await upgrade
    .getByRole("radio", { name: "Avant" })
    .or(upgrade.getByRole("button", { name: "Avant" }))
    .first()
    .click();
  await expect(upgrade.locator('[data-widget="note"]')).toContainText("Ma note");
  await expectAccessible(page, "an upgrade");
  await upgrade.getByRole("button", { name: "Mettre à jour" }).click();
  await expect(upgrade).toHaveCount(0);
  await expect(offers).toHaveCount(0);
  const { document } = (await (await page.request.get(`${api}/dashboard/${linked.id}`)).json()) as DashboardAnswer;
  expect([document.title, document.widgets.note?.title, document.extends]).toEqual(["Bilan de juin", "La note", `${template.id}@2`]);

  await page.goto("/dashboard/templates");
  const card = page.getByRole("article", { name: "Bilan de l’organisation" });
  await expect(card.getByText("Votre organisation")).toBeVisible();
  await card.getByRole("button", { name: /^Supprimer le modèle/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Supprimer" }).click();
  await expect(card).toHaveCount(0);
  for (const id of made) await page.request.delete(`${api}/dashboard/${id}`, { headers });
});

test("every type of widget is found, drawn with an example and in its states", async ({ page }) => {
  await page.goto("/dashboard/templates");
  await page
    .getByRole("radio", { name: "Types de widgets" })
    .or(page.getByRole("button", { name: "Types de widgets" }))
    .first()
    .click();
  await page.getByRole("searchbox").fill("Note moyenne");
  const card = page.getByRole("article", { name: "Note moyenne", exact: true });
  await expect(card.locator('[data-widget][data-state="ready"]')).toBeVisible();
  await expectAccessible(page, "the types of widgets");
  await card.getByRole("button", { name: /^Voir les états/ }).click();
  const dialog = page.getByRole("dialog", { name: "Note moyenne" });
  await expect(dialog.locator("[data-widget]")).toHaveCount(6);
  const states = await dialog.locator("[data-widget]").evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute("data-state")));
  expect(states).toEqual(["ready", "loading", "small-sample", "empty", "error", "forbidden"]);
});
