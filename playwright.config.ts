import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { defineConfig } from "@playwright/test";

import { chromiumPath } from "./scripts/chromium.mjs";

const port = Number(process.env.E2E_PORT ?? 3217);
const baseURL = `http://127.0.0.1:${port}`;
const executablePath = chromiumPath();
// A worker process reads this file again: the folder is made once and handed down.
const dataDir = (process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), "belvedere-e2e-")));

// The subscription opens, for a while, what other tests know to be closed.
const wholeServer = ["**/shell-maintenance.spec.ts", "**/live-config.spec.ts", "**/subscription.spec.ts"];

/**
 * The address bar's popup is a page of its own in every window: two thirds of what a small test costs. The switch
 * replaces the runner's own list, whose entries that concern us come along.
 */
const withoutFeatures = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxFullPopup",
  "PreloadTopChromeWebUI",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "MediaRouter",
  "OptimizationHints",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
];

export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "**/*.spec.ts",
  // A third on two cores would be a tenth quicker, and lose a click now and then.
  workers: 2,
  // A shared machine may stall for seconds; what fails twice fails.
  retries: process.env.TEST_REPORTS ? 1 : 0,
  timeout: 60_000,
  // Five seconds are less than such a stall.
  expect: { timeout: 10_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [["list"], ["json"]] : "list",
  use: {
    baseURL,
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
    viewport: { width: 1440, height: 900 },
    // A trace of each test is an eighth of the suite's time.
    trace: "on-first-retry",
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        `--disable-features=${withoutFeatures.join(",")}`,
      ],
    },
  },
  // What changes the whole server — maintenance, its folders — waits until nothing else looks at it.
  projects: [
    { name: "pages", testIgnore: wholeServer },
    { name: "whole server", testMatch: wholeServer, dependencies: ["pages"], workers: 1 },
  ],
  webServer: {
    command: "node scripts/start.mjs",
    url: `${baseURL}/healthz`,
    reuseExistingServer: false,
    timeout: 180_000,
    env: { PORT: String(port), DATA_DIR: dataDir, BENCH: "1" },
  },
});
