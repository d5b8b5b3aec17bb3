import { queryOptions } from "@tanstack/react-query";

import type { AnswerStanding, FormChange, FormInput, FormMailSettings, FormMailState, StoredForm } from "../../generated/types.ts";
import { callApi, callResponse, replyIn } from "../../lib/api.ts";
import { createOnce } from "../../lib/create-once.ts";

/** A form with the tag that a change has to name. */
export interface TaggedForm {
  form: StoredForm;
  etag: string;
}

async function tagged(response: Response): Promise<TaggedForm> {
  return { form: await replyIn<"readForm">(response), etag: response.headers.get("ETag") ?? "*" };
}

export const modelsQuery = queryOptions({ queryKey: ["forms", "models"], queryFn: () => callApi("listFormModels"), staleTime: 60_000 });
export const configQuery = queryOptions({ queryKey: ["forms", "config"], queryFn: () => callApi("readFormConfig"), staleTime: 60_000 });
export const formQuery = (id: string) =>
  queryOptions({ queryKey: ["forms", "one", id], queryFn: async () => tagged(await callResponse("readForm", { params: { id } })) });
/** Which answers are looked at; null: all. */
export interface Narrowing {
  establishment: string | null;
  standing: AnswerStanding | null;
}

/** A page of answers, from 1. */
export const responsesQuery = (id: string, { establishment, standing }: Narrowing, page: number) =>
  queryOptions({
    queryKey: ["forms", "responses", id, establishment, standing, page],
    queryFn: () =>
      callApi("listFormResponses", {
        params: { id },
        query: {
          page: String(page - 1),
          size: "50",
          ...(establishment === null ? {} : { establishment }),
          ...(standing === null ? {} : { standing }),
        },
      }),
  });

interface MailsAsked {
  page: number;
  state: FormMailState | null;
  search: string;
}

export const mailsQuery = (id: string, { page, state, search }: MailsAsked) =>
  queryOptions({
    queryKey: ["forms", "mails", id, page, state, search],
    queryFn: () =>
      callApi("listFormMails", {
        params: { id },
        query: { page: String(page), size: "50", ...(state === null ? {} : { state }), ...(search === "" ? {} : { search }) },
      }),
  });

/** Mail settings with the tag of their form, which a change has to name. */
export interface TaggedSettings {
  settings: FormMailSettings;
  etag: string;
}

async function taggedSettings(response: Response): Promise<TaggedSettings> {
  return { settings: await replyIn<"readMailSettings">(response), etag: response.headers.get("ETag") ?? "*" };
}

/** The settings of a form in the revision with this tag: whatever changes the form, they are changed over its present one. */
export const mailSettingsQuery = (id: string, etag: string) =>
  queryOptions({
    queryKey: ["forms", "mail-settings", id, etag],
    queryFn: async () => taggedSettings(await callResponse("readMailSettings", { params: { id } })),
  });

export async function changeMailSettings(id: string, etag: string, body: FormMailSettings): Promise<TaggedSettings> {
  return taggedSettings(await callResponse("changeMailSettings", { params: { id }, body, headers: { "If-Match": etag } }));
}

export const keysQuery = (id: string) =>
  queryOptions({ queryKey: ["forms", "keys", id], queryFn: () => callApi("listFormKeys", { params: { id } }) });
export const eventsQuery = (id: string) =>
  queryOptions({ queryKey: ["forms", "events", id], queryFn: () => callApi("listStayEvents", { params: { id } }) });
export const erasuresQuery = queryOptions({ queryKey: ["forms", "erasures"], queryFn: () => callApi("listErasures") });

export async function writeFormImage(id: string, file: File): Promise<{ image: string }> {
  return replyIn<"writeFormImage">(await callResponse("writeFormImage", { params: { id }, body: file }));
}

export function createForm(body: FormInput): Promise<StoredForm> {
  return createOnce("createForm", { body });
}

export async function changeForm(id: string, etag: string, body: FormChange): Promise<TaggedForm> {
  return tagged(await callResponse("changeForm", { params: { id }, body, headers: { "If-Match": etag } }));
}

export async function publishForm(id: string, etag: string): Promise<TaggedForm> {
  return tagged(await callResponse("publishForm", { params: { id }, headers: { "If-Match": etag } }));
}

export async function affectForm(id: string, etag: string, establishments: string[]): Promise<TaggedForm> {
  return tagged(await callResponse("affectForm", { params: { id }, body: { establishments }, headers: { "If-Match": etag } }));
}

export async function deleteForm(id: string): Promise<void> {
  await callApi("deleteForm", { params: { id } });
}
