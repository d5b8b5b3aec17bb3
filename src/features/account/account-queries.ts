import type { BillingUpdate, CompanyAddress, PersonalDetailsUpdate, SiretAnswer } from "../../generated/types.ts";
import { call, callJson } from "../../lib/http.ts";
import type { Values } from "../../page/form/entries.ts";
import type { FormPart, Stored } from "../../page/form/use-form.ts";

export const personalPart = accountPart("personal", "/personal-details", [
  "first_name",
  "last_name",
  "phone",
] satisfies (keyof PersonalDetailsUpdate)[]);
export const billingPart = accountPart("billing", "/billing", ["name", "siret", "street", "zip", "city"] satisfies (keyof BillingUpdate)[]);

/** One part of the account, written over the version that was read. */
function accountPart(name: string, path: string, fields: readonly string[]): FormPart {
  return {
    name,
    fields,
    queryKey: ["account", name],
    read: async (signal) => stored(await call("GET", path, { signal })),
    write: async (values, tag) => {
      const body = Object.fromEntries(fields.map((field) => [field, values[field] ?? ""]));
      return stored(await call("PUT", path, { body, ...(tag === null ? {} : { headers: { "If-Match": tag } }) }));
    },
  };
}

/** The address of the establishment with this SIRET, as the register of companies has it. */
export async function findAddress(siret: string, signal: AbortSignal): Promise<CompanyAddress> {
  const { establishment } = await callJson<SiretAnswer>("GET", `/siret/${siret}`, { signal });
  return establishment.address;
}

async function stored(response: Response): Promise<Stored> {
  return { values: (await response.json()) as Values, tag: response.headers.get("etag") };
}
