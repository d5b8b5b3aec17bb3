import type { Product } from "../../src/generated/types.ts";
import { DEMO_PASSWORD, demoLogins } from "../modules/identity/demo-accounts.ts";
import type { Environment } from "./environment.ts";

/** Tells where the product is and, with the demo, who can sign in. */
export function printWelcome(
  { publicUrl, oidc }: Environment,
  product: Product,
  demo: boolean,
  out: (line: string) => void = console.log,
): void {
  out("");
  out(`${product.name} ${product.version} est prêt : ${publicUrl}`);
  if (demo && oidc === null) {
    out(`Comptes de démonstration (mot de passe « ${DEMO_PASSWORD} ») :`);
    for (const login of demoLogins(product)) out(`  ${login}`);
  } else if (!demo) {
    out("Sans données de démonstration : créez un territoire et un compte avec npm run import et npm run user (README).");
  }
  out("Ctrl-C arrête le serveur.");
}
