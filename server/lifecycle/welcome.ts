import { typeset } from "../../src/domain/format/typeset.ts";
import type { Product } from "../../src/generated/types.ts";
import { DEMO_PASSWORD, demoLogins } from "../commands/demo-load/demo-accounts.ts";
import type { Store } from "../store/store.ts";
import type { Environment } from "../kit/environment.ts";

/** What the installation holds: the demo, somebody’s own destination and account, or not yet both. */
export type Held = "demo" | "nothing to sign in to" | "own";

/** What an installation without the demo holds: without both a destination and an account nobody can sign in to anything. */
export async function heldWithoutDemo(store: Store): Promise<Exclude<Held, "demo">> {
  const found = await store.system("welcome", async (db) => [
    await db.selectFrom("destinations").select("id").limit(1).execute(),
    await db.selectFrom("users").select("login").limit(1).execute(),
  ]);
  return found.every((rows) => rows.length > 0) ? "own" : "nothing to sign in to";
}

/** Tells where the product is and, with the demo, who can sign in; where nobody can, how that begins. */
export function printWelcome(
  { publicUrl, oidc }: Environment,
  product: Product,
  held: Held,
  out: (line: string) => void = (line) => console.log(typeset(line)),
): void {
  out("");
  out(`${product.name} ${product.version} est prêt : ${publicUrl}`);
  if (held === "demo" && oidc === null) {
    out(`Comptes de démonstration (mot de passe « ${DEMO_PASSWORD} ») :`);
    const logins = demoLogins(product);
    const width = Math.max(...logins.map(({ login }) => login.length));
    for (const { login, who } of logins) out(`  ${login.padEnd(width)}  ${who}`);
  } else if (held === "nothing to sign in to") {
    out("Sans données de démonstration : créez un territoire et un compte avec npm run import et npm run user (README).");
  }
  out("Ctrl-C arrête le serveur.");
}
