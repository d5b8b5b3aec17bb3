/**
 * Prepares a fresh clone, and does nothing where nothing changed: dependencies, generated code,
 * with --web the built pages, with --server the built server, with --browser a Chromium for the tests.
 * Plain Node and no dependency: it runs before anything is installed.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { chromiumPath } from "./chromium.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const stamps = join(root, "node_modules", ".setup");
const minimum = [20, 19];

/** Ends the set-up with one sentence. */
function refuse(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** The product's name as its file has it; «Cette application» where that cannot be read. */
function productName() {
  try {
    return JSON.parse(readFileSync(join(root, "templates/product.json"), "utf8")).name ?? "Cette application";
  } catch {
    return "Cette application";
  }
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major < minimum[0] || (major === minimum[0] && minor < minimum[1]))
    refuse(`${productName()} demande Node ${minimum.join(".")} ou plus récent\u202f; cette machine a Node ${process.versions.node}.`);
}

/** Runs a step and shows what it says only when it fails; `shown` lets a long one speak. */
function run(command, args, { shown = false } = {}) {
  // npm is a .cmd file on Windows, which only a shell runs.
  const done = spawnSync(command, args, {
    cwd: root,
    stdio: shown ? "inherit" : "pipe",
    encoding: "utf8",
    shell: command === "npm" && process.platform === "win32",
  });
  if (done.status === 0) return true;
  if (!shown) process.stderr.write(`${done.stdout ?? ""}${done.stderr ?? ""}${done.error ? `${done.error.message}\n` : ""}`);
  return false;
}

function step(label, work) {
  const start = Date.now();
  process.stdout.write(`${label}… `);
  if (!work()) refuse(`\nÉchec\u00a0: ${label.toLowerCase()}. Le détail est affiché ci-dessus.`);
  console.log(`fait en ${((Date.now() - start) / 1000).toLocaleString("fr-FR", { maximumFractionDigits: 1 })} s.`);
}

/** Files below the given paths, in a stable order. */
function filesOf(paths) {
  return paths.flatMap((path) => {
    const full = join(root, path);
    if (!existsSync(full)) return [];
    if (!statSync(full).isDirectory()) return [path];
    return filesOf(
      readdirSync(full)
        .sort()
        .map((name) => `${path}/${name}`),
    );
  });
}

function digest(paths, extra = "") {
  const hash = createHash("sha256").update(`${process.version}\n${extra}`);
  for (const path of filesOf(paths)) hash.update(`\n${path}\n`).update(readFileSync(join(root, path)));
  return hash.digest("hex");
}

/** Does `work` unless its inputs are those of the last time and its result is still there. */
function unlessDone(name, current, result, label, work) {
  const stamp = join(stamps, name);
  if (existsSync(join(root, result)) && existsSync(stamp) && readFileSync(stamp, "utf8") === current) return;
  step(label, work);
  mkdirSync(stamps, { recursive: true });
  writeFileSync(stamp, current);
}

/** What package.json asks for; its scripts may change without an installation. */
function dependencies() {
  const { dependencies: kept, devDependencies, overrides } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  return JSON.stringify([kept, devDependencies, overrides]);
}

/** Whether what is installed is what the lock asks for, whoever installed it. */
function installed() {
  const hidden = join(root, "node_modules", ".package-lock.json");
  if (!existsSync(hidden)) return false;
  const wanted = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages;
  const present = JSON.parse(readFileSync(hidden, "utf8")).packages;
  return Object.entries(wanted).every(
    ([path, { version, optional, peer }]) => path === "" || optional || peer || present[path]?.version === version,
  );
}

function installDependencies() {
  const label = "Installation des dépendances (une à deux minutes la première fois)";
  const install = () => {
    if (run("npm", ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"])) return true;
    console.error("Les dépendances n’ont pas pu être installées. Vérifiez l’accès au registre npm, puis relancez.");
    return false;
  };
  const current = digest(["package-lock.json"], dependencies());
  const stamp = join(stamps, "deps");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === current) return;
  if (!existsSync(stamp) && installed()) {
    mkdirSync(stamps, { recursive: true });
    writeFileSync(stamp, current);
    return;
  }
  unlessDone("deps", current, "node_modules/.setup/none", label, install);
}

function generate() {
  const views = existsSync(join(root, "widgets/views"))
    ? readdirSync(join(root, "widgets/views")).map((name) => `widgets/views/${name}/view.json`)
    : [];
  const texts = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".fr.json"))
    .map((name) => `src/${name}`);
  const inputs = ["package-lock.json", "schemas", "scripts/generate", ...views.sort(), ...texts.sort()];
  unlessDone("generate", digest(inputs), "src/generated/types.ts", "Génération des types et des validateurs", () =>
    run(process.execPath, ["--import", "tsx", "scripts/generate/main.ts"]),
  );
}

