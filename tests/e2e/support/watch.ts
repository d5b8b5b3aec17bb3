import { expect, type Page } from "@playwright/test";

/** What must never happen on a page of ours. */
export interface Watch {
  violations: string[];
  errors: string[];
  /** Fails with everything seen since the watch began. */
  clean: () => void;
}

/** Listens for violations of the page's policy, uncaught errors and dialogs. Start it before the first navigation. */
export async function watch(page: Page): Promise<Watch> {
  const seen: Watch = {
    violations: [],
    errors: [],
    clean: () => {
      expect(seen.violations, "violations of the Content-Security-Policy").toEqual([]);
      expect(seen.errors, "uncaught errors").toEqual([]);
    },
  };
  await page.exposeFunction("__violation", (text: string) => void seen.violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      (window as unknown as { __violation: (text: string) => void }).__violation(
        `${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber} ${event.sample}`,
      );
    });
  });
  page.on("pageerror", (error) => seen.errors.push(error.message));
  page.on("dialog", (dialog) => {
    seen.errors.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return seen;
}
