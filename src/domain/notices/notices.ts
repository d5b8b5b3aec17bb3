import type { UserType } from "../../generated/types.ts";
import { addDays, type Day, dayOf, instantAt } from "../time/day.ts";

/** What an account can be written about; their order is that of the preferences. */
export const noticeNames = ["alert", "review", "answer", "digest"] as const;
export type NoticeName = (typeof noticeNames)[number];

/** How often: each at once, or gathered in one mail a day or a week. */
export const frequencies = ["now", "daily", "weekly", "never"] as const;
export type Frequency = (typeof frequencies)[number];

/** By reader: the frequency of a notice where nobody has chosen. A notice without one is not for that reader. */
const usual: Readonly<Record<NoticeName, Partial<Record<UserType, Frequency>>>> = {
  alert: { TP: "now", DMO: "daily" },
  review: { TP: "daily", DMO: "never" },
  answer: { TP: "now" },
  digest: { TP: "weekly", DMO: "weekly" },
};

/** The notices that readers of this kind get. */
export function noticesFor(reader: UserType): NoticeName[] {
  return noticeNames.filter((name) => usual[name][reader] !== undefined);
}

/** The frequencies that a notice can have: a digest is of a week. */
export function frequenciesOf(notice: NoticeName): readonly Frequency[] {
  return notice === "digest" ? ["weekly", "never"] : frequencies;
}

/** What a destination has set of a notice for its accounts or its professionals. */
export interface NoticePolicy {
  frequency: Frequency;
  /** Whether its readers cannot choose otherwise. */
  locked: boolean;
}

/** How often a reader gets a notice: a locked policy, else the own choice, else what the destination proposes, else what is usual. */
export function frequencyOf(notice: NoticeName, reader: UserType, choice: Frequency | null, policy: NoticePolicy | null): Frequency {
  if (policy?.locked) return policy.frequency;
  return choice ?? policy?.frequency ?? usual[notice][reader] ?? "never";
}

/** The hour of the morning at which gathered mails go out. */
export const MORNING_HOUR = 8;

/** When a notice of now goes out; null where it never does. Gathered ones go out in the morning, weekly ones on Monday. */
export function dueAt(frequency: Frequency, now: Date, timeZone: string): Date | null {
  if (frequency === "never") return null;
  if (frequency === "now") return now;
  const today = dayOf(now, timeZone);
  const days = Array.from({ length: 8 }, (_, ahead) => addDays(today, ahead));
  const next = days.map((day) => ({ day, at: morningOf(day, timeZone) })).filter(({ at }) => at.getTime() > now.getTime());
  const found = frequency === "daily" ? next[0] : next.find(({ day }) => isMonday(day));
  return found?.at ?? null;
}

/** The morning of a day. */
export function morningOf(day: Day, timeZone: string): Date {
  return new Date(instantAt(Date.parse(`${day}T00:00:00Z`) + MORNING_HOUR * 3_600_000, timeZone));
}

/** The latest Monday, today included. */
export function mondayOf(day: Day): Day {
  return addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
}

function isMonday(day: Day): boolean {
  return mondayOf(day) === day;
}

/** The topic under which a reader's choice about a notice is kept, and by which its mails are stopped. */
export function noticeTopic(notice: NoticeName): string {
  return `notice:${notice}`;
}

/** The topic of one rule's alerts. */
export function alertTopic(rule: string): string {
  return `alert:${rule}`;
}
