import {
  alertTopic,
  type Frequency,
  frequenciesOf,
  frequencyOf,
  type NoticeName,
  noticesFor,
  noticeTopic,
} from "../../../src/domain/notices/notices.ts";
import type { AlertRule, NoticeChoices, SetNotice } from "../../../src/generated/types.ts";
import type { Actor } from "../../kit/actor.ts";
import { ApiError } from "../../kit/errors.ts";
import { isMailAddress } from "../../ports/mail/mailer.ts";
import { refused } from "../../reading/question.ts";
import type { Store } from "../../store/store.ts";
import { noticeTitles } from "./send-notices.ts";

/** What the account that acts is written about. */
export interface OwnChoices {
  read(): Promise<NoticeChoices>;
  /** 404 for a notice that is not for this account; 422 for a frequency that it cannot have, or that its destination keeps. */
  choose(notice: string, frequency: Frequency): Promise<NoticeChoices>;
  /** 404 for a rule that does not exist. */
  silence(rule: string, isSilenced: boolean): Promise<NoticeChoices>;
}

/** The choices of an account, kept with what its mails' links stop: whichever came last counts. */
export function ownChoices(store: Store, actor: Actor, rules: readonly AlertRule[], now: Date): OwnChoices {
  const scoped = store.forActor(actor);
  const address = actor.login.toLowerCase();
  const noticeNamed = (name: string): NoticeName => {
    const found = noticesFor(actor.type).find((notice) => notice === name);
    if (!found) throw new ApiError("object.not-found");
    return found;
  };

  const write = (topic: string, title: string, values: { frequency?: Frequency; stopped_at: string | null }): Promise<void> =>
    scoped.transaction(async (db) => {
      await db
        .insertInto("mail_subscriptions", { address, topic, title, ...values })
        .onConflict((conflict) => conflict.columns(["group_id", "address", "topic"]).doUpdateSet({ title, ...values }))
        .execute();
    });

  const read = async (): Promise<NoticeChoices> => {
    const policies = await policiesFor(store, actor);
    const rows = await scoped.transaction((db) =>
      db.selectFrom("mail_subscriptions").where("address", "=", address).select(["topic", "stopped_at", "frequency"]).execute(),
    );
    const rowOf = (topic: string) => rows.find((row) => row.topic === topic);
    return {
      address: isMailAddress(actor.login) ? actor.login : null,
      choices: noticesFor(actor.type).map((notice) => {
        const row = rowOf(noticeTopic(notice));
        const policy = policies.find((one) => one.notice === notice) ?? null;
        const stopped = (row?.stopped_at ?? null) !== null;
        return {
          notice,
          frequency: stopped ? "never" : frequencyOf(notice, actor.type, row?.frequency ?? null, policy),
          frequencies: [...frequenciesOf(notice)],
          set_by: policy?.owner ?? null,
          set: policy?.frequency ?? null,
          locked: policy?.locked ?? false,
          stopped,
        };
      }),
      alerts: rules.map(({ alert, label }) => ({
        rule: alert,
        label,
        silenced: (rowOf(alertTopic(alert))?.stopped_at ?? null) !== null,
      })),
    };
  };

  return {
    read,
    choose: async (name, frequency) => {
      const notice = noticeNamed(name);
      if (!frequenciesOf(notice).includes(frequency)) throw refused("/frequency", "Ce rythme n’est pas proposé pour ces messages.");
      const policy = (await policiesFor(store, actor)).find((one) => one.notice === notice);
      // What a mail's link has stopped may come again as it is set.
      if (policy?.locked && frequency !== policy.frequency)
        throw refused("/frequency", `${policy.owner} a fixé ce rythme pour tous : demandez-lui de le changer.`);
      await write(noticeTopic(notice), noticeTitles[notice], { frequency, stopped_at: null });
      return read();
    },
    silence: async (name, isSilenced) => {
      const rule = rules.find(({ alert }) => alert === name);
      if (!rule) throw new ApiError("object.not-found");
      await write(alertTopic(rule.alert), `Alertes : ${rule.label}`, { stopped_at: isSilenced ? now.toISOString() : null });
      return read();
    },
  };
}

interface OwnedPolicy {
  notice: NoticeName;
  frequency: Frequency;
  locked: boolean;
  /** Name of the group that has set it. */
  owner: string;
}

/** What is set for an account: by its own group, of a professional by the destination of its first establishment. */
async function policiesFor(store: Store, { type, group, cards }: Actor): Promise<OwnedPolicy[]> {
  return store.system("notices.policies", async (db) => {
    const owner =
      type === "DMO"
        ? group.id
        : (
            await db
              .selectFrom("establishments")
              .innerJoin("destinations", "destinations.id", "establishments.destination_id")
              .where("establishments.id", "in", cards.length > 0 ? [...cards] : [NO_ESTABLISHMENT])
              .where("destinations.group_id", "is not", null)
              .select("destinations.group_id")
              .orderBy("establishments.name")
              .executeTakeFirst()
          )?.group_id;
    if (!owner) return [];
    return db
      .selectFrom("notice_policies")
      .innerJoin("groups", "groups.id", "notice_policies.group_id")
      .where("group_id", "=", owner)
      .where("reader", "=", type)
      .select(["notice", "frequency", "locked", "groups.name as owner"])
      .execute();
  });
}

const NO_ESTABLISHMENT = "00000000-0000-0000-0000-000000000000";

/** What a destination has set for its accounts and its professionals. */
export async function setNotices(store: Store, actor: Actor): Promise<SetNotice[]> {
  const rows = await store.forActor(actor).transaction((db) => db.selectFrom("notice_policies").selectAll().execute());
  return (["TP", "DMO"] as const).flatMap((reader) =>
    noticesFor(reader).map((notice) => {
      const row = rows.find((one) => one.reader === reader && one.notice === notice);
      return {
        reader,
        notice,
        frequency: row?.frequency ?? null,
        frequencies: [...frequenciesOf(notice)],
        locked: row?.locked ?? false,
      };
    }),
  );
}

/** Sets a notice for readers, or leaves it to them again; 404 for one that is not for them. */
export async function setNotice(
  store: Store,
  actor: Actor,
  reader: string,
  notice: string,
  { frequency, locked }: Pick<SetNotice, "frequency" | "locked">,
  now: Date,
): Promise<void> {
  const type = (["TP", "DMO"] as const).find((one) => one === reader);
  const name = type && noticesFor(type).find((one) => one === notice);
  if (!type || !name) throw new ApiError("object.not-found");
  if (frequency !== null && !frequenciesOf(name).includes(frequency))
    throw refused("/frequency", "Ce rythme n’est pas proposé pour ces messages.");
  await store.forActor(actor).transaction(async (db) => {
    if (frequency === null) {
      await db.deleteFrom("notice_policies").where("reader", "=", type).where("notice", "=", name).execute();
      return;
    }
    const values = { frequency, locked, updated_by: actor.login, updated_at: now.toISOString() };
    await db
      .insertInto("notice_policies", { reader: type, notice: name, ...values })
      .onConflict((conflict) => conflict.columns(["group_id", "reader", "notice"]).doUpdateSet(values))
      .execute();
  });
}
