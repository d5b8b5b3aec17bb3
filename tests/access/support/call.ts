import type { LightMyRequestResponse } from "fastify";

import type { TestApp } from "./test-app.ts";

type Method = "GET" | "POST" | "PUT" | "DELETE";

/** A request of a module's tests: `payload` is sent as JSON, `as` is the account that asks. */
export type Call = (
  method: Method,
  path: string,
  payload?: object,
  headers?: Record<string, string>,
  as?: string,
) => Promise<LightMyRequestResponse>;

/** Requests to the API below `base`, as `usual` unless a call says otherwise. `opened` gives the application once it is open. */
export function callerOf(opened: () => Pick<TestApp, "send" | "slug">, usual: string, base = ""): Call {
  return (method, path, payload, headers = {}, as = usual) => {
    const { send, slug } = opened();
    return send({ method, as, url: `/api/v2/${slug}${base}${path}`, headers, ...(payload ? { payload } : {}) });
  };
}
