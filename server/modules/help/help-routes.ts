import type { FastifyInstance } from "fastify";

import { webRoutes } from "../../../src/domain/access/routes.ts";
import type { HelpMessage, HelpPage, HelpRequest } from "../../../src/generated/types.ts";
import { route } from "../../http/route.ts";
import type { Services } from "../../http/services.ts";
import type { Actor } from "../../kit/actor.ts";
import { ApiError, rateLimited } from "../../kit/errors.ts";
import { isUuid } from "../../kit/uuid.ts";
import { attachedFile } from "../../http/attached-file.ts";
import { FILE_LIMIT_BYTES, takeFiles } from "../../http/file-bodies.ts";

/** Messages of an account within a day. */
const MOST_MESSAGES = 10;
/** Files that wait for a message. */
const MOST_FILES = 6;
const DAY_MS = 24 * 3_600_000;

interface Recipient {
  id: HelpRequest["to"];
  name: string;
  address: string;
}

/** The support: frequent questions, messages to the destination or the publisher with their files, and what was written before. */
export async function helpRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { store, clock, config, mails } = services;

  const documentsFor = (actor: Actor) => {
    const documents = config.documents("help");
    return [
      ...documents.filter((one) => one.for !== undefined && one.for === actor.group.destination),
      ...documents.filter((one) => one.for === undefined),
    ];
  };
  const recipientsFor = async (actor: Actor): Promise<Recipient[]> => {
    const product = config.product();
    const [own, general] = [
      documentsFor(actor).find((one) => one.for !== undefined),
      documentsFor(actor).find((one) => one.for === undefined),
    ];
    const destination = actor.group.destination;
    const name =
      destination === null
        ? undefined
        : await store.system(
            "help.destination",
            async (db) => (await db.selectFrom("destinations").where("id", "=", destination).select("name").executeTakeFirst())?.name,
          );
    const publisher = general?.address ?? product.seller?.mail;
    return [
      ...(own?.address !== undefined && name !== undefined ? [{ id: "destination" as const, name, address: own.address }] : []),
      ...(publisher === undefined ? [] : [{ id: "publisher" as const, name: product.legal.publisher, address: publisher }]),
    ];
  };
  const messagesOf = (actor: Actor): Promise<HelpMessage[]> =>
    store.forActor(actor).transaction(async (db) => {
      const rows = await db.selectFrom("help_messages").selectAll().orderBy("created_at", "desc").limit(50).execute();
      const ids = rows.flatMap(({ mail_id }) => mail_id ?? []);
      const sent = ids.length === 0 ? [] : await db.selectFrom("mails").where("id", "in", ids).select(["id", "state"]).execute();
      const states = new Map(sent.map(({ id, state }) => [id, state]));
      return rows.map(({ id, recipient, subject, text, page, version, files, mail_id, created_at }) => {
        const state = states.get(mail_id ?? "");
        // Mails are forgotten after ninety days: those that are have gone out.
        const isLost = state === "failed" || state === "bounced";
        const shown = isLost ? ("failed" as const) : state === "queued" ? state : ("sent" as const);
        return { id, recipient, subject, text, page, version, files, state: shown, created_at };
      });
    });

  route(app, "readHelp", async ({ actor }): Promise<HelpPage> => {
    const paths = new Map(webRoutes(config.destinationPages()).map(({ name, path }) => [name, path]));
    const questions = documentsFor(actor)
      .flatMap((document) => document.questions)
      .map(({ question, answer, route: name, label }) => ({
        question,
        answer,
        path: name === undefined ? null : (paths.get(name) ?? null),
        label: label ?? null,
      }));
    const recipients = (await recipientsFor(actor)).map(({ id, name }) => ({ id, name }));
    return { questions, recipients, messages: await messagesOf(actor) };
  });

  route(app, "createHelpMessage", async ({ actor, body }, reply) => {
    const { to, subject, text, page, files } = body;
    const recipient = (await recipientsFor(actor)).find(({ id }) => id === to);
    if (!recipient) throw new ApiError("object.not-found");
    const { version, name: product } = config.product();
    const about = pageOf(page);
    const now = clock.now();
    const made = await store.together(async () => {
      const { id, attached } = await store.forActor(actor).transaction(async (db) => {
        await db.selectFrom("users").where("login", "=", actor.login).select("login").forUpdate().execute();
        const recent = await db
          .selectFrom("help_messages")
          .where("created_at", ">", new Date(now.getTime() - DAY_MS).toISOString())
          .select("id")
          .execute();
        if (recent.length >= MOST_MESSAGES) throw rateLimited(3600, "Vous avez écrit dix messages depuis hier. Réessayez plus tard.");
        const ids = files.filter(isUuid);
        const found = ids.length === 0 ? [] : await db.selectFrom("help_files").where("id", "in", ids).selectAll().execute();
        if (found.length !== files.length) throw new ApiError("object.not-found");
        if (found.reduce((sum, { size }) => sum + size, 0) > FILE_LIMIT_BYTES) throw new ApiError("file.too-large");
        const row = await db
          .insertInto("help_messages", {
            recipient: recipient.name,
            address: recipient.address,
            subject: subject.trim(),
            text: text.trim(),
            page: about,
            version,
            files: JSON.stringify(found.map(({ name, size }) => ({ name, size }))),
            mail_id: null,
            created_at: now.toISOString(),
          })
          .returning("id")
          .executeTakeFirstOrThrow();
        if (ids.length > 0) await db.deleteFrom("help_files").where("id", "in", ids).execute();
        return { id: row.id, attached: found };
      });
      const mail = await mails.queue(actor.group.id, {
        mail: "support-request",
        to: { address: recipient.address, name: recipient.name },
        values: {
          subject: `[${product}] ${subject.trim()}`,
          sender: actor.login,
          recipient: recipient.name,
          message: text.trim(),
          context: [`Page : ${about}`, `Version : ${version}`, `Compte : ${actor.login} (${actor.group.name})`].join("\n"),
        },
        attachments: attached.map(({ name, media_type, content }) => ({
          filename: name,
          media_type,
          content: Buffer.from(content, "base64"),
        })),
        key: `help-${id}`,
      });
      await store
        .forActor(actor)
        .transaction((db) => db.updateTable("help_messages").set({ mail_id: mail }).where("id", "=", id).execute());
      return id;
    });
    const shown = (await messagesOf(actor)).find(({ id }) => id === made);
    if (!shown) throw new Error("the message was not kept");
    return reply.code(201).send(shown);
  });

  await app.register(async (scope) => {
    takeFiles(scope, "*");
    route(
      scope,
      "addHelpFile",
      async ({ actor, body, query: { name = "" } }, reply) => {
        if (!Buffer.isBuffer(body)) throw new ApiError("media.unsupported");
        const file = attachedFile(name, body);
        const now = clock.now();
        const row = await store.forActor(actor).transaction(async (db) => {
          const old = new Date(now.getTime() - DAY_MS).toISOString();
          await db.deleteFrom("help_files").where("created_at", "<", old).execute();
          const waiting = await db.selectFrom("help_files").select("id").execute();
          if (waiting.length >= MOST_FILES) throw rateLimited(60, "Envoyez d’abord votre message, ou retirez des pièces jointes.");
          return db
            .insertInto("help_files", {
              name: file.name,
              media_type: file.media_type,
              size: body.byteLength,
              content: body.toString("base64"),
              created_at: now.toISOString(),
            })
            .returning(["id", "name", "size"])
            .executeTakeFirstOrThrow();
        });
        return reply.code(201).send(row);
      },
      { bodyLimit: FILE_LIMIT_BYTES },
    );
  });

  route(app, "removeHelpFile", async ({ actor, params: { id } }, reply) => {
    const removed = isUuid(id)
      ? await store.forActor(actor).transaction((db) => db.deleteFrom("help_files").where("id", "=", id).returning("id").executeTakeFirst())
      : undefined;
    if (!removed) throw new ApiError("object.not-found");
    return reply.code(204).send();
  });
}

/** The path of a page without what may be a secret: its search, and the tokens of public pages. */
function pageOf(page: string): string {
  const path = page.split(/[?#]/, 1)[0] ?? "";
  if (!/^\/[\w/.-]*$/.test(path)) return "/";
  return path.startsWith("/public/") ? "/public" : path;
}
