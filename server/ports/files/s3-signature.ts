import { createHash, createHmac } from "node:crypto";

/** Who signs, and for which region of the store. */
export interface S3Key {
  readonly id: string;
  readonly secret: string;
  readonly region: string;
}

export interface S3Request {
  readonly method: string;
  readonly url: URL;
  /** Names in lower case. `host` and the two `x-amz-` headers of the signature are added. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
}

/** The headers of a request with its signature (AWS Signature Version 4, one chunk). The path is signed as the address has it. */
export function signS3({ method, url, headers = {}, body = new Uint8Array() }: S3Request, key: S3Key, now: Date): Record<string, string> {
  const instant = now.toISOString().replace(/[-:]|\.\d+/g, "");
  const day = instant.slice(0, 8);
  const digest = sha256(body);
  const signed: Record<string, string> = { ...headers, host: url.host, "x-amz-content-sha256": digest, "x-amz-date": instant };
  const names = Object.keys(signed).toSorted();
  const canonical = [
    method,
    url.pathname,
    url.search.slice(1),
    ...names.map((name) => `${name}:${signed[name]?.trim()}`),
    "",
    names.join(";"),
    digest,
  ].join("\n");
  const scope = `${day}/${key.region}/s3/aws4_request`;
  const text = ["AWS4-HMAC-SHA256", instant, scope, sha256(canonical)].join("\n");
  const signingKey = [day, key.region, "s3", "aws4_request"].reduce<string | Buffer>(
    (secret, part) => hmac(secret, part),
    `AWS4${key.secret}`,
  );
  const authorization = `AWS4-HMAC-SHA256 Credential=${key.id}/${scope}, SignedHeaders=${names.join(";")}, Signature=${hmac(signingKey, text).toString("hex")}`;
  return { ...signed, authorization };
}

function sha256(data: string | Uint8Array): string {
  return createHash("sha256").update(data).digest("hex");
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}
