import type { Insertable } from "kysely";

import type { FormDocument } from "../../../src/generated/types.ts";
import { questionsOf } from "../../../src/domain/forms/questions.ts";
import { type Random, random, uuid } from "../../demo/random.ts";
import { forenames, surnames } from "../../demo/person-names.ts";
import { formTokens } from "../../modules/forms/form-tokens.ts";
import { tokenHash } from "../../modules/moderation/tokens.ts";
import type { Secrets } from "../../ports/identity/secrets.ts";
import type { Store } from "../../store/store.ts";
import type { Tables } from "../../store/tables.ts";

const destination = "aurelle";
const DAY_MS = 86_400_000;
/** The forms of the demo are of the last year, published a little before. */
const ANSWERED_DAYS = 365;
const PUBLISHED_DAYS = 370;
/** Rows that are written at once. */
const BATCH = 500;

type InvitationRow = Insertable<Tables["form_invitations"]> & { id: string };
type AnswerRow = Insertable<Tables["form_answers"]>;

interface DemoForm {
  group: string;
  model: string;
  /** Names of the establishments that ask with it. */
  places: readonly string[];
  /** Its account's name before the @. */
  by: string;
}

const demoForms: readonly DemoForm[] = [
  { group: "bellerive", model: "sejour", places: ["Hôtel Bellerive"], by: "pro" },
  { group: "bellerive", model: "repas", places: ["La Table d’Augustine"], by: "pro" },
  { group: "aurelle", model: "visite", places: ["Musée de la Soie", "Base nautique du Lac"], by: "dmo" },
  { group: "aurelle", model: "camping", places: ["Camping La Clairière"], by: "dmo" },
];

interface Survey {
  external_id: string;
  score: number;
  answered_at: string;
  lang: string;
  country: string;
  profile: string;
  comment: string | null;
  /** 0–100, of the whole stay and by theme. */
  rating: number | null;
  marks: Readonly<Record<string, number>> | null;
}

/**
 * Gives the demo's professional and destination forms, and the survey answers of the last year the form that each came by:
 * invitations, marks by theme and, beside what counts, what was begun, taken on the spot or set aside. Nothing where a group
 * has a form.
 */
