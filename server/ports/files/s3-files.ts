import { type FileStore, isFileName } from "./file-store.ts";
import { type S3Key, signS3 } from "./s3-signature.ts";

/** A store that answers later than this counts as failed (ms). */
const TIMEOUT_MS = 10_000;

/**
 * Files in a bucket of an S3-compatible store: `s3://KEY:SECRET@HOST/BUCKET[/FOLDER][?region=NAME]`, by TLS but on
 * this very machine. Region `us-east-1` where none is named.
 */
export function s3Files(address: string): FileStore {
  const { username, password, host, hostname, pathname, searchParams } = new URL(address);
  const key: S3Key = {
    id: decodeURIComponent(username),
    secret: decodeURIComponent(password),
    region: searchParams.get("region") ?? "us-east-1",
  };
  const protocol = hostname === "localhost" || hostname === "127.0.0.1" ? "http" : "https";
  const base = `${protocol}://${host}${pathname.replace(/\/+$/, "")}`;

  const ask = async (method: string, name: string, body?: Uint8Array): Promise<Response> => {
    if (!isFileName(name)) throw new Error("no name of a file");
    const url = new URL(`${base}/${name}`);
    const { host: _sent, ...headers } = signS3({ method, url, ...(body ? { body } : {}) }, key, new Date());
    const answer = await fetch(url, {
      method,
      headers,
      ...(body ? { body: new Uint8Array(body) } : {}),
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    // The answer may name the bucket or the key: its status alone goes into the error.
    if (!answer.ok && answer.status !== 404) throw new Error(`the file store answered ${answer.status}`);
    return answer;
  };
  return {
    async read(name) {
      if (!isFileName(name)) return null;
      const answer = await ask("GET", name);
      return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
    },
    async write(name, bytes) {
      const answer = await ask("PUT", name, bytes);
      if (!answer.ok) throw new Error("the file store has no such bucket");
    },
    async remove(name) {
      await ask("DELETE", name);
    },
  };
}
