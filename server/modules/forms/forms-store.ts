import type { Selectable } from "kysely";

import { missingTranslations } from "../../../src/domain/forms/translations.ts";
import { checkForm } from "../../../src/engine/check/form-document.ts";
import type { FormDocument, FormInput, FormPlace, FormState, FormSummary, FormTest, StoredForm } from "../../../src/generated/types.ts";
import type { Services } from "../../http/services.ts";
import { ApiError } from "../../kit/errors.ts";
import { isUuid } from "../../kit/uuid.ts";
import { refused } from "../../reading/question.ts";
import type { ScopedDb, StoreActor } from "../../store/store.ts";
import type { Tables } from "../../store/tables.ts";
import { tokenHash } from "../moderation/tokens.ts";
import { figuresOfForms } from "./form-figures.ts";
import { affectPlaces, establishmentsOfForms, requireSeen } from "./form-places.ts";
import { formTokens } from "./form-tokens.ts";

export type FormServices = Pick<Services, "store" | "config" | "clock" | "secrets" | "environment">;

/** A form with its revision. */
export interface RevisedForm {
  form: StoredForm;
  revision: number;
}

/** Whether a form may be written over this revision: what its author has seen. */
export type AcceptedRevision = (revision: number) => boolean;

/** The satisfaction forms of a group. An id of another group or a malformed one is an absent one (404). */
export interface Forms {
  list(establishment?: string): Promise<FormSummary[]>;
  read(id: string): Promise<RevisedForm>;
  /** Begins a draft; a number distinguishes one without a title from the group's others («Séjour (2)»). */
  create(input: FormInput): Promise<RevisedForm>;
  /** Keeps the draft, its title or its state over this revision; «stale» where another one is there. */
  change(
    id: string,
    revision: number,
    change: { title?: string; document?: FormDocument; state?: FormState },
  ): Promise<RevisedForm | "stale">;
  /** Makes the draft what guests are asked, as a version of its own. Refuses (422) one with problems, (412) a revision that is not accepted. */
  publish(id: string, accepts: AcceptedRevision): Promise<RevisedForm>;
  /** Has these establishments ask with the form, and no other. Refuses (412) a revision that is not accepted. */
  affect(id: string, establishments: readonly string[], accepts: AcceptedRevision): Promise<RevisedForm>;
  /** The trial of the draft that is open, or a new one of {@link TRIAL_MS}. Refuses (409) a form with which nobody asks. */
  test(id: string): Promise<FormTest>;
  /** Closes the address of the trial at once. */
  closeTest(id: string): Promise<void>;
  /** Returns the address of its image. Refuses (409) a form that somebody has answered or was invited to, (412) a revision that is not accepted. */
  remove(id: string, accepts: AcceptedRevision): Promise<string | null>;
}

/** How long the address of a trial is open (ms). */
const TRIAL_MS = 86_400_000;

/** Characters of a title. */
const LONGEST_TITLE = 120;

type Row = Selectable<Tables["forms"]>;

