import { createECDH, hkdfSync, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** An EC private key as the identity provider takes it. */
export interface SigningKey {
  kty: "EC";
  crv: "P-256";
  alg: "ES256";
  use: "sig";
  kid: string;
  d: string;
  x: string;
  y: string;
}

/** Every key of the product, derived from one master secret: servers that share it agree on all of them. */
export interface Secrets {
  /** 32 bytes for one purpose, always the same; knowing them discloses nothing of the others. */
  key(purpose: string): Buffer;
  /** Signs the embedded provider's tokens. */
  readonly signingKey: SigningKey;
}

interface SecretsOptions {
  /** `SECRET_KEY`: at least 32 bytes; undefined takes or makes `secrets.json`. */
  readonly given?: string | undefined;
  /** True refuses to make a secret up: in production with an external store each server would have its own. */
  readonly mustBeGiven?: boolean;
}

/** The product's secrets. Throws a French sentence when the given one is missing, too short or a well-known default. */
export function openSecrets(dataDir: string, { given, mustBeGiven = false }: SecretsOptions = {}): Secrets {
  if (given === undefined && mustBeGiven)
    throw new Error("SECRET_KEY est obligatoire en production avec une base externe : donnez au moins 32 caractères aléatoires.");
  const master = given ?? stored(join(dataDir, "secrets.json"), dataDir);
  if (Buffer.byteLength(master) < 32 || new Set(master).size < 8)
    throw new Error("SECRET_KEY est trop faible : donnez au moins 32 caractères aléatoires.");
  return secretsOf(master);
}

/** The secrets derived from a master secret. */
export function secretsOf(master: string): Secrets {
  const key = (purpose: string): Buffer => Buffer.from(hkdfSync("sha256", master, "product", purpose, 32));
  return { key, signingKey: signingKey(key) };
}

function stored(file: string, folder: string): string {
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    // Under another name first: a process killed here leaves no half file behind.
    writeFileSync(`${file}.draft`, `${JSON.stringify({ master: randomBytes(32).toString("base64url") }, null, 2)}\n`, { mode: 0o600 });
    renameSync(`${file}.draft`, file);
  }
  const master = masterIn(readFileSync(file, "utf8"));
  if (typeof master !== "string") throw new Error(`${file} est abîmé : il doit contenir le secret « master ».`);
  return master;
}

function masterIn(text: string): unknown {
  try {
    return (JSON.parse(text) as { master?: unknown } | null)?.master;
  } catch {
    return undefined;
  }
}

function signingKey(key: (purpose: string) => Buffer): SigningKey {
  for (let attempt = 0; ; attempt += 1) {
    const ecdh = createECDH("prime256v1");
    const d = key(`identity.signing.${attempt}`);
    try {
      ecdh.setPrivateKey(d);
    } catch {
      // One scalar in 2³² lies outside the curve's order.
      continue;
    }
    const point = ecdh.getPublicKey();
    const part = (from: number): string => point.subarray(from, from + 32).toString("base64url");
    return {
      kty: "EC",
      crv: "P-256",
      alg: "ES256",
      use: "sig",
      kid: part(1).slice(0, 12),
      d: d.toString("base64url"),
      x: part(1),
      y: part(33),
    };
  }
}
