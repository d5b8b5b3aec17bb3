import type { UseQueryOptions } from "@tanstack/react-query";

import type { BillingUpdate, CompanyAddress, PersonalDetailsUpdate, SiretAnswer } from "../../generated/types.ts";
import { call, callJson } from "../../lib/http.ts";
import type { Values } from "./entries.ts";

/** What the server holds, and the tag of that version. */
export interface Stored {
  values: Values;
  /** Null where the answer had none: the write is then not compared. */
  tag: string | null;
}

/** One part of the account: where it is read and written, and the fields that can be written. */
export interface AccountPart {
  name: "personal" | "billing";
  path: string;
  fields: readonly string[];
}

export const personalPart: AccountPart = {
  name: "personal",
  path: "/personal-details",
  fields: ["first_name", "last_name", "phone"] satisfies (keyof PersonalDetailsUpdate)[],
};
export const billingPart: AccountPart = {
  name: "billing",
  path: "/billing",
  fields: ["name", "siret", "street", "zip", "city"] satisfies (keyof BillingUpdate)[],
};

/** Read again when the tab comes back: another one may have changed it. */
export function partQuery(part: AccountPart): UseQueryOptions<Stored> {
  return { queryKey: ["account", part.name], queryFn: ({ signal }) => readPart(part, signal), refetchOnWindowFocus: "always" };
}

export async function readPart({ path }: AccountPart, signal?: AbortSignal): Promise<Stored> {
  return stored(await call("GET", path, { signal }));
}

/** Writes every field over the version that was read. Throws a Problem 412 when the stored one is another by now. */
export async function writePart({ path, fields }: AccountPart, values: Values, tag: string | null): Promise<Stored> {
  const body = Object.fromEntries(fields.map((field) => [field, values[field] ?? ""]));
  return stored(await call("PUT", path, { body, ...(tag === null ? {} : { headers: { "If-Match": tag } }) }));
}

/** The address of the establishment with this SIRET, as the register of companies has it. */
export async function findAddress(siret: string, signal: AbortSignal): Promise<CompanyAddress> {
  const { establishment } = await callJson<SiretAnswer>("GET", `/siret/${siret}`, { signal });
  return establishment.address;
}

async function stored(response: Response): Promise<Stored> {
  return { values: (await response.json()) as Values, tag: response.headers.get("etag") };
}
