const api = "/api/v2/belvedere";

/** Somebody who has signed in, and asks the API as a page does; the session outlives the server's restarts. */
export interface Visitor {
  ask(method: "GET" | "POST" | "PUT", path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
  /** When it last asked (`performance.now()`). */
  asked(): number;
}

/** Signs in at the page, as a browser does. */
export async function signIn(origin: string, login: string, password: string): Promise<Visitor> {
  const cookies = new Map<string, string>();
  let asked = performance.now();
  const cookie = (): string => [...cookies].map((pair) => pair.join("=")).join("; ");
  const open = async (address: string, form?: Record<string, string>): Promise<string> => {
    const sent = form ? { method: "POST", body: new URLSearchParams(form) } : {};
    const answer = await fetch(new URL(address, origin), { redirect: "manual", headers: { cookie: cookie() }, ...sent });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      cookies.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
    }
    const next = answer.headers.get("location");
    return next === null || cookies.has("belvedere_session") ? answer.text() : open(next);
  };
  const action = /<form method="post" action="([^"]+)"/.exec(await open(`${api}/idp/login`))?.[1];
  await open(action ?? "", { login, password });
  if (!cookies.has("belvedere_session")) throw new Error("the sign-in gave no session");

  return {
    asked: () => asked,
    ask: (method, path, body, headers = {}) => {
      asked = performance.now();
      const own = { cookie: cookie(), "x-requested-by": "belvedere", "content-type": "application/json" };
      const request: RequestInit = { method, headers: { ...own, ...headers }, body: JSON.stringify(body) };
      return fetch(`${origin}${api}${path}`, request);
    },
  };
}
