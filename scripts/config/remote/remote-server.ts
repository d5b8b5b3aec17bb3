import { randomUUID } from "node:crypto";

import { CommandRefusal } from "../../../server/kit/command-refusal.ts";
import { serialise } from "../../../src/engine/document/canonical.ts";
import type { ConfigProblem, DashboardAnswer, DashboardList } from "../../../src/generated/types.ts";
import { isDashboardAnswer, isDashboardList } from "../../../src/generated/validators.js";

/** Dashboards of another server, as the account sees them whose session the token is. */
export interface RemoteServer {
  list(): Promise<DashboardList>;
  /** A dashboard's document as a file has it. */
  read(id: string): Promise<string>;
  /** Makes a dashboard of a document's text; its id. A second call of the same answer lost makes no second one. */
  create(text: string): Promise<string>;
  /** Publishes a document over that of a dashboard, whatever its revision was a moment before; again where the answer is lost, which changes nothing more. */
  replace(id: string, text: string): Promise<string>;
}

type Send = (url: string, init: { method: string; headers: Record<string, string>; body?: string }) => Promise<Response>;

/** Attempts at a creation or a replacement whose answer is lost. */
const ATTEMPTS = 3;

/** Opens the API of a server by its address. `token` is the value of a session's cookie; `slug` the product's. */
export function remoteServer(address: string, token: string, slug: string, send: Send = fetch): RemoteServer {
  const origin = originOf(address);
  const cookie = `${origin.startsWith("https:") ? "__Host-" : ""}${slug}_session=${token}`;

  const ask = async (method: string, path: string, headers: Record<string, string> = {}, body?: string): Promise<Response> => {
    const own = {
      cookie,
      accept: "application/json",
      "x-requested-by": slug,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    };
    const response = await send(`${origin}/api/v2/${slug}${path}`, { method, headers: own, ...(body === undefined ? {} : { body }) }).catch(
      (error: unknown) => {
        throw new UnreachableServer(`Le serveur ${origin} ne répond pas. Vérifiez son adresse, puis relancez.`, { cause: error });
      },
    );
    if (!response.ok) throw await refusalOf(response, origin);
    return response;
  };
  const again = async <T>(work: () => Promise<T>): Promise<T> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof UnreachableServer) || attempt === ATTEMPTS) throw error;
      }
    }
  };
  const answer = async (response: Response): Promise<DashboardAnswer> => {
    const body: unknown = await response.json();
    if (!isDashboardAnswer(body))
      throw new CommandRefusal(`Le serveur ${origin} est d’une autre version : sa réponse n’est pas un tableau de bord.`);
    return body;
  };

  return {
    list: async () => {
      const body: unknown = await (await ask("GET", "/dashboard")).json();
      if (!isDashboardList(body))
        throw new CommandRefusal(`Le serveur ${origin} est d’une autre version : sa réponse n’est pas une liste.`);
      return body;
    },
    read: async (id) => serialise((await answer(await ask("GET", `/dashboard/${encodeURIComponent(id)}`))).document),
    create: async (text) => {
      const key = randomUUID();
      return (await answer(await again(() => ask("POST", "/dashboard", { "idempotency-key": key }, text)))).id;
    },
    replace: (id, text) => {
      const path = `/dashboard/${encodeURIComponent(id)}`;
      return again(async () => {
        const current = await ask("GET", path);
        return (await answer(await ask("PUT", path, { "if-match": current.headers.get("etag") ?? "" }, text))).id;
      });
    },
  };
}

class UnreachableServer extends CommandRefusal {}

function originOf(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new CommandRefusal(`« ${address} » n’est pas l’adresse d’un serveur : donnez par exemple https://avis.exemple.fr.`);
  return url.origin;
}

/** What a server refuses, in its own words; the places of a document's problems with it. */
async function refusalOf(response: Response, origin: string): Promise<CommandRefusal> {
  if (response.status === 401)
    return new CommandRefusal(
      `Le serveur ${origin} ne connaît pas cette session : reconnectez-vous, puis donnez la valeur de son cookie dans SESSION_TOKEN.`,
    );
  const problem = (await response.json().catch(() => ({}))) as {
    title?: string;
    detail?: string;
    errors?: Partial<ConfigProblem & { detail: string }>[];
  };
  const places = (problem.errors ?? []).map(({ pointer, message, detail }) => `  ${pointer ?? ""}  ${message ?? detail ?? ""}`);
  const what = problem.detail ?? problem.title ?? `réponse ${response.status}`;
  return new CommandRefusal([`Le serveur ${origin} refuse : ${what}`, ...places].join("\n"));
}
