import type { MailName, MailValues } from "../../src/domain/mail/mails.ts";
import type { Product } from "../../src/generated/types.ts";
import type { LiveConfig } from "../config/live-config.ts";
import type { Jobs } from "../jobs/jobs.ts";
import type { Clock } from "../kit/clock.ts";
import { headerText, isMailAddress, type LetterFile, type Mailer, Undeliverable } from "../ports/mail/mailer.ts";
import type { Secrets } from "../ports/identity/secrets.ts";
import type { Store } from "../store/store.ts";
import { mailRows, type NewMail, type Subscription } from "./mails-store.ts";
import { renderMail } from "./render-mail.ts";
import { stopTokens } from "./stop-tokens.ts";

/** A mail to be sent. */
export interface Mail<Name extends MailName> {
  mail: Name;
  to: { address: string; name?: string };
  /** In whose name it goes; the product's where absent. The address is always the product's. */
  sender?: string;
  /** The heading at its top; the product's name where absent. */
  letterhead?: string;
  values: MailValues<Name>;
  attachments?: readonly LetterFile[];
  /** What its reader may stop with one click: an id of the module's own, and what it is, for the page that says so. Mails without one cannot be stopped. */
  topic?: { id: string; title: string };
  /** What its reader clicks to stop it, in the reader's language; French where absent. */
  stopWords?: string;
  /** The language of its words (BCP 47); French where absent. */
  lang?: string;
  /** Of the mails of a group with one key, one is sent, however often it is queued. */
  key?: string;
}

/** The mails of the product: queued with what they are about, sent afterwards. */
export interface Mails {
  /**
   * Queues a mail of a group, as part of the caller's transaction where there is one ({@link Store.together}), and returns its id.
   *
   * It is written at once, by the template in force, and sent as a job: after a refusal that may pass it is tried again with
   * growing pauses, for some eleven hours. Cut off by the end of its server it may go out again, with the same Message-ID.
   * Nothing is sent to who has stopped the topic. Rejects where the address is none ({@link isMailAddress} says so beforehand).
   */
  queue<Name extends MailName>(group: string, mail: Mail<Name>): Promise<string>;
  /** Queues mails of a group as {@link Mails.queue} does, many at the cost of one; their ids, in their order. */
  queueAll<Name extends MailName>(group: string, mails: readonly Mail<Name>[]): Promise<string[]>;
  /** Sends a mail of a group again that failed or bounced; false for any other. */
  resend(group: string, mail: string): Promise<boolean>;
  /** Calls `listener` with the id of each mail that its server refuses for good, or that is given up: in the transaction that notes it. */
  onRefused(listener: (mail: string) => Promise<void>): void;
  readonly stops: MailStops;
}

/** How the readers of mails stop them, by the token that is in each. */
export interface MailStops {
  /** Null where the token is none. */
  find(token: string): Promise<Subscription | null>;
  /** Stops the mails of a subscription, or lets them go out again. */
  setStopped(subscription: string, isStopped: boolean): Promise<void>;
}

export interface MailParts {
  store: Store;
  jobs: Jobs;
  clock: Clock;
  config: Pick<LiveConfig, "documents" | "product">;
  secrets: Pick<Secrets, "key">;
  mailer: Mailer;
  /** The sender's address. */
  sender: string;
  /** The product's own origin. */
  publicUrl: string;
}

/** 5 s before the second try, twice as long before each further one: some eleven hours in all. */
const TRIES = 14;

