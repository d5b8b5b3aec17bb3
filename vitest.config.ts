import { defineConfig } from "vitest/config";

const nodeTests = [
  "server/**/*.test.ts",
  "scripts/**/*.test.ts",
  "src/domain/**/*.test.ts",
  "src/engine/**/*.test.ts",
  "src/embed/**/*.test.ts",
  "tests/**/*.test.ts",
  "bench/**/*.test.ts",
];

const browserTests = [
  "src/ui/**/*.test.{ts,tsx}",
  "src/lib/**/*.test.{ts,tsx}",
  "src/app/**/*.test.{ts,tsx}",
  "src/features/**/*.test.{ts,tsx}",
  "widgets/**/*.test.{ts,tsx}",
  "tests/views/**/*.test.tsx",
];

export default defineConfig({
  test: {
    // The default leaves one core to a watcher that is not there: of two, half of the machine.
    maxWorkers: "100%",
    projects: [
      {
        test: { name: "server", environment: "node", include: nodeTests, exclude: ["tests/e2e/**"], testTimeout: 20_000 },
      },
      {
        test: {
          name: "ui",
          environment: "jsdom",
          include: browserTests,
          setupFiles: ["tests/setup-ui.ts"],
          // The library ships CommonJS that imports echarts' ES modules: only Vite can load it.
          server: { deps: { inline: ["echarts-for-react"] } },
        },
      },
    ],
  },
});
