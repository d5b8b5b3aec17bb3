import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** The rules that a theme can break: all others hold of the same elements in both. */
const ofColours = ["color-contrast", "link-in-text-block"];

/**
 * Fails where what is on screen breaks a rule of accessibility, in the light theme or in the dark one, or where something
 * sticks out of the page. Where the same elements have been looked at in both, the light theme is enough.
 */
export async function expectAccessible(page: Page, what: string, themes: readonly ("light" | "dark")[] = ["light", "dark"]): Promise<void> {
  // Colours that fade into those of the other theme would be waited for twice.
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await violations(page, axeOf(page)), what).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow, `${what}: nothing sticks out of the page`).toBeLessThanOrEqual(0);
  if (themes.includes("dark")) {
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await violations(page, axeOf(page).withRules(ofColours)), `${what}, dark`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: "light", reducedMotion: null });
}

/** Gathers what is wrong alone; a page without frames is looked at by itself, without the second page on which the parts of frames are put together. */
function axeOf(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode(page.frames().length === 1).options({ resultTypes: ["violations"] });
}

async function violations(page: Page, axe: AxeBuilder): Promise<string[]> {
  await stillness(page);
  await holdToasts(page, true);
  const { violations: found } = await axe.analyze();
  await holdToasts(page, false);
  return found.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ target }) => String(target))
        .slice(0, 3)
        .join(" ")}`,
  );
}

/**
 * Floating elements fade in, and colours fade into each other: they are measured once they are still. A loader turns for ever.
 * A requested movement begins with the next frames, and its end may begin another: two frames in a row
 * without a movement count as still.
 */
async function stillness(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let still = 0; still < 2; still += 1) {
      await frame();
      const moving = document
        .getAnimations()
        .filter(({ effect, playState }) => playState === "running" && effect?.getTiming().iterations !== Infinity);
      if (moving.length > 0) still = -1;
      await Promise.all(moving.map(({ finished }) => finished.catch(() => undefined)));
    }
  });
}

/** Keeps the toasts on screen from closing while they are looked at, as the pointer over them does: one that fades has no contrast. */
async function holdToasts(page: Page, isHeld: boolean): Promise<void> {
  await expect(page.locator("[data-toasts] [data-closing]")).toHaveCount(0);
  await page.evaluate((held) => {
    for (const toast of document.querySelectorAll("[data-toasts] li"))
      toast.dispatchEvent(new PointerEvent(held ? "pointerover" : "pointerout", { bubbles: true, relatedTarget: document.body }));
  }, isHeld);
}
