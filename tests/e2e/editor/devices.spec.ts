import { expect } from "@playwright/test";

import { expectAccessible } from "../support/accessible.ts";
import { DashboardRobot, smallDashboard } from "../support/dashboard-robot.ts";
import { settled, signInAside } from "../support/session.ts";
import { test } from "../support/test.ts";

test("the layout of a phone is previewed, changed by hand, kept for its readers, and derived again", async ({ page }, { title }) => {
  await signInAside(page, "dmo@belvedere.example");
  const robot = await DashboardRobot.create(page, smallDashboard(title.slice(0, 100)));
  await robot.open();
  await settled(page);
  const phone = page.getByRole("radio", { name: "Téléphone" });
  await phone.click();
  await expect(page.getByText(/Sur téléphone, la disposition est déduite/)).toBeVisible();
  await expect.poll(async () => (await robot.tile("courbe").boundingBox())?.width).toBeLessThanOrEqual(358);
  await expectAccessible(page, "the preview of a phone");

  // Two figures share a row; a gesture that moves nothing leaves the layout derived.
  expect(await robot.placeOf("avis")).toEqual({ x: 2, y: 1, w: 1, h: 2 });
  await robot.tile("avis").locator("[data-drag-handle]").focus();
  await page.keyboard.press("m");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/Sur téléphone, la disposition est déduite/)).toBeVisible();
  await page.keyboard.press("m");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Cet onglet a sa propre disposition sur téléphone.")).toBeVisible();
  await robot.press("Plus large");
  await expect.poll(() => robot.placeOf("avis")).toEqual({ x: 1, y: 1, w: 2, h: 2 });
  await robot.saved();
  const section = async () =>
    ((await robot.stored()).draft as { layout?: { tabs: { sections: Record<string, unknown>[] }[] } }).layout?.tabs[0]?.sections[0];
  await expect
    .poll(async () => ((await section())?.["phone"] as { widget: string }[] | undefined)?.map(({ widget }) => widget))
    .toEqual(["avis", "note", "courbe"]);
  expect((await section())?.["grid"]).toEqual(smallDashboard("").layout.tabs[0]?.sections[0]?.grid);

  await page.getByRole("button", { name: "Revenir à la disposition déduite" }).click();
  await expect(page.getByText(/Sur téléphone, la disposition est déduite/)).toBeVisible();
  await robot.undo();
  await expect(page.getByText("Cet onglet a sa propre disposition sur téléphone.")).toBeVisible();

  await robot.publish();
  await settled(page);
  const left = async (id: string) => Math.round((await robot.tile(id).boundingBox())?.y ?? 0);
  expect(await left("note"), "a desktop is as it was").toBe(await left("avis"));
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => (await left("avis")) < (await left("note"))).toBe(true);
  expect(Math.round((await robot.tile("avis").boundingBox())?.width ?? 0)).toBe(358);
  await robot.remove();
});
