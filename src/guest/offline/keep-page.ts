/** Where the build puts the worker, and the addresses that are its own: the forms of guests, and no other page of the product. */
const WORKER = "/form-worker.js";
const SCOPE = "/public/form/";

interface PolicyFactory {
  createPolicy: (name: "default", rules: { createScriptURL: (address: string) => string | null }) => unknown;
}

/** Has the browser keep the page for when there is no connection. Where it cannot (a private window, no TLS) the page works as long as it is open. */
export async function keepPage(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  // The page's policy asks for Trusted Types: of all addresses of scripts that are made by a script, the worker's alone passes.
  const policies = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  policies?.createPolicy("default", { createScriptURL: (address) => (address === WORKER ? address : null) });
  await navigator.serviceWorker.register(WORKER, { scope: SCOPE, updateViaCache: "none" }).catch(() => undefined);
}
