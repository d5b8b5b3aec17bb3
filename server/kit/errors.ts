import { readFileSync } from "node:fs";
import { join } from "node:path";

import { typeset } from "../../src/domain/format/typeset.ts";
import type { ErrorCode } from "../../src/generated/types.ts";
import { readTexts } from "./texts.ts";
import { projectRoot } from "./project-root.ts";

/** One refused field of a request. */
export interface FieldError {
  /** JSON pointer into the body. */
  readonly pointer: string;
  readonly code: string;
  /** A French sentence that never repeats the value. */
  readonly detail: string;
}

interface ApiErrorOptions {
  readonly errors?: readonly FieldError[];
  /** Fill the title's `{name}` places. */
  readonly params?: Readonly<Record<string, string | number>>;
  readonly detail?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
}

/** An expected refusal: thrown by a route, answered as problem+json with the code's status and French title. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly errors: readonly FieldError[];
  readonly params: Readonly<Record<string, string | number>>;
  readonly detail: string | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ErrorCode, options: ApiErrorOptions = {}) {
    super(code, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = "ApiError";
    this.code = code;
    this.errors = (options.errors ?? []).map((error) => ({ ...error, detail: typeset(error.detail) }));
    this.params = options.params ?? {};
    this.detail = options.detail === undefined ? undefined : typeset(options.detail);
    this.headers = options.headers ?? {};
  }
}

/** Too many attempts: 429, to be tried again after this many whole seconds. */
export function rateLimited(seconds: number, detail?: string): ApiError {
  const said = detail === undefined ? {} : { detail };
  return new ApiError("rate.limited", { params: { n: seconds }, headers: { "Retry-After": String(seconds) }, ...said });
}

const catalog = JSON.parse(readFileSync(join(projectRoot, "schemas/errors.json"), "utf8")) as Record<ErrorCode, { status: number }>;
const titles = readTexts<ErrorCode>("server/kit/errors.fr.json");

/** The HTTP status of an error code. */
export function statusOf(code: ErrorCode): number {
  return catalog[code].status;
}

/** The French title of an error code, its places filled. */
export function titleOf(code: ErrorCode, params: Readonly<Record<string, string | number>> = {}): string {
  return titles[code].replace(/\{(\w+)\}/g, (place, name: string) => String(params[name] ?? place));
}
