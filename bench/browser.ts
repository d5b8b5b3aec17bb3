import { type Browser, type BrowserContext, chromium } from "@playwright/test";

import { chromiumPath } from "../scripts/chromium.mjs";
import { dashboard } from "./dashboard.ts";

/** The cookies and the storage of somebody who is signed in. */
export type Session = Awaited<ReturnType<BrowserContext["storageState"]>>;

/** A headless Chromium: that of `CHROMIUM_PATH`, the machine's, else Playwright's own. */
export function openBrowser(): Promise<Browser> {
  const found = chromiumPath();
  return chromium.launch({
    ...(found === undefined ? {} : { executablePath: found }),
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  });
}

/** Signs a demo account in by the embedded provider's page. */
export async function signIn(browser: Browser, url: string, login: string): Promise<Session> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(url);
  await page.getByLabel("Identifiant").fill(`${login}@belvedere.example`);
  await page.getByLabel("Mot de passe").fill("demo");
  await page.getByRole("button", { name: "Se connecter" }).click();
  await page.getByRole("heading", { level: 1 }).waitFor();
  const session = await context.storageState();
  await context.close();
  return session;
}

/** Stores the dashboard of the measures, of so many widgets, for whoever is signed in; its id. */
export async function storeDashboard(browser: Browser, session: Session, url: string, widgets = 24): Promise<string> {
  const context = await browser.newContext({ storageState: session });
  const made = await context.request.post(`${url}/api/v2/belvedere/dashboard`, {
    data: dashboard(widgets),
    headers: { "X-Requested-By": "belvedere" },
  });
  if (made.status() !== 201) throw new Error(await made.text());
  const { id } = (await made.json()) as { id: string };
  await context.close();
  return id;
}
