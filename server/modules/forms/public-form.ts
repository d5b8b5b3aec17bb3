import type { Transaction } from "kysely";

import type { FormDocument, PublicForm } from "../../../src/generated/types.ts";
import { askedCountries } from "../../../src/domain/forms/countries.ts";
import { addDays, addMonths, dayOf } from "../../../src/domain/time/day.ts";
import { challengeFor } from "../../http/proof-of-work.ts";
import { ApiError } from "../../kit/errors.ts";
import { coalesced } from "../../store/coalesced.ts";
import type { Store } from "../../store/store.ts";
import type { Tables } from "../../store/tables.ts";
import type { Submitting } from "../moderation/deciding.ts";
import { policyFor } from "../moderation/policies.ts";
import { tokenForm, tokenHash } from "../moderation/tokens.ts";

/** What a token opens: the form of an establishment in its latest version, and the invitation where it is one. */
export interface OpenedForm {
  group: string;
  form: string;
  version: number;
  document: FormDocument;
  establishment: { id: string; name: string; category: string; destination_id: string };
  invitation: { id: string; lang: string; stay_date: string | null; email: string | null; answered: boolean } | null;
  image: string | null;
  /** The draft, on trial: nothing that is answered is kept. */
  test: boolean;
}

type Db = Transaction<Tables>;
type Finding = Pick<Submitting, "store" | "clock">;

const lookUps = new WeakMap<Store, (hash: string) => Promise<OpenedForm | "gone" | undefined>>();

/** The form that a token opens; «gone» where it is paused or archived, the establishment no longer asks with it, or its trial is over. */
export async function findForm({ store, clock }: Finding, token: string): Promise<OpenedForm | "gone" | null> {
  if (!tokenForm.test(token)) return null;
  const lookUp = lookUps.get(store) ?? coalesced((hashes) => store.system("form.open", (db) => openedForms(db, hashes, clock.now())));
  lookUps.set(store, lookUp);
  return (await lookUp(tokenHash(token))) ?? null;
}

/** What tokens open, by their hashes. */
async function openedForms(db: Db, hashes: readonly string[], now: Date): Promise<ReadonlyMap<string, OpenedForm | "gone">> {
  const invitations = await db
    .selectFrom("form_invitations")
    .select(["id", "token_hash", "form_id", "establishment_id", "lang", "stay_date", "email", "answered_at"])
    .where("token_hash", "in", [...hashes])
    .execute();
  const places = await db
    .selectFrom("form_places")
    .select(["token_hash", "form_id", "establishment_id", "closed_at"])
    .where("token_hash", "in", [...hashes])
    .execute();
  const asking = [...invitations, ...places];
  const forms = await currentForms(
    db,
    asking.map(({ form_id }) => form_id),
  );
  const establishments = await establishmentsOf(
    db,
    asking.map(({ establishment_id }) => establishment_id),
  );
  const opened = new Map<string, OpenedForm | "gone">();
  for (const place of asking) {
    const hash = place.token_hash ?? "";
    const form = forms.get(place.form_id);
    const establishment = establishments.get(place.establishment_id);
    const isOpen = form?.state === "active" && !("closed_at" in place && place.closed_at !== null);
    if (!form || !establishment || !isOpen) {
      opened.set(hash, "gone");
      continue;
    }
    const { id, group_id: group, version, document, image_url: image } = form;
    const invitation =
      "id" in place
        ? {
            id: place.id,
            lang: place.lang,
            stay_date: place.stay_date,
            email: place.email,
            answered: place.answered_at !== null,
          }
        : null;
    opened.set(hash, { group, form: id, version, document, establishment, invitation, image, test: false });
  }
  for (const hash of hashes) {
    const draft = opened.has(hash) ? null : await draftOf(db, hash, now);
    if (draft) opened.set(hash, draft);
  }
  return opened;
}

/** Forms in their latest version, by id. */
async function currentForms(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await db
    .selectFrom("forms")
    .innerJoin("form_versions", (join) =>
      join.onRef("form_versions.form_id", "=", "forms.id").onRef("form_versions.version", "=", "forms.version"),
    )
    .select(["forms.id", "forms.group_id", "forms.state", "forms.version", "forms.image_url", "form_versions.document"])
    .where("forms.id", "in", [...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

async function establishmentsOf(db: Db, ids: readonly string[]): Promise<Map<string, OpenedForm["establishment"]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("establishments")
    .select(["id", "name", "category", "destination_id"])
    .where("id", "in", [...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The draft that a token of trial opens, in the name of an establishment that asks with it. */
async function draftOf(db: Db, hash: string, now: Date): Promise<OpenedForm | "gone" | null> {
  const form = await db
    .selectFrom("forms")
    .select(["id", "group_id", "version", "document", "image_url", "test_until"])
    .where("test_hash", "=", hash)
    .executeTakeFirst();
  if (!form) return null;
  if (form.test_until === null || Date.parse(form.test_until) <= now.getTime()) return "gone";
  const establishment = await db
    .selectFrom("form_places")
    .innerJoin("establishments", "establishments.id", "form_places.establishment_id")
    .select(["establishments.id", "establishments.name", "establishments.category", "establishments.destination_id"])
    .where("form_places.form_id", "=", form.id)
    .where("form_places.closed_at", "is", null)
    .orderBy("establishments.name")
    .limit(1)
    .executeTakeFirst();
  if (!establishment) return "gone";
  const { id, group_id: group, version, document, image_url: image } = form;
  return { group, form: id, version, document, establishment, invitation: null, image, test: true };
}

/** The days that a stay may be of, and the profiles and countries that guests choose from. */
export function frameOf({ config, clock }: Pick<Submitting, "config" | "clock">, destination: string) {
  const { timezone, profiles, countries } = config.product();
  const today = dayOf(clock.now(), timezone);
  return {
    oldest: addMonths(today, -policyFor(config, destination).policy.oldest_months),
    // It may be tomorrow where the guest is.
    newest: addDays(today, 1),
    profiles: profiles.map(({ id }) => id),
    countries: askedCountries(countries).map(({ id }) => id),
  };
}

/** What the page of a form needs. Refuses (410) an invitation that was answered. */
export async function publicForm(services: Submitting, opened: OpenedForm): Promise<PublicForm> {
  const { store, config, clock, secrets } = services;
  const { establishment, invitation, document, version } = opened;
  if (invitation?.answered) throw new ApiError("link.gone");
  const product = config.product();
  // The analysis starts with its first work: while a guest reads the questions, not while they wait for their receipt.
  void services.analyse({ title: null, text: product.name, category: establishment.category }).catch(() => undefined);
  const destination = await store.system("form.open", (db) =>
    db.selectFrom("destinations").select("name").where("id", "=", establishment.destination_id).executeTakeFirst(),
  );
  const { oldest } = frameOf(services, establishment.destination_id);
  return {
    version,
    document,
    establishment: establishment.name,
    destination: destination?.name ?? "",
    product: product.name,
    profiles: product.profiles.map(({ id, name }) => ({ id, name })),
    countries: askedCountries(product.countries),
    oldest,
    newest: dayOf(clock.now(), product.timezone),
    lang: invitation?.lang ?? null,
    stay_date: invitation?.stay_date ?? null,
    channel: invitation ? "invitation" : "link",
    test: opened.test,
    image: opened.image,
    asks_email: document.consent?.publish !== undefined && !invitation?.email,
    challenge: challengeFor(`form ${opened.form}`, secrets, clock.now()),
  };
}
