import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { serverProgram } from "../../support/programs.ts";
import { svg } from "../../support/images.ts";
import { freePort } from "../../support/server.ts";
import type { Product } from "../../../src/generated/types.ts";

const own = join(import.meta.dirname, "../../..");

/** The second brand, as far as it differs from the one that ships. */
export const otherBrand = {
  slug: "autre-vue",
  name: "L’Autre Vue",
  version: "9.8.7",
  colors: { accent: "#7a1f5c", "accent-hover": "#651a4d", "dark-accent": "#e58fc6" },
  logo: "/images/marque.svg",
  links: [{ id: "pros-offer", label: "Offre des pros", href: "https://autre-vue.example/pros", logo: "/images/pros.svg" }],
} satisfies Partial<Product>;

export interface OtherServer {
  url: string;
  login: string;
  password: string;
  stop: () => Promise<void>;
}

/** Serves a copy of the project whose `templates` are the second brand's, with one destination and its account. */
export async function serveOtherBrand(): Promise<OtherServer> {
  const root = mkdtempSync(join(tmpdir(), "other-brand-"));
  // The built server looks for its project above itself: it is copied, too.
  for (const part of ["dist", "server", "src", "schemas", "templates", "widgets", "package.json"])
    cpSync(join(own, part), join(root, part), { recursive: true });
  symlinkSync(join(own, "node_modules"), join(root, "node_modules"));
  const file = join(root, "templates/product.json");
  // The texts that are the first brand's own, as an installation replaces them.
  const product = JSON.parse(readFileSync(file, "utf8").replaceAll("Belvédère", otherBrand.name)) as Product;
  writeFileSync(file, JSON.stringify({ ...product, ...otherBrand }));
  mkdirSync(join(root, "templates/images"), { recursive: true });
  for (const name of ["marque.svg", "pros.svg"]) writeFileSync(join(root, "templates/images", name), svg);

  const port = await freePort();
  const env = { ...process.env, PORT: String(port), DATA_DIR: join(root, "data"), DEMO: "0", PUBLIC_URL: "", BENCH: "" };
  const server = spawn(process.execPath, serverProgram, { cwd: root, env, stdio: ["ignore", "ignore", "inherit"] });
  const url = `http://127.0.0.1:${port}`;
  const stop = async (): Promise<void> => {
    const isEnding = server.exitCode === null && server.kill("SIGTERM");
    if (isEnding) await once(server, "exit");
    rmSync(root, { recursive: true, force: true });
  };
  const run = (command: string, args: readonly string[], input = ""): void => {
    const { status, stderr } = spawnSync(process.execPath, [`dist/server/${command}.js`, ...args], {
      cwd: root,
      env,
      input,
    });
    if (status !== 0) throw new Error(`${command} ${args.join(" ")}: ${String(stderr)}`);
  };
  const login = `office@${otherBrand.slug}.example`;
  const password = "un mot de passe assez long";
  const roles = "ORGANIZATION_OBSERVATORY,ORGANIZATION_MODERATION,DIFFUSION_WIDGET,DIFFUSION_API";
  try {
    await answering(`${url}/healthz`, server);
    run("import", ["destination", "littoral", "--name", "Le Littoral"]);
    run("user", ["add", login, "--type", "DMO", "--group", "littoral", "--roles", roles], `${password}\n`);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, login, password, stop };
}

async function answering(url: string, server: ChildProcess): Promise<void> {
  const end = Date.now() + 90_000;
  for (;;) {
    const ok = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) return;
    if (server.exitCode !== null || Date.now() > end) throw new Error("the second brand's server did not start");
    await new Promise((done) => setTimeout(done, 100));
  }
}
