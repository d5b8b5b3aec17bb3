import { spawnSync } from "node:child_process";

import { builtCommand } from "../../support/programs.ts";

const password = "demo demo";

/** Makes an account beside `dmo`, in the same destination, as product staff do on the running server. */
export function addColleague(name: string): { login: string; password: string } {
  // Where the folder of an earlier run is used again, its account is there.
  const login = `${name}.${Date.now().toString(36)}@belvedere.example`;
  const { status, stderr } = spawnSync(
    process.execPath,
    builtCommand("user", "add", login, "--type", "DMO", "--group", "aurelle", "--roles", "ORGANIZATION_OBSERVATORY"),
    { env: { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR ?? "" }, input: `${password}\n`, encoding: "utf8" },
  );
  if (status !== 0) throw new Error(`the account was not made: ${stderr}`);
  return { login, password };
}
