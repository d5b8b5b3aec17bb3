import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { layerOf, type Layers, violationsOf } from "./layers.ts";

const { layers } = JSON.parse(readFileSync(new URL("../../layers.json", import.meta.url), "utf8")) as { layers: Layers };
const check = (file: string, specifier: string) =>
  violationsOf(file, `import { x } from "${specifier}";`, layers).map(({ message }) => message);

describe("the layer table", () => {
  const planted = [
    ["src/domain/review/rating.ts", "../../engine/plan/plan.ts", "domain may not import engine"],
    ["src/engine/plan/plan.ts", "../../ui/button.tsx", "engine may not import ui"],
    ["src/ui/button.tsx", "../lib/http.ts", "ui may not import lib"],
    ["src/lib/http.ts", "../ui/button.tsx", "lib may not import ui"],
    ["src/features/account/form.tsx", "../dashboards/list.tsx", "a feature never imports another feature"],
    ["src/features/account/form.tsx", "../../app/router.tsx", "feature may not import app"],
    ["src/page/tiles/tile-frame.tsx", "../../features/account/index.ts", "page may not import feature"],
    ["src/page/tiles/views.ts", "../../../widgets/views/kpi/chart.ts", "page may import only the index of a view"],
    ["src/features/editor/palette/sketch.tsx", "../../../../widgets/views/kpi/index.tsx", "feature may import only data of a view"],
    ["widgets/views/kpi/index.tsx", "../bars/chart.ts", "a view never imports another view"],
    ["widgets/views/kpi/index.tsx", "../bars/table.ts", "a view never imports another table"],
    ["widgets/views/kpi/table.ts", "../bars/table.ts", "a table never imports another table"],
    ["widgets/views/kpi/table.ts", "../../../src/ui/chart/words/view-text.ts", "table may not import ui"],
    ["widgets/views/mix-effect/table-steps.ts", "./steps.ts", "table may not import view"],
    ["server/modules/tasks/tasks-routes.ts", "../../../src/generated/tables/index.ts", "module may not import view-tables"],
    ["server/reading/dashboard-zip.ts", "../../widgets/views/kpi/table.ts", "reading may not import table"],
    ["widgets/views/kpi/index.tsx", "../../../src/lib/http.ts", "view may not import lib"],
    ["server/lifecycle/app.ts", "../../src/ui/button.tsx", "lifecycle may not import ui"],
    ["server/kit/clock.ts", "../store/store.ts", "kit may not import store"],
    ["server/config/files.ts", "../store/store.ts", "config may not import store"],
    ["server/demo/index.ts", "../kit/clock.ts", "demo may not import kit"],
    ["server/store/store.ts", "../analytics/analytics.ts", "store may not import analytics"],
    ["server/semantics/pool.ts", "../analytics/analytics.ts", "semantics may not import analytics"],
    ["server/analytics/analytics.ts", "../ports/identity/secrets.ts", "analytics may not import ports"],
    ["server/ports/identity/throttle.ts", "../../http/services.ts", "ports may not import http"],
    ["server/reading/answering.ts", "../http/services.ts", "reading may not import http"],
    ["server/http/access.ts", "../modules/index.ts", "http may not import module"],
    ["server/modules/menu/menu.ts", "../../commands/command.ts", "module may not import commands"],
    ["server/commands/command.ts", "../lifecycle/serve.ts", "commands may not import lifecycle"],
    ["server/main.ts", "./store/store.ts", "server may not import store"],
    ["src/app/router.tsx", "../features/account/form.tsx", "app may import only the index of a feature"],
    ["src/embed/main.ts", "../ui/button.tsx", "embed may not import ui"],
    ["src/guest/main.ts", "../page/tiles/tile-frame.tsx", "guest may not import page"],
    ["src/preview/main.tsx", "../features/account/index.ts", "preview may not import feature"],
    ["src/generated/calls.ts", "../domain/time/day.ts", "generated may not import domain"],
    ["src/generated/tables/index.ts", "../../ui/chart/chart.tsx", "view-tables may not import ui"],
    ["src/generated/papers/index.ts", "../../page/tiles/tile-frame.tsx", "view-papers may not import page"],
    ["src/styles/tokens.ts", "../domain/design/brand.ts", "styles may not import domain"],
    ["server/jobs/jobs.ts", "../ports/mail/mailer.ts", "jobs may not import ports"],
    ["server/events/event-hub.ts", "../jobs/jobs.ts", "events may not import jobs"],
    ["server/paper/blocks.ts", "../store/store.ts", "paper may not import store"],
    ["server/mails/mails.ts", "../http/services.ts", "mails may not import http"],
    ["scripts/user.ts", "../src/ui/button.tsx", "scripts may not import ui"],
  ];

  it.each(planted)("refuses in %s an import of %s", (file, specifier, message) => {
    expect(check(file, specifier)).toEqual([expect.stringContaining(message)]);
  });

  it("is tried in each of its rows", () => {
    const tried = new Set(planted.map(([file = ""]) => layerOf(file, layers)));
    expect(Object.keys(layers).filter((layer) => !tried.has(layer))).toEqual([]);
  });

  it.each([
    ["src/engine/plan/plan.ts", "../../domain/time/day.ts"],
    ["src/app/router.tsx", "../features/account/index.ts"],
    ["widgets/views/kpi/index.tsx", "./chart.ts"],
    ["widgets/views/kpi/index.tsx", "./table.ts"],
    ["server/reading/dashboard-zip.ts", "../../src/generated/tables/index.ts"],
    ["server/modules/x/x-routes.ts", "../../../src/domain/access/access.ts"],
  ])("accepts in %s an import of %s", (file, specifier) => {
    expect(check(file, specifier)).toEqual([]);
  });

  it("sees dynamic imports, bare imports and globs, with their line", () => {
    const source = ['import "../lib/http.ts";', 'const a = import("../lib/http.ts");', 'const b = import.meta.glob("../lib/*.ts");'].join(
      "\n",
    );
    expect(violationsOf("src/ui/x.ts", source, layers).map(({ line }) => line)).toEqual([1, 2, 3]);
  });
});