export function formsOf(services: FormServices, actor: StoreActor): Forms {
  const { store, config, clock, secrets, environment } = services;
  const scoped = store.forActor(actor);
  const tokens = formTokens(secrets);
  const found = async (db: ScopedDb, id: string, locks = false): Promise<Row> => {
    if (!isUuid(id)) throw new ApiError("object.not-found");
    const query = db.selectFrom("forms").selectAll().where("id", "=", id);
    const row = await (locks ? query.forUpdate() : query).executeTakeFirst();
    if (!row) throw new ApiError("object.not-found");
    return row;
  };
  /** The form, locked until the commit, in a revision that is accepted. */
  const locked = async (db: ScopedDb, id: string, accepts: AcceptedRevision): Promise<Row> => {
    const row = await found(db, id, true);
    if (!accepts(row.revision)) throw new ApiError("form.conflict");
    return row;
  };
  const placesIn = async (db: ScopedDb, id: string): Promise<FormPlace[]> => {
    const places = await db
      .selectFrom("form_places")
      .select(["id", "establishment_id"])
      .where("form_id", "=", id)
      .where("closed_at", "is", null)
      .execute();
    if (places.length === 0) return [];
    const placeOf = new Map(places.map((place) => [place.establishment_id, place.id]));
    const names = await db
      .selectFrom("establishments")
      .select(["id", "name"])
      .where("id", "in", [...placeOf.keys()])
      .orderBy("name")
      .execute();
    return names.map(({ id: establishment, name }) => {
      const address = `${environment.publicUrl}/public/form/${tokens.place(placeOf.get(establishment) ?? "")}`;
      return { id: establishment, name, address, kiosk: `${address}/kiosk` };
    });
  };
  /** The address of a trial by its end (ms). */
  const trialOf = (id: string, until: number): FormTest => ({
    address: `${environment.publicUrl}/public/form/${tokens.test(id, until)}`,
    until: new Date(until).toISOString(),
  });
  const openTrial = ({ id, test_hash, test_until }: Row): FormTest | null => {
    const until = test_hash === null || test_until === null ? 0 : Date.parse(test_until);
    return until > clock.now().getTime() ? trialOf(id, until) : null;
  };
  const shown = async (db: ScopedDb, row: Row): Promise<RevisedForm> => {
    const { id, title, state, version, changed, document, image_url: image, updated_at, updated_by, revision } = row;
    return {
      revision,
      form: {
        id,
        title,
        state,
        version,
        changed,
        document,
        image,
        establishments: await placesIn(db, id),
        trial: openTrial(row),
        problems: checkForm(document, config.product()).map(({ pointer, message }) => ({ pointer, message })),
        missing: missingTranslations(document),
        figures: (await figuresOfForms(db, { form: id }))(id),
        updated_at,
        updated_by,
      },
    };
  };
  const written = async (
    db: ScopedDb,
    row: Row,
    change: Partial<Pick<Row, "title" | "state" | "version" | "changed">> & { document?: string },
  ) => {
    const at = clock.now().toISOString();
    const next = await db
      .updateTable("forms")
      .set({ ...change, revision: row.revision + 1, updated_at: at, updated_by: actor.login })
      .where("id", "=", row.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return shown(db, next);
  };
  const affectIn = (db: ScopedDb, form: string, establishments: readonly string[]): Promise<void> =>
    affectPlaces(db, { form, establishments, now: clock.now(), tokenOf: (place) => tokens.place(place) });
  /** The document that a new form begins with. */
  const begun = async (db: ScopedDb, { model, document }: FormInput): Promise<FormDocument> => {
    if (document) return document;
    const shipped = config.documents("form").find(({ form }) => form === (model ?? config.documents("form")[0]?.form));
    if (shipped) return shipped;
    if (model !== undefined && isUuid(model)) return (await found(db, model)).document;
    throw refused("/model", "Ce modèle n’existe pas. Choisissez l’un de ceux de la liste.");
  };

  return {
    list: (establishment) =>
      scoped.transaction(async (db) => {
        if (establishment !== undefined) await requireSeen(db, [establishment]);
        const figures = await figuresOfForms(db, { establishment });
        const rows = await db
          .selectFrom("forms")
          .select(["id", "title", "state", "version", "changed", "updated_at", "updated_by"])
          .orderBy("created_at", "desc")
          .orderBy("id")
          .execute();
        const places = await db.selectFrom("form_places").select(["form_id", "establishment_id"]).where("closed_at", "is", null).execute();
        const names = await db.selectFrom("establishments").select(["id", "name"]).orderBy("name").execute();
        const asking = establishmentsOfForms(places, names);
        return rows
          .map((row) => ({ ...row, establishments: asking.get(row.id) ?? [], figures: figures(row.id) }))
          .filter(({ establishments }) => establishment === undefined || establishments.some(({ id }) => id === establishment));
      }),

    read: (id) => scoped.transaction(async (db) => shown(db, await found(db, id))),

    create: (input) =>
      scoped.transaction(async (db) => {
        const { $schema: _, description: __, categories: ___, ...document } = await begun(db, input);
        const at = clock.now().toISOString();
        const title = input.title?.trim() ?? (await freeTitle(db, document.label));
        const row = await db
          .insertInto("forms", {
            title,
            state: "draft",
            document: JSON.stringify({ ...document, label: title }),
            settings: null,
            created_at: at,
            updated_at: at,
            updated_by: actor.login,
          })
          .returningAll()
          .executeTakeFirstOrThrow();
        await affectIn(db, row.id, input.establishments ?? []);
        return shown(db, row);
      }),

    change: (id, revision, { title, document, state }) =>
      scoped.transaction(async (db) => {
        const row = await found(db, id, true);
        if (row.revision !== revision) return "stale";
        if (state !== undefined && row.version === 0)
          throw new ApiError("action.not-possible", { detail: "Ce questionnaire n’a jamais été publié. Publiez-le d’abord." });
        return written(db, row, {
          ...(title === undefined ? {} : { title: title.trim() }),
          ...(state === undefined ? {} : { state }),
          ...(document ? { document: JSON.stringify(document), changed: true } : {}),
        });
      }),

    publish: (id, accepts) =>
      scoped.transaction(async (db) => {
        const row = await locked(db, id, accepts);
        const [problem] = checkForm(row.document, config.product());
        if (problem) throw refused(`/document${problem.pointer}`, problem.message);
        if (row.version > 0 && !row.changed) return written(db, row, { state: "active" });
        const version = row.version + 1;
        await db
          .insertInto("form_versions", {
            form_id: id,
            version,
            document: JSON.stringify(row.document),
            published_at: clock.now().toISOString(),
            published_by: actor.login,
          })
          .execute();
        return written(db, row, { version, changed: false, state: "active" });
      }),

    affect: (id, establishments, accepts) =>
      scoped.transaction(async (db) => {
        const row = await locked(db, id, accepts);
        await affectIn(db, id, establishments);
        return written(db, row, {});
      }),

    test: (id) =>
      scoped.transaction(async (db) => {
        const row = await found(db, id, true);
        if ((await placesIn(db, id)).length === 0)
          throw new ApiError("action.not-possible", {
            detail: "Choisissez un établissement dans « Diffusion » : l’essai se fait en son nom.",
          });
        const open = openTrial(row);
        if (open) return open;
        const until = clock.now().getTime() + TRIAL_MS;
        await db
          .updateTable("forms")
          .set({ test_hash: tokenHash(tokens.test(id, until)), test_until: new Date(until).toISOString() })
          .where("id", "=", id)
          .execute();
        return trialOf(id, until);
      }),

    closeTest: (id) =>
      scoped.transaction(async (db) => {
        await found(db, id);
        await db.updateTable("forms").set({ test_hash: null, test_until: null }).where("id", "=", id).execute();
      }),

    remove: (id, accepts) =>
      scoped.transaction(async (db) => {
        const { image_url: image } = await locked(db, id, accepts);
        const answered = await db.selectFrom("form_answers").select("id").where("form_id", "=", id).limit(1).executeTakeFirst();
        const invited = await db.selectFrom("form_invitations").select("id").where("form_id", "=", id).limit(1).executeTakeFirst();
        if (answered || invited)
          throw new ApiError("action.not-possible", {
            detail: "Des clients ont reçu ce questionnaire ou y ont répondu. Archivez-le : ses réponses restent.",
          });
        await db.deleteFrom("forms").where("id", "=", id).execute();
        return image;
      }),
  };
}

/** A title that none of the group's forms has: the one given, else «Séjour (2)», which a copy of that form counts on from. */
async function freeTitle(db: ScopedDb, wanted: string): Promise<string> {
  const taken = new Set((await db.selectFrom("forms").select("title").execute()).map(({ title }) => title));
  const name = wanted.replace(/ \(\d+\)$/, "");
  for (let no = 1; ; no += 1) {
    const ending = no === 1 ? "" : ` (${no})`;
    const title = `${name.slice(0, LONGEST_TITLE - ending.length)}${ending}`;
    if (!taken.has(title)) return title;
  }
}
