import type { BrowserContext, Page } from "@playwright/test";

import { formTokens } from "../../../server/modules/forms/form-tokens.ts";
import { openSecrets } from "../../../server/ports/identity/secrets.ts";
import type { StoredForm } from "../../../src/generated/types.ts";

/** Where the calls of forms are. */
export const formsApi = "/api/v2/belvedere/satisfaction-forms";
export const phone = { width: 390, height: 844 };
export const writes = { "X-Requested-By": "belvedere" };

/** What a path below the forms answers to who is signed in. */
export async function readForms<T>(page: Page, path: string): Promise<T> {
  return (await (await page.request.get(`${formsApi}${path}`)).json()) as T;
}

/** The address of a guest's invitation, as the mail has it: mails go out between nine and seven, tests at any hour. */
export function invitationOf(mail: string): string {
  const tokens = formTokens(openSecrets(process.env.E2E_DATA_DIR ?? ""));
  return `/public/form/${tokens.invitation(mail)}`;
}

/** Answers the pages of a short form up to its last button. */
export async function answerFrom(guest: Page, submit: string, text: string): Promise<void> {
  await guest.getByRole("radio", { name: "10", exact: true }).check({ force: true });
  await guest.getByRole("button", { name: submit }).click();
  await guest.getByRole("radio", { name: "9", exact: true }).check({ force: true });
  await guest.getByRole("button", { name: submit }).click();
  await guest.getByRole("textbox").fill(text);
}

export async function phoneOf(context: BrowserContext, address: string): Promise<Page> {
  const guest = await context.newPage();
  await guest.goto(address);
  return guest;
}

/** A short form that is open, and the addresses of the establishment that asks with it. */
export async function openForm(
  page: Page,
  title: string,
): Promise<{ id: string; place: StoredForm["establishments"][number] | undefined }> {
  const created = await page.request.post(formsApi, {
    headers: { ...writes, "Idempotency-Key": `questionnaire-${Date.now()}` },
    data: { model: "court", title: `${title} ${Date.now()}`, establishments: [await ownPlace(page)] },
  });
  const { id } = (await created.json()) as StoredForm;
  await page.request.post(`${formsApi}/${id}/publish`, { headers: writes });
  return { id, place: (await readForms<StoredForm>(page, `/${id}`)).establishments[0] };
}

/** The first establishment of who is signed in. */
async function ownPlace(page: Page): Promise<string> {
  const answer = await page.request.get("/api/v2/belvedere/user");
  return ((await answer.json()) as { cards: { id: string }[] }).cards[0]?.id ?? "";
}
