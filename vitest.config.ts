import { defineConfig } from "vitest/config";

const pureTests = ["src/domain/**/*.test.ts", "src/engine/**/*.test.ts", "src/embed/**/*.test.ts"];

const nodeTests = ["server/**/*.test.ts", "scripts/**/*.test.ts", "tests/**/*.test.ts", "bench/**/*.test.ts"];

const browserTests = [
  "src/ui/**/*.test.{ts,tsx}",
  "src/lib/**/*.test.{ts,tsx}",
  "src/page/**/*.test.{ts,tsx}",
  "src/app/**/*.test.{ts,tsx}",
  "src/features/**/*.test.{ts,tsx}",
  "src/guest/**/*.test.ts",
  "widgets/**/*.test.{ts,tsx}",
  "tests/views/**/*.test.tsx",
];

// What replaces a module by another must not meet files that have loaded the real one: those tests alone are isolated.
const replacing = ["**/*.mocks.test.{ts,tsx}"];
const replacingIn = (tests: readonly string[]): string[] => tests.map((pattern) => pattern.replace(".test.", ".mocks.test."));

const server = { environment: "node", globalSetup: ["tests/setup-state.ts", "tests/setup-server.ts"] };

const ui = {
  environment: "jsdom",
  setupFiles: ["tests/setup-ui.ts"],
  // The library ships CommonJS that imports echarts' ES modules: only Vite can load it.
  server: { deps: { inline: ["echarts-for-react"] } },
};

// As the browser tests: where totals are reported, on a machine that may be shared, a test has two attempts; else one.
// Two suites at once on two cores are no failure: 20 s a test, a minute to set it up.
const attempts = { testTimeout: 20_000, hookTimeout: 60_000, retry: process.env.TEST_REPORTS ? 1 : 0 };

export default defineConfig({
  test: {
    // The default leaves one core to a watcher that is not there: of two, half of the machine.
    maxWorkers: "100%",
    // What is waited for may take long on a machine that does other work; the wait ends as soon as it is there.
    expect: { poll: { timeout: 10_000 } },
    projects: [
      // What leaves nothing behind shares its modules between files: a quarter of the time of loading them anew for each.
      { test: { name: "pure", environment: "node", isolate: false, include: pureTests, exclude: replacing, ...attempts } },
      { test: { ...server, name: "server", isolate: false, include: nodeTests, exclude: ["tests/e2e/**", ...replacing], ...attempts } },
      { test: { ...server, name: "server, modules replaced", include: replacingIn([...pureTests, ...nodeTests]), ...attempts } },
      { test: { ...ui, name: "ui", isolate: false, include: browserTests, exclude: replacing, ...attempts } },
      { test: { ...ui, name: "ui, modules replaced", include: replacingIn(browserTests), ...attempts } },
    ],
  },
});