/** Pages take half a minute to build: a product file that no server would start with is reported before. */
function checkProduct() {
  const product = "templates/product.json";
  const inputs = ["schemas", "src/engine", "server/config", product];
  const lint = ["--import", "tsx", "scripts/config.ts", "lint", product];
  unlessDone("product", digest(inputs), product, "Vérification de templates/product.json", () => {
    if (run(process.execPath, lint)) return true;
    console.error(`Corrigez ${product}, puis relancez.`);
    return false;
  });
}

function buildWeb() {
  const inputs = [
    "package-lock.json",
    "index.html",
    "form.html",
    "vite.config.ts",
    "scripts/build",
    "server/http/announced.ts",
    "bench/page",
    "src",
    "public",
    "widgets/views",
    "widgets/metrics",
    "templates/product.json",
  ];
  const vite = [join("node_modules", "vite", "bin", "vite.js"), "build", "--logLevel", "warn"];
  unlessDone("web", digest(inputs), "dist/web/index.html", "Construction des pages", () =>
    // The page of guests beside the application's, which empties the folder.
    [[], ["--config", "scripts/build/guest.config.ts"]].every((config) => run(process.execPath, [...vite, ...config])),
  );
}

/** Plain JavaScript starts in half the time that a loader of TypeScript takes. */
function buildServer() {
  const inputs = ["package-lock.json", "scripts", "server", "src/domain", "src/engine", "src/generated"];
  unlessDone("server", digest(inputs), "dist/server/main.js", "Construction du serveur", () => {
    // Built aside, so that two builds at once, or a command that starts meanwhile, never meet half of one.
    const aside = `dist/server-${process.pid}`;
    const vite = join("node_modules", "vite", "bin", "vite.js");
    const config = "scripts/build/server.config.ts";
    if (!run(process.execPath, [vite, "build", "--config", config, "--logLevel", "warn", "--outDir", aside])) return false;
    rmSync(join(root, "dist/server"), { recursive: true, force: true });
    renameSync(join(root, aside), join(root, "dist/server"));
    return true;
  });
}

function hasBrowser() {
  if (process.env.CHROMIUM_PATH) {
    if (existsSync(process.env.CHROMIUM_PATH)) return true;
    refuse(`CHROMIUM_PATH désigne ${process.env.CHROMIUM_PATH}, qui n’existe pas.`);
  }
  if (chromiumPath()) return true;
  const probe = spawnSync(process.execPath, ["-e", "console.log(require('playwright').chromium.executablePath())"], {
    cwd: root,
    encoding: "utf8",
  });
  return probe.status === 0 && existsSync(probe.stdout.trim());
}

function findBrowser() {
  if (hasBrowser()) return;
  const apt = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  const wait = ["-o", "DPkg::Lock::Timeout=120"];
  if (apt) {
    console.log("Installation de Chromium par apt-get…");
    run("apt-get", [...wait, "update"]);
    const install = ["install", "-y", "--no-install-recommends", "fonts-liberation"];
    // Not every distribution has the headless build apart.
    for (const build of ["chromium-headless-shell", "chromium"])
      if (run("apt-get", [...wait, ...install, build], { shown: true }) && hasBrowser()) return;
  }
  console.log("Installation de Chromium par Playwright…");
  if (run(process.execPath, [join("node_modules", "playwright", "cli.js"), "install", "chromium"], { shown: true }) && hasBrowser()) return;
  refuse(
    "Les tests du navigateur demandent Chromium, qui n’a pas pu être installé. Installez-le, ou donnez son chemin dans CHROMIUM_PATH.",
  );
}

checkNode();
installDependencies();
generate();
if (process.argv.includes("--web")) {
  checkProduct();
  buildWeb();
}
if (process.argv.includes("--server")) buildServer();
if (process.argv.includes("--browser")) findBrowser();
