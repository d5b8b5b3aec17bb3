import { expect, type Page } from "@playwright/test";

import type { DashboardAnswer, LinkAnswer } from "../../../src/generated/types.ts";
import { settled, signInAside } from "../support/session.ts";
import { test } from "../support/test.ts";

const api = "/api/v2/belvedere";

/** A dynamic dashboard over one commune, for one test alone. */
async function made(page: Page): Promise<DashboardAnswer> {
  const answer = await page.request.post(`${api}/dashboard`, {
    headers: { "X-Requested-By": "belvedere" },
    data: {
      version: 1,
      title: "Profil",
      parameter: { dimension: "commune", label: "Votre commune" },
      period: { preset: "last-12-months" },
      facets: ["category"],
      widgets: { avis: { type: "reviews" } },
      layout: { tabs: [{ id: "t", sections: [{ id: "s", grid: [{ widget: "avis", x: 0, y: 0, w: 3, h: 2 }] }] }] },
    },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as DashboardAnswer;
}

test.beforeEach(({ page }) => signInAside(page, "dmo@belvedere.example"));

test("asks for its value before any figure, keeps it in the address and the title, and is changed by keyboard", async ({ page }) => {
  const { id } = await made(page);
  await page.goto(`/dashboard/dynamic/${id}`);
  await expect(page).toHaveURL(`/dashboard/views/${id}`);
  await expect(page.getByRole("heading", { name: "Votre commune" })).toBeVisible();
  await expect(page.locator("[data-widget]")).toHaveCount(0);
  const first = page.getByRole("main").getByRole("listitem").getByRole("link").first();
  const name = (await first.locator("span").first().textContent()) ?? "";
  await page.getByRole("searchbox", { name: "Rechercher par nom" }).fill(name.toLowerCase());
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\?commune=\w+$/);
  await expect(page.getByRole("heading", { level: 1, name: `Profil · ${name}` })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^Profil · ${name}`));
  await settled(page);
  await expect(page.locator('[data-widget="avis"]')).toHaveAttribute("data-state", /ready|small-sample/);

  await page.getByRole("button", { name: "Changer de commune" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Votre commune" });
  await dialog.getByRole("listitem").getByRole("link").nth(1).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(`Profil · ${name}`);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: `Profil · ${name}` })).toBeVisible();
  // The last choice of the session comes first where nothing is chosen.
  await page.goto(`/dashboard/views/${id}`);
  await expect(page.getByText("Dernier choix")).toBeVisible();
});

test("shows by its public link the value of its making alone", async ({ page, browser }) => {
  const { id } = await made(page);
  const { members } = (await (await page.request.get(`${api}/dashboard/members/commune`)).json()) as {
    members: { value: string; label: string }[];
  };
  const [commune, other] = members;
  await page.goto(`/dashboard/views/${id}?commune=${commune?.value}`);
  await page.getByRole("button", { name: "Lien public" }).click();
  await expect(page.getByText(`Le lien montrera « ${commune?.label} »`)).toBeVisible();
  const answer = page.waitForResponse((response) => response.url().endsWith("/link") && response.request().method() === "POST");
  await page.getByRole("button", { name: "Créer le lien" }).click();
  const { url } = (await (await answer).json()) as LinkAnswer;
  const stranger = await browser.newPage();
  await stranger.goto(`${new URL(url).pathname}?commune=${other?.value}`);
  await expect(stranger.getByRole("heading", { level: 1, name: `Profil · ${commune?.label}` })).toBeVisible();
  await expect(stranger.getByRole("button", { name: "Changer de commune" })).toHaveCount(0);
  await stranger.close();
});

test("is made dynamic in the editor, which shows it on an example", async ({ page }) => {
  const answer = await page.request.post(`${api}/dashboard`, {
    headers: { "X-Requested-By": "belvedere" },
    data: {
      version: 1,
      title: "À rendre dynamique",
      facets: ["category"],
      widgets: { avis: { type: "reviews" } },
      layout: { tabs: [{ id: "t", sections: [{ id: "s", grid: [{ widget: "avis", x: 0, y: 0, w: 3, h: 2 }] }] }] },
    },
  });
  const { id } = (await answer.json()) as DashboardAnswer;
  await page.goto(`/dashboard/edit/${id}`);
  await page.getByRole("button", { name: "Réglages du tableau de bord" }).click();
  const dialog = page.getByRole("dialog", { name: "Réglages du tableau de bord" });
  await dialog.getByRole("combobox", { name: "Le tableau de bord porte sur" }).click();
  await page.getByRole("option", { name: "Une catégorie" }).click();
  await expect(dialog.getByRole("heading", { name: /Montré ici sur/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: /^Exemple : / })).toBeVisible();
  await page.getByRole("button", { name: "Publier" }).click();
  await page.goto(`/dashboard/views/${id}`);
  await expect(page.getByRole("heading", { name: "Choisissez une catégorie" })).toBeVisible();
});
