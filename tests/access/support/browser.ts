import type { LightMyRequestResponse } from "fastify";

import type { TestApp } from "./test-app.ts";

/** As much of a browser as a sign-in needs: cookies, redirects within the origin, one form. */
export class Browser {
  readonly cookies = new Map<string, { value: string; path: string; attributes: string }>();
  /** Every address visited, in order. */
  readonly visited: string[] = [];
  private page: LightMyRequestResponse | null = null;
  private readonly test: TestApp;

  constructor(test: TestApp) {
    this.test = test;
  }

  /** Path of the page shown. */
  get path(): string {
    return this.visited.at(-1)?.split("?")[0] ?? "";
  }

  /** Opens an address and follows redirects, `until` one whose address matches (not opened). */
  async open(url: string, until?: RegExp): Promise<LightMyRequestResponse> {
    return this.follow(await this.request("GET", url), until);
  }

  /** Sends the page's form. */
  async submit(fields: Record<string, string>, until?: RegExp): Promise<LightMyRequestResponse> {
    const action = /<form method="post" action="([^"]+)"/.exec(this.page?.body ?? "")?.[1];
    if (!action) throw new Error(`no form on ${this.path}`);
    return this.follow(await this.request("POST", action, new URLSearchParams(fields).toString()), until);
  }

  /** One request, redirects not followed; cookies are kept. */
  async request(method: "GET" | "POST", url: string, payload?: string): Promise<LightMyRequestResponse> {
    const { pathname, search } = new URL(url, this.test.services.environment.publicUrl);
    this.visited.push(pathname + search);
    const sent = [...this.cookies].filter(([, { path }]) => pathname.startsWith(path)).map(([name, { value }]) => `${name}=${value}`);
    const answer = await this.test.send({
      method,
      url: pathname + search,
      headers: {
        cookie: sent.join("; "),
        ...(payload === undefined
          ? {}
          : { "content-type": "application/x-www-form-urlencoded", origin: new URL(this.test.services.environment.publicUrl).origin }),
      },
      ...(payload === undefined ? {} : { payload }),
    });
    for (const line of [answer.headers["set-cookie"] ?? []].flat()) this.keep(line);
    this.page = answer;
    return answer;
  }

  private async follow(answer: LightMyRequestResponse, until?: RegExp): Promise<LightMyRequestResponse> {
    const { location } = answer.headers;
    if (typeof location !== "string" || answer.statusCode < 300 || answer.statusCode > 399) return answer;
    const { origin } = new URL(this.test.services.environment.publicUrl);
    if (new URL(location, origin).origin !== origin || until?.test(location)) return answer;
    return this.follow(await this.request("GET", location), until);
  }

  private keep(line: string): void {
    const [pair = "", ...attributes] = line.split("; ");
    const name = pair.slice(0, pair.indexOf("="));
    const value = pair.slice(name.length + 1);
    const path = attributes.find((attribute) => attribute.toLowerCase().startsWith("path="))?.slice(5) ?? "/";
    const expires = attributes.find((attribute) => attribute.toLowerCase().startsWith("expires="))?.slice(8);
    if (value === "" || (expires !== undefined && Date.parse(expires) < Date.now())) this.cookies.delete(name);
    else this.cookies.set(name, { value, path, attributes: attributes.join("; ") });
  }
}
