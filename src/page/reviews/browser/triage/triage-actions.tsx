import { useQuery } from "@tanstack/react-query";
import { Clock, MailCheck, MailOpen, UserCheck, UserPlus } from "lucide-react";
import { type ReactElement, useState } from "react";

import { addDays } from "../../../../domain/time/day.ts";
import { formatDate } from "../../../../domain/format/format.ts";
import type { ReviewTriage } from "../../../../generated/types.ts";
import { useToday } from "../../../../lib/clock.ts";
import { Button } from "../../../../ui/button/button.tsx";
import { Menu } from "../../../../ui/menu/menu.tsx";
import { Popover } from "../../../../ui/popover/popover.tsx";
import { TextField } from "../../../../ui/text-field/text-field.tsx";
import { useTexts } from "../texts.ts";
import { TagsPopover } from "./tags-popover.tsx";
import styles from "./triage.module.css";
import { colleaguesQuery, type TriageStep } from "./use-triage.ts";

interface TriageActionsProps {
  /** How far the group is with the reviews that are acted on. */
  triages: readonly ReviewTriage[];
  login: string | null;
  onStep: (step: TriageStep) => void;
}

/** What a team does with reviews: read, taken on, assigned, put off, tagged; for one review or several at once. */
export function TriageActions({ triages, login, onStep }: TriageActionsProps): ReactElement {
  const { t } = useTexts();
  const { data: colleagues = [] } = useQuery(colleaguesQuery);
  const isRead = triages.every(({ read }) => read);
  const isMine = login !== null && triages.every(({ assigned_to: to }) => to === login);
  const assignees = new Set(triages.map(({ assigned_to: to }) => to));
  const [assignee] = assignees.size === 1 ? assignees : [undefined];
  const nameOf = (one: string): string => colleagues.find((colleague) => colleague.login === one)?.name ?? one;
  return (
    <div className={styles.actions} role="group" aria-label={t("triage.label")}>
      <Button size="compact" icon={isRead ? MailOpen : MailCheck} onClick={() => onStep({ read: !isRead })}>
        {t(isRead ? "triage.unread" : "triage.read")}
      </Button>
      {login !== null && (
        <Button
          size="compact"
          icon={UserCheck}
          aria-pressed={isMine}
          className={isMine ? styles.pressed : undefined}
          onClick={() => onStep({ assigned_to: isMine ? null : login })}
        >
          {t("triage.mine")}
        </Button>
      )}
      <Menu
        label={t("triage.assign")}
        align="start"
        entries={[
          ...colleagues.map(({ login: to, name }) => ({
            id: to,
            label: name,
            selected: assignee === to,
            onSelect: () => onStep({ assigned_to: to }),
          })),
          { id: "line", separator: true as const },
          { id: "nobody", label: t("triage.nobody"), selected: assignee === null, onSelect: () => onStep({ assigned_to: null }) },
        ]}
        trigger={(trigger) => (
          <Button {...trigger} size="compact" icon={UserPlus}>
            {assignee && !isMine ? t("triage.assignedTo", { name: nameOf(assignee) }) : t("triage.assign")}
          </Button>
        )}
      />
      <LaterPopover triages={triages} onStep={onStep} />
      <TagsPopover triages={triages} onStep={onStep} />
    </div>
  );
}

/** «Plus tard…»: until when the reviews are put off. */
function LaterPopover({ triages, onStep }: Pick<TriageActionsProps, "triages" | "onStep">): ReactElement {
  const { t } = useTexts();
  const today = useToday();
  const [day, setDay] = useState("");
  const first = addDays(today, 1);
  const dates = new Set(triages.map(({ later_until: until }) => until));
  const [until] = dates.size === 1 ? dates : [undefined];
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  const offers = [
    { label: t("triage.tomorrow"), day: first },
    { label: t("triage.monday"), day: addDays(today, (8 - weekday) % 7 || 7) },
    { label: t("triage.month"), day: addDays(today, 30) },
  ];
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && day >= first;
  return (
    <Popover
      label={t("triage.later")}
      className={styles.popover}
      trigger={(trigger) => (
        <Button {...trigger} size="compact" icon={Clock}>
          {until ? t("triage.until", { date: formatDate(until, "short") }) : t("triage.later")}
        </Button>
      )}
    >
      {(close) => {
        const choose = (chosen: string | null): void => {
          onStep({ later_until: chosen });
          close();
        };
        return (
          <>
            <p className={styles.note}>{t("triage.laterText")}</p>
            <ul className={styles.offers}>
              {offers.map((offer) => (
                <li key={offer.label}>
                  <button type="button" className={styles.offer} onClick={() => choose(offer.day)}>
                    <span>{offer.label}</span>
                    <span className={styles.note}>{formatDate(offer.day, "short")}</span>
                  </button>
                </li>
              ))}
            </ul>
            <form
              className={styles.form}
              onSubmit={(event) => {
                event.preventDefault();
                if (isDay) choose(day);
              }}
            >
              <TextField
                label={t("triage.day")}
                type="date"
                min={first}
                value={day}
                error={day !== "" && !isDay ? t("triage.dayWrong") : undefined}
                onChange={setDay}
              />
              <Button type="submit" size="form" disabled={!isDay}>
                {t("triage.choose")}
              </Button>
            </form>
            {triages.some((one) => one.later_until !== null) && (
              <Button block onClick={() => choose(null)}>
                {t("triage.due")}
              </Button>
            )}
          </>
        );
      }}
    </Popover>
  );
}
