import { existsSync } from "node:fs";

/** Where Chromium is, as far as it is not Playwright's own. */
export function browserPath(): { executablePath?: string } {
  const found = process.env.CHROMIUM_PATH ?? ["/usr/bin/chromium", "/usr/bin/google-chrome"].find((path) => existsSync(path));
  return found === undefined ? {} : { executablePath: found };
}