export async function seedDemoForms(
  store: Store,
  { slug, models, secrets }: { slug: string; models: readonly FormDocument[]; secrets: Pick<Secrets, "key"> },
  now: Date,
): Promise<void> {
  const tokens = formTokens(secrets);
  const before = (days: number): string => new Date(now.getTime() - days * DAY_MS).toISOString();
  await store.system("demo.forms", async (db, changed) => {
    const known = await db.selectFrom("forms").select("group_id").distinct().execute();
    const groups = await db.selectFrom("groups").select("id").execute();
    for (const { group, model, places, by } of demoForms) {
      const shipped = models.find(({ form }) => form === model);
      const isNew = groups.some(({ id }) => id === group) && !known.some(({ group_id }) => group_id === group);
      const found = await db
        .selectFrom("establishments")
        .select("id")
        .where("destination_id", "=", destination)
        .where("name", "in", places)
        .execute();
      if (!shipped || !isNew || found.length === 0) continue;
      const { $schema: _, description: __, categories: ___, ...document } = shipped;
      const login = `${by}@${slug}.example`;
      const published = before(PUBLISHED_DAYS);
      const { id: form } = await db
        .insertInto("forms")
        .values({
          group_id: group,
          title: document.label,
          state: "active",
          document: JSON.stringify(document),
          version: 1,
          changed: false,
          settings: null,
          created_at: published,
          updated_at: published,
          updated_by: login,
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      const version = { group_id: group, form_id: form, version: 1, document: JSON.stringify(document) };
      await db
        .insertInto("form_versions")
        .values({ ...version, published_at: published, published_by: login })
        .execute();
      for (const place of found) {
        const { id } = await db
          .insertInto("form_places")
          .values({ group_id: group, form_id: form, establishment_id: place.id, token_hash: null, key_hash: null, closed_at: null })
          .returning("id")
          .executeTakeFirstOrThrow();
        const token_hash = tokenHash(tokens.place(id));
        await db.updateTable("form_places").set({ token_hash }).where("id", "=", id).execute();
        const surveys = await db
          .selectFrom("answers")
          .select(["external_id", "score", "answered_at", "lang", "country", "profile", "comment", "rating", "marks"])
          .where("establishment_id", "=", place.id)
          .where("answered_at", ">", before(ANSWERED_DAYS))
          .orderBy("answered_at")
          .execute();
        const { invitations, answers } = cameOf({
          group,
          form,
          establishment: place.id,
          document,
          login,
          surveys,
          now,
          digest: (text) => tokens.digest(text),
        });
        for (let from = 0; from < invitations.length; from += BATCH)
          await db
            .insertInto("form_invitations")
            .values(invitations.slice(from, from + BATCH))
            .execute();
        // The response rate counts them.
        changed("invitation", ...invitations.map(({ id: invitation }) => invitation));
        for (let from = 0; from < answers.length; from += BATCH)
          await db
            .insertInto("form_answers")
            .values(answers.slice(from, from + BATCH))
            .execute();
      }
    }
  });
}

interface Asking {
  group: string;
  form: string;
  establishment: string;
  document: FormDocument;
  login: string;
  surveys: readonly Survey[];
  now: Date;
  digest: (text: string) => string;
}

/** Who was asked in the name of one establishment, and what they answered. */
function cameOf(asking: Asking): { invitations: InvitationRow[]; answers: AnswerRow[] } {
  const invitations: InvitationRow[] = [];
  const answers: AnswerRow[] = [];
  for (const survey of asking.surveys) {
    const r = random("demo form", survey.external_id);
    const at = Date.parse(survey.answered_at);
    const isInvited = r.chance(0.75);
    // Of three guests who are asked, one answers.
    const asked = (isInvited ? [0, 1, 2] : []).map((no) =>
      invited(asking, r, { no, survey, at: at + no * DAY_MS, answered: no === 0 ? survey.answered_at : null }),
    );
    invitations.push(...asked);
    const own = (given: Omit<Given, "survey">): void => void answers.push(answered(asking, { survey, ...given }));
    own({ invitation: asked[0]?.id ?? null, channel: isInvited ? "invitation" : "link", state: "complete", counts: true });
    const rest = r.weighted({ none: 70, kiosk: 14, partial: 9, started: 6, aside: 1 });
    if (rest === "kiosk") own({ invitation: null, channel: "kiosk", state: "complete", counts: false });
    if (rest === "partial" || rest === "started") own({ invitation: null, channel: "link", state: rest, counts: false });
    if (rest === "aside") own({ invitation: null, channel: "link", state: "complete", counts: false, set_aside: "fast" });
  }
  return { invitations, answers };
}

/** One guest who was asked, in the days before they answered. */
function invited(
  { group, form, establishment, login, now, digest }: Asking,
  r: Random,
  { no, survey, at, answered: answeredAt }: { no: number; survey: Survey; at: number; answered: string | null },
): InvitationRow {
  const { lang, external_id } = survey;
  const names = forenames[lang] ?? forenames.fr;
  const name = `${r.pick([...(names?.feminine ?? []), ...(names?.masculine ?? [])])} ${r.pick(surnames[lang] ?? surnames.fr ?? ["Martin"])}`;
  const email = `client.${r.int(100_000, 999_999)}@exemple.org`;
  const sent = Math.min(at, now.getTime()) - r.int(1, 4) * DAY_MS;
  const instant = new Date(sent).toISOString();
  const reminder = sent + 5 * DAY_MS;
  const isReminded = answeredAt === null && reminder < now.getTime();
  const state = answeredAt === null ? r.weighted({ sent: 92, bounced: 5, unsubscribed: 3 }) : "sent";
  return {
    id: uuid("form invitation", external_id, no),
    group_id: group,
    form_id: form,
    establishment_id: establishment,
    token_hash: null,
    email,
    email_digest: digest(`mail ${email}`),
    name,
    stay_date: new Date(sent - DAY_MS).toISOString().slice(0, 10),
    lang: ["fr", "en", "de", "nl", "es", "it"].includes(lang) ? lang : "en",
    source: "csv",
    state,
    due_at: instant,
    sent_at: instant,
    remind_at: null,
    reminded_at: isReminded && state === "sent" ? new Date(reminder).toISOString() : null,
    mail_id: null,
    opened_at: null,
    answered_at: answeredAt,
    created_at: instant,
    created_by: login,
  };
}

interface Given {
  survey: Survey;
  invitation: string | null;
  channel: "invitation" | "link" | "kiosk";
  state: "complete" | "partial" | "started";
  /** Whether it is the survey answer itself, which the figures hold. */
  counts: boolean;
  set_aside?: "fast";
}

function answered(
  { group, form, establishment, document }: Asking,
  { survey, invitation, channel, state, counts, set_aside }: Given,
): AnswerRow {
  const { score, lang, profile, comment, answered_at: at } = survey;
  const words = counts ? comment : null;
  const mark = survey.rating === null ? score : Math.round(survey.rating / 10);
  const answers: Record<string, number | string> = {};
  if (state !== "started")
    for (const { id, kind, when, theme } of questionsOf(document)) {
      if (kind === "nps") answers[id] = score;
      else if (kind === "mark") answers[id] = mark;
      else if (kind === "text" && !when && words !== null) answers[id] = words;
      else if (kind === "country" && state === "complete") answers[id] = survey.country;
      else if (kind === "stars" && state === "complete") {
        const given = survey.marks?.[theme ?? ""];
        if (given !== undefined) answers[id] = Math.max(1, Math.min(5, Math.round(given / 20)));
      }
    }
  return {
    group_id: group,
    form_id: form,
    establishment_id: establishment,
    version: 1,
    invitation_id: invitation,
    channel,
    state,
    key: `demo-${channel}-${state}-${set_aside ?? ""}-${survey.external_id}`,
    fingerprint: null,
    challenge: null,
    network: null,
    lang: ["fr", "en", "de", "nl", "es", "it"].includes(lang) ? lang : "en",
    answers: JSON.stringify(answers),
    score: state === "started" ? null : score,
    rating: state === "started" ? null : mark * 10,
    words,
    profile: state === "complete" ? profile : null,
    stay_date: at.slice(0, 10),
    publish: false,
    prospecting: false,
    email: null,
    submission_id: null,
    set_aside: set_aside ?? null,
    entered_by: null,
    started_at: at,
    updated_at: at,
    completed_at: state === "complete" ? at : null,
  };
}
