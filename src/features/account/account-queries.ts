import type { CompanyAddress } from "../../generated/types.ts";
import { callApi, callResponse, replyIn } from "../../lib/api.ts";
import type { FormPart, Stored } from "../../page/form/use-form.ts";

export const personalPart = accountPart(
  "personal",
  ["first_name", "last_name", "phone"],
  (options) => callResponse("readPersonalDetails", options),
  (sent) => callResponse("writePersonalDetails", sent),
);
export const billingPart = accountPart(
  "billing",
  ["name", "siret", "street", "zip", "city"],
  (options) => callResponse("readBilling", options),
  (sent) => callResponse("writeBilling", sent),
);

/** One part of the account, written over the version that was read. */
function accountPart<Field extends string>(
  name: string,
  fields: readonly Field[],
  read: (options: { signal?: AbortSignal }) => Promise<Response>,
  write: (sent: { body: Record<Field, string>; headers: Record<string, string> }) => Promise<Response>,
): FormPart {
  return {
    name,
    fields,
    queryKey: ["account", name],
    read: async (signal) => stored(await read({ signal })),
    write: async (values, tag) => {
      const body = Object.fromEntries(fields.map((field) => [field, values[field] ?? ""])) as Record<Field, string>;
      return stored(await write({ body, headers: tag === null ? {} : { "If-Match": tag } }));
    },
  };
}

/** The address of the establishment with this SIRET, as the register of companies has it. */
export async function findAddress(siret: string, signal: AbortSignal): Promise<CompanyAddress> {
  const { establishment } = await callApi("findCompany", { params: { siret }, signal });
  return establishment.address;
}

async function stored(response: Response): Promise<Stored> {
  const values = await replyIn<"readPersonalDetails" | "readBilling">(response);
  return { values: { ...values }, tag: response.headers.get("etag") };
}