/** Opens the queue of mails; before {@link Jobs.start}. */
export function openMails({ store, jobs, clock, config, secrets, mailer, sender, publicUrl }: MailParts): Mails {
  const rows = mailRows(store);
  const tokens = stopTokens(secrets);
  const listeners: ((mail: string) => Promise<void>)[] = [];
  const refused = (mail: string, noted: () => Promise<void>): Promise<void> =>
    store.together(async () => {
      await noted();
      for (const listener of listeners) await listener(mail);
    });
  const sending = jobs.handle<{ mail: string }, void>({
    name: "mail",
    atOnce: 5,
    tries: TRIES,
    run: async ({ mail }) => {
      const found = await rows.begin(mail);
      // Sent by a server that was killed before its job had ended.
      if (!found) return;
      const { id, recipient, recipient_name, sender_name, subject, body, html, stop_address, attachments, created_at } = found;
      try {
        await mailer.send({
          id,
          at: new Date(created_at),
          from: { name: sender_name ?? config.product().name, address: sender },
          to: { name: recipient_name, address: recipient },
          subject,
          text: body,
          html,
          stopAddress: stop_address,
          attachments: attachments.map(({ content, ...file }) => ({ ...file, content: Buffer.from(content, "base64") })),
        });
      } catch (error) {
        await rows.refused(id, error instanceof Error ? error.message.slice(0, 500) : String(error));
        if (!(error instanceof Undeliverable)) throw error;
        return refused(id, () => rows.bounced(id));
      }
      await rows.sent({ id, at: clock.now() });
    },
    failed: ({ mail }) => refused(mail, () => rows.failed(mail)),
  });

  const written = <Name extends MailName>(
    { mail, to, sender: name, letterhead, values, attachments = [], stopWords, lang, key }: Mail<Name>,
    subscription: Subscription | null,
  ): NewMail => {
    const template = config.documents("mail").find(({ mail: name }) => name === mail);
    if (!template) throw new Error(`templates/mails has no ${mail}`);
    const product = config.product();
    const token = subscription && tokens.of(subscription.id);
    const { subject, text, html } = renderMail(template, values, {
      product: product.name,
      ...(letterhead === undefined ? {} : { letterhead }),
      ...colorsOf(product),
      ...(stopWords === undefined ? {} : { stopWords }),
      ...(lang === undefined ? {} : { lang }),
      stopPage: token ? `${publicUrl}/public/mails/${token}` : null,
    });
    const isStopped = subscription !== null && subscription.stopped_at !== null;
    return {
      template: mail,
      recipient: to.address,
      recipient_name: headerText(to.name ?? ""),
      sender_name: headerText(name ?? "") || null,
      subject,
      body: text,
      html,
      key: key ?? null,
      stop_address: token ? `${publicUrl}/api/v2/${product.slug}/mails/stop/${token}` : null,
      attachments: isStopped
        ? []
        : attachments.map(({ content, ...file }) => ({ ...file, content: Buffer.from(content).toString("base64") })),
      state: isStopped ? "stopped" : "queued",
    };
  };
  const queueAll = <Name extends MailName>(group: string, mails: readonly Mail<Name>[]): Promise<string[]> =>
    store.together(async () => {
      if (mails.some(({ to }) => !isMailAddress(to.address))) throw new Error("no mail address");
      const subscriptionOf = await rows.subscribe(
        group,
        mails.flatMap(({ to, topic }) => (topic ? [{ address: to.address, topic: topic.id, title: topic.title }] : [])),
      );
      const letters = mails.map((mail) => written(mail, mail.topic ? subscriptionOf(mail.to.address, mail.topic.id) : null));
      const added = await rows.add(group, letters, clock.now());
      const waiting = added.map(({ id, isNew }, at) => ({ id, topic: mails[at]?.topic, waits: isNew && letters[at]?.state === "queued" }));
      // Nobody waits at their screen for a mail of a topic: thousands of them keep no confirmation waiting.
      for (const priority of [1, 0]) {
        const theirs = waiting.filter(({ topic, waits }) => waits && (topic ? 0 : 1) === priority);
        await sending.addAll(
          theirs.map(({ id }) => ({ mail: id })),
          { priority },
        );
      }
      return added.map(({ id }) => id);
    });

  return {
    queue: async (group, mail) => (await queueAll(group, [mail]))[0] ?? "",
    queueAll,
    resend: (group, mail) =>
      store.together(async () => {
        const isWaiting = await rows.again(group, mail);
        if (isWaiting) await sending.add({ mail });
        return isWaiting;
      }),
    onRefused: (listener) => void listeners.push(listener),
    stops: {
      find: async (token) => {
        const id = tokens.read(token);
        return id === null ? null : rows.subscription(id);
      },
      setStopped: (subscription, isStopped) => rows.setStopped(subscription, isStopped ? clock.now() : null),
    },
  };
}

/** The brand's colours of buttons, else those of the design. */
function colorsOf({ colors = {} }: Product): { accent: string; onAccent: string } {
  return { accent: colors.accent ?? "#3b51d7", onAccent: colors["accent-fg"] ?? "#ffffff" };
}
