/** Which Chromium the browser tests and the benches drive. Plain Node: the set-up asks before anything is installed. */
import { existsSync } from "node:fs";

/** The headless build first: without a window's own pages it costs a tenth less than the whole browser. */
const places = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** The browser of `CHROMIUM_PATH`, else the machine's; undefined where there is none, or Playwright's own alone. */
export function chromiumPath() {
  return process.env.CHROMIUM_PATH || places.find((path) => existsSync(path));
}
