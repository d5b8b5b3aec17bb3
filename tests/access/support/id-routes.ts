import type { TestApp } from "./test-app.ts";

/** What every tenant's seeded objects carry in their texts: it must never reach another tenant. */
export const canaryOf = (group: string): string => `canary-${group}`;

/** A call that takes the id of a stored object, in its path, query or body. */
export interface IdRoute {
  /** «METHOD path» below the API's base, as registered. */
  readonly route: string;
  /** The account that calls. */
  readonly as: string;
  /** Creates an object of this group and returns its id. Its texts hold {@link canaryOf}. */
  readonly create: (test: TestApp, group: "aurelle" | "dunes") => Promise<string>;
  /** The request for an id; the path's other parameters are filled in. */
  readonly request: (id: string) => { url: string; payload?: object; headers?: Record<string, string> };
}

/** Every such call. A registered path with a parameter and no row here fails the test. */
export const idRoutes: readonly IdRoute[] = [];

/** Paths whose parameter is no stored object's id: their secrets have tests of their own. */
export const withoutIds: readonly string[] = [];
