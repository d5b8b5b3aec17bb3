import { gzipSync } from "node:zlib";

import { expect, type Page } from "@playwright/test";

import { dashboard } from "../../../bench/dashboard.ts";
import type { FormSummary, StoredForm } from "../../../src/generated/types.ts";
import { signIn } from "../support/session.ts";
import { test } from "../support/test.ts";

/** The most that scripts of a first load may weigh (kB under gzip -9); `npm run bench -- bundle` says what each page has. */
const most = { plain: 182, figures: 439, guest: 60 };

/** The scripts of an address as a browser loads them that has none yet (kB). */
async function weightOf(page: Page, address: string): Promise<number> {
  const bodies: Promise<Buffer>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") bodies.push(response.body());
  });
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body, { level: 9 }).length);
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

test("a signed-in page without charts loads no more than it needs", async ({ page, browser }) => {
  await signIn(page, "pro@belvedere.example");
  const fresh = await browser.newContext({ storageState: await page.context().storageState() });
  expect(await weightOf(await fresh.newPage(), new URL("/account", page.url()).href)).toBeLessThan(most.plain);
  await fresh.close();
});

test("a dashboard of 24 widgets loads no more than it needs", async ({ page, browser }) => {
  await signIn(page, "dmo@belvedere.example");
  const made = await page.request.post("/api/v2/belvedere/dashboard", { data: dashboard(24), headers: { "X-Requested-By": "belvedere" } });
  expect(made.status()).toBe(201);
  const { id } = (await made.json()) as { id: string };
  const fresh = await browser.newContext({ storageState: await page.context().storageState() });
  expect(await weightOf(await fresh.newPage(), new URL(`/dashboard/views/${id}`, page.url()).href)).toBeLessThan(most.figures);
  await fresh.close();
  await page.request.delete(`/api/v2/belvedere/dashboard/${id}`, { headers: { "X-Requested-By": "belvedere", "If-Match": "*" } });
});

test("a guest's form loads little, on a phone with a poor network", async ({ page, browser }) => {
  await signIn(page, "pro@belvedere.example");
  const forms = "/api/v2/belvedere/satisfaction-forms";
  const [first] = (await (await page.request.get(forms)).json()) as FormSummary[];
  const { establishments } = (await (await page.request.get(`${forms}/${first?.id}`)).json()) as StoredForm;
  const guest = await browser.newContext({ serviceWorkers: "block" });
  expect(await weightOf(await guest.newPage(), establishments[0]?.address ?? "")).toBeLessThan(most.guest);
  await guest.close();
});
