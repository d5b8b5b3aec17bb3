/** Closes the whole server: runs while no other test uses it. */
import { execFile } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

import { expect } from "@playwright/test";

import { commandProgram } from "../../support/programs.ts";
import { signInAside, signInClocked } from "../support/session.ts";
import { test } from "../support/test.ts";

const dataDir = process.env.E2E_DATA_DIR ?? "";
const minute = 60_000;
/** `npm run maintenance -- …`, as product staff types it beside the running server. */
const maintenance = (...words: string[]): Promise<{ stdout: string }> =>
  promisify(execFile)(process.execPath, commandProgram("maintenance", ...words), {
    env: { ...process.env, DATA_DIR: dataDir },
  });
const account = (name: string): string => `${name}@belvedere.example`;

test.afterEach(() => rmSync(join(dataDir, "maintenance.json"), { force: true }));

test("closes an open page within 60 s, and opens it again", async ({ page }) => {
  await signInClocked(page, account("dmo.api"));
  expect((await maintenance("on")).stdout).toContain("Tout le produit est en maintenance.");
  await page.clock.fastForward(minute);
  await expect(page).toHaveURL(/\/maintenance$/);
  await expect(page.getByRole("heading", { name: "Maintenance en cours" })).toBeVisible();
  expect((await maintenance("off")).stdout).toContain("Rien n’est en maintenance.");
  await page.clock.fastForward(minute);
  await expect(page).toHaveURL(/\/api$/);
});

test("closes the routes whose names match a pattern, and no other", async ({ page }) => {
  await maintenance("routes", "observation.dashboard*");
  await signInAside(page, account("dmo"));
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/maintenance$/);
  await page.goto("/barometer");
  await expect(page).toHaveURL(/\/barometer$/);
});

test("is taken for none where the poll fails", async ({ page }) => {
  await signInClocked(page, account("dmo.api"));
  await page.route("**/api/v2/belvedere/maintenance", (route) => route.fulfill({ status: 500, body: "" }));
  await page.clock.fastForward(minute);
  await page.getByRole("button", { name: "Paramètres" }).click();
  await expect(page).toHaveURL(/\/api$/);
});
