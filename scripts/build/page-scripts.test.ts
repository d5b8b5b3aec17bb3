import type { Rolldown } from "vite";
import { expect, it, vi } from "vitest";

import { measuredViews, usualViews, widgetPages } from "../../server/http/announced.ts";
import { pageScripts } from "./page-scripts.ts";

const screens = widgetPages.map(([, screen]) => screen);
const views = [...new Set([...usualViews, ...measuredViews])];

/** Runs the plugin over a build of these screens and views, each of which imports one shared script. */
function build(screens: readonly string[], views: readonly string[]): { emitted: string; refused: string[] } {
  const chunk = (fileName: string, facadeModuleId: string | null): [string, object] => [
    fileName,
    { type: "chunk", fileName, facadeModuleId, imports: facadeModuleId ? ["assets/shared.js"] : [] },
  ];
  const bundle = Object.fromEntries([
    chunk("assets/shared.js", null),
    ...screens.map((name) => chunk(`assets/${name}-1.js`, `/somewhere/src/features/dashboard-view/${name}-screen.tsx`)),
    ...views.map((name) => chunk(`assets/${name}-2.js`, `/somewhere/widgets/views/${name}/index.tsx`)),
  ]);
  const outcome: { emitted: string; refused: string[] } = { emitted: "", refused: [] };
  const context = {
    error: vi.fn((message: string) => outcome.refused.push(message)),
    emitFile: vi.fn(({ source }: { source: string }) => (outcome.emitted = source)),
  };
  const hook = pageScripts.generateBundle as (this: unknown, options: unknown, bundle: Rolldown.OutputBundle) => void;
  hook.call(context, {}, bundle as unknown as Rolldown.OutputBundle);
  return outcome;
}

it("lists each screen's and each view's scripts, those it imports included", () => {
  const { emitted, refused } = build(screens, views);
  expect(refused).toEqual([]);
  const listed = JSON.parse(emitted) as { screens: Record<string, string[]>; views: Record<string, string[]> };
  expect(listed.screens["dashboard"]).toEqual(["/assets/dashboard-1.js", "/assets/shared.js"]);
  expect(listed.views.kpi).toEqual(["/assets/kpi-2.js", "/assets/shared.js"]);
});

it.each([...screens, ...views])("fails a build without %s, which the server announces", (name) => {
  const without = (names: readonly string[]): string[] => names.filter((one) => one !== name);
  expect(build(without(screens), without(views)).refused).toEqual([expect.stringContaining(`: ${name}`)]);
});
