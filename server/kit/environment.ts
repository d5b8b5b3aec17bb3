import { isIP } from "node:net";
import { resolve } from "node:path";

import { StartupError } from "./startup-error.ts";

/** Everything that the product reads from its environment, checked once at the start. */
export interface Environment {
  port: number;
  host: string;
  /** Absolute. */
  dataDir: string;
  /** Origin of issuer, redirect addresses, mails and QR codes, without a trailing slash. */
  publicUrl: string;
  /** Proxies whose word on a visitor's address counts, besides those of this machine: addresses, or networks as CIDR. */
  trustedProxies: string[];
  /** PostgreSQL; null: PGlite in the data folder. */
  databaseUrl: string | null;
  /** ClickHouse; null: DuckDB in the data folder. */
  analyticsUrl: string | null;
  /** An outside OpenID Connect issuer; null: the embedded provider. */
  oidc: { issuer: string; clientId: string; clientSecret: string } | null;
  smtpUrl: string | null;
  filesUrl: string | null;
  assistant: { url: string; key: string | null; model: string | null } | null;
  translate: { url: string; key: string | null } | null;
  companyUrl: string | null;
  /** Of the payment provider: its key, and what its events are signed with. `url` replaces its own in tests. */
  stripe: { key: string; webhookSecret: string; url?: string } | null;
  /** Whether the bank of the demonstration may be played: where its data may go, and nothing else takes money. */
  sandbox: boolean;
  /** Demo data go into empty embedded stores. */
  demo: boolean;
  /** Serves the pages that the benchmark measures. */
  bench: boolean;
  production: boolean;
}

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Reads the environment; an empty variable counts as absent.
 * Throws a {@link StartupError} that names every variable that is wrong.
 */
export function readEnvironment(variables: Variables): Environment {
  const problems: string[] = [];
  const text = (name: string): string | null => variables[name]?.trim() || null;
  const url = (name: string, protocols: string[], example: string): string | null => {
    const value = text(name);
    if (value === null || hasProtocol(value, protocols)) return value;
    problems.push(`${name} doit être une adresse comme ${example}`);
    return null;
  };
  const flag = (name: string, absent: boolean): boolean => {
    const value = text(name);
    if (value !== null && value !== "0" && value !== "1") problems.push(`${name} doit valoir 0 ou 1`);
    return value === null ? absent : value === "1";
  };
  const web = ["http:", "https:"];
  const port = readPort(text("PORT"), problems);
  const host = text("HOST") ?? "127.0.0.1";
  const translateUrl = url("TRANSLATE_URL", web, "https://traduction.exemple.fr");
  if (translateUrl?.startsWith("http:") && !isLoopback(new URL(translateUrl).hostname))
    problems.push("TRANSLATE_URL doit commencer par https://, sauf sur cette machine");
  const assistantUrl = url("ASSISTANT_URL", web, "https://assistant.exemple.fr/v1");
  if (assistantUrl?.startsWith("http:") && !isLoopback(new URL(assistantUrl).hostname))
    problems.push("ASSISTANT_URL doit commencer par https://, sauf sur cette machine");
  const environment: Environment = {
    port,
    host,
    dataDir: resolve(text("DATA_DIR") ?? "data"),
    publicUrl: (url("PUBLIC_URL", web, "https://avis.exemple.fr") ?? `http://${reachable(host)}:${port}`).replace(/\/+$/, ""),
    trustedProxies: readProxies(text("TRUSTED_PROXIES"), problems),
    databaseUrl: url("DATABASE_URL", ["postgres:", "postgresql:"], "postgres://utilisateur:motdepasse@hote:5432/base"),
    analyticsUrl: url("ANALYTICS_URL", ["https:", "http:", "chdb:"], "https://utilisateur:motdepasse@hote:8443/base"),
    oidc: readIssuer(url("OIDC_ISSUER", web, "https://connexion.exemple.fr"), text("OIDC_CLIENT_ID"), text("OIDC_CLIENT_SECRET"), problems),
    smtpUrl: url("SMTP_URL", ["smtp:", "smtps:"], "smtp://hote:587"),
    filesUrl: url("FILES_URL", ["s3:"], "s3://compte:cle@hote/dossier"),
    assistant: assistantUrl ? { url: assistantUrl, key: text("ASSISTANT_KEY"), model: text("ASSISTANT_MODEL") } : null,
    translate: translateUrl ? { url: translateUrl, key: text("TRANSLATE_KEY") } : null,
    companyUrl: url("COMPANY_URL", web, "https://recherche-entreprises.api.gouv.fr"),
    stripe: readStripe(text("STRIPE_KEY"), text("STRIPE_WEBHOOK_SECRET"), problems),
    sandbox: false,
    demo: flag("DEMO", true),
    bench: flag("BENCH", false),
    production: text("NODE_ENV") === "production",
  };
  environment.sandbox = environment.demo && !environment.production && environment.databaseUrl === null && environment.stripe === null;
  if (problems.length > 0) throw new StartupError(`Configuration refusée : ${problems.join(" ; ")}.`);
  return environment;
}

/** Whether a host is this machine: what is sent there leaves it not. */
function isLoopback(host: string): boolean {
  return host === "localhost" || host === "[::1]" || /^127\.\d+\.\d+\.\d+$/.test(host);
}

/** The host as an address has it; a server that listens everywhere is reached at its own machine's. */
function reachable(host: string): string {
  if (host === "0.0.0.0") return "127.0.0.1";
  if (host === "::") return "[::1]";
  return host.includes(":") ? `[${host}]` : host;
}

function readPort(value: string | null, problems: string[]): number {
  const port = value === null ? 3000 : Number(value);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  problems.push("PORT doit être un nombre entier entre 0 et 65535");
  return 3000;
}

function readProxies(value: string | null, problems: string[]): string[] {
  const proxies = value === null ? [] : value.split(",").map((proxy) => proxy.trim());
  if (proxies.every(isAddressOrNetwork)) return proxies;
  problems.push("TRUSTED_PROXIES doit être une liste d’adresses IP ou de réseaux, séparés par des virgules, comme 10.0.0.5, 10.1.0.0/16");
  return [];
}

/** Whether a text is an IP address, or a network like `10.1.0.0/16`; one that holds every address trusts anybody's word and is none. */
function isAddressOrNetwork(text: string): boolean {
  const [, address = "", bits] = /^([^/%]*)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const version = isIP(address);
  if (version === 0) return false;
  return bits === undefined || (Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128));
}

function readIssuer(issuer: string | null, clientId: string | null, clientSecret: string | null, problems: string[]): Environment["oidc"] {
  if (issuer === null) return null;
  if (clientId !== null && clientSecret !== null) return { issuer, clientId, clientSecret };
  problems.push("OIDC_ISSUER demande aussi OIDC_CLIENT_ID et OIDC_CLIENT_SECRET");
  return null;
}

function readStripe(key: string | null, webhookSecret: string | null, problems: string[]): Environment["stripe"] {
  if (key === null) return null;
  if (webhookSecret !== null) return { key, webhookSecret };
  problems.push("STRIPE_KEY demande aussi STRIPE_WEBHOOK_SECRET, la clé de signature de l’adresse de rappel");
  return null;
}

function hasProtocol(value: string, protocols: string[]): boolean {
  return URL.canParse(value) && protocols.includes(new URL(value).protocol);
}
