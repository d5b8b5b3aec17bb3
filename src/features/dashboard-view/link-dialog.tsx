import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Calendar } from "lucide-react";
import { type ReactElement, useState } from "react";

import { addDays, type Day, dayOf, startOf } from "../../domain/time/day.ts";
import { formatDate, formatPeriod } from "../../domain/format/format.ts";
import { resolvePeriod } from "../../domain/time/period.ts";
import { wholeMonths } from "../../domain/time/whole-months.ts";
import type { DashboardAnswer, LinkDetails, LinkOutput, MemberValue } from "../../generated/types.ts";
import { useToday } from "../../lib/clock.ts";
import { useAction } from "../../page/action/use-action.ts";
import { Button } from "../../ui/button/button.tsx";
import { parseDay } from "../../ui/period-picker/period-dates.ts";
import { Checkbox } from "../../ui/checkbox/checkbox.tsx";
import { Modal } from "../../ui/modal/modal.tsx";
import { TextField } from "../../ui/text-field/text-field.tsx";
import { Segmented } from "../../ui/segmented/segmented.tsx";
import { CopyAddress } from "../../ui/copy-address/copy-address.tsx";
import { changeLink, createLink, linkQuery, revokeLink } from "../../page/document/dashboard-queries.ts";
import { NamesAllBox } from "./names-all-box.tsx";
import { PreviewLink } from "./preview-link.tsx";
import { RevokeButton } from "./revoke-button.tsx";
import styles from "./link-dialog.module.css";
import { useTexts } from "./sharing-texts.ts";

/** Letters of a password, at least. */
const LEAST_PASSWORD = 8;

/** Reviews under which a link shows no figure: what is offered. */
const SAMPLES = [5, 10, 20, 30];
const USUAL_SAMPLE = 10;
const OUTPUTS: readonly LinkOutput[] = ["pdf", "xlsx", "csv", "png"];

interface LinkDialogProps {
  dashboard: DashboardAnswer;
  /** Of a dynamic dashboard: the value on screen. */
  value?: MemberValue | undefined;
  open: boolean;
  onClose: () => void;
}

/** What the reader has changed of the link's settings, and not kept yet. */
interface Changes {
  expiry?: string;
  namesAll?: boolean;
  frozen?: boolean;
  minSample?: number;
  outputs?: readonly LinkOutput[];
  /** A new one; empty takes it away. */
  password?: string;
}

/** «Lien public»: shows the dashboard's public address while it lives; looks at it beforehand, makes, changes, replaces and closes it. */
export function LinkDialog({ dashboard, value, open, onClose }: LinkDialogProps): ReactElement {
  const { t } = useTexts();
  const client = useQueryClient();
  const today = useToday();
  const { id } = dashboard;
  // How often it was opened is asked for each time that the dialog opens.
  const { data: found } = useQuery({ ...linkQuery(id), enabled: open && dashboard.link !== null, staleTime: 0 });
  const [changes, setChanges] = useState<Changes>({});
  const [judged, setJudged] = useState(false);
  const link = found ?? (dashboard.link ? { ...dashboard.link, url: null } : null);
  const kept = {
    expiry: link?.expires_at ? typedDay(lastDay(link.expires_at)) : "",
    namesAll: link?.names_all ?? false,
    frozen: link?.frozen ?? false,
    minSample: link?.min_sample ?? USUAL_SAMPLE,
    outputs: link?.outputs ?? [],
  };
  const { expiry, namesAll: chosenNames, frozen, minSample, outputs } = { ...kept, ...changes };
  const { password } = changes;
  const isShort = password !== undefined && password !== "" && password.length < LEAST_PASSWORD;
  // A page about one establishment names it: there is nothing left to choose (decision 0260).
  const namesOne = dashboard.document.parameter?.dimension === "establishment";
  const namesAll = namesOne || chosenNames;
  const isChanged =
    frozen !== kept.frozen ||
    minSample !== kept.minSample ||
    outputs.join() !== kept.outputs.join() ||
    (password !== undefined && (password !== "" || link?.protected === true)) ||
    expiry !== kept.expiry ||
    (!namesOne && namesAll !== kept.namesAll);
  const last = parseDay(expiry);
  const isWrongDay = expiry.trim() !== "" && (last === null || last < today);
  const isWrong = isWrongDay || isShort;
  // A link dies at the end of its last day.
  const expires = last ? new Date(startOf(addDays(last, 1))).toISOString() : null;
  const others = {
    names_all: namesAll,
    frozen,
    min_sample: minSample,
    outputs: [...outputs],
    ...(password === undefined ? {} : { password: password || null }),
  };
  const settings = { expires_at: expires, ...others };

  const take = (now: LinkDetails | null): void => {
    client.setQueryData(linkQuery(id).queryKey, now);
    setChanges({});
    setJudged(false);
    // Not waited for: the address is there at once, however long the page takes to learn of it. The list says which have a link.
    void client.invalidateQueries({ queryKey: ["dashboards", id], exact: true });
    void client.invalidateQueries({ queryKey: ["dashboards"], exact: true });
  };
  const failure = t("link.failed");
  const create = useAction({ act: () => createLink(id, value ? { ...settings, value: value.value } : settings), onDone: take, failure });
  const change = useAction({
    // What is not changed stays to the minute: a link that was not made here may end within a day.
    act: () => changeLink(id, expiry === kept.expiry ? others : settings),
    onDone: take,
    success: () => ({ title: t("link.changed") }),
    failure,
  });
  const close = (): void => {
    setChanges({});
    setJudged(false);
    onClose();
  };
  const unlessWrong = (act: () => void): void => (isWrong ? setJudged(true) : act());

  return (
    <Modal
      open={open}
      onClose={close}
      height="auto"
      title={t("link.title")}
      footerStart={
        link && (
          <RevokeButton
            revoke={() => revokeLink(id)}
            onRevoked={async () => {
              take(null);
              await client.invalidateQueries({ queryKey: ["dashboards", id], exact: true });
            }}
          />
        )
      }
      footer={
        <>
          <PreviewLink
            dashboard={id}
            namesAll={namesAll}
            frozen={frozen}
            minSample={minSample}
            outputs={outputs}
            value={value?.value}
            enabled={open}
          />
          {(!link || !isChanged) && <Button onClick={close}>{t("link.close")}</Button>}
          {!link && (
            <Button variant="primary" busy={create.busy} onClick={() => unlessWrong(create.run)}>
              {t("link.create")}
            </Button>
          )}
          {link && isChanged && (
            <Button variant="primary" busy={change.busy} onClick={() => unlessWrong(change.run)}>
              {t("link.keep")}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.body}>
        {link && (
          <div className={styles.created} role="status">
            {link.url && <CopyAddress key={link.url} url={link.url} />}
            {found && !link.url && <p>{t("link.lost")}</p>}
            <div className={styles.line}>
              <p className={styles.state}>
                {found?.value && `${t("link.shows", { value: found.value.label })} `}
                {link.expires_at ? t("link.activeUntil", { date: formatDate(lastDay(link.expires_at)) }) : t("link.active")}
                {link.views !== undefined && ` ${t("link.views", { count: link.views })}`}
              </p>
              <Button size="compact" variant="ghost" busy={create.busy} onClick={() => unlessWrong(create.run)}>
                {t("link.renew")}
              </Button>
            </div>
          </div>
        )}
        {value && <p>{t(link ? "link.newValue" : "link.value", { value: value.label })}</p>}
        <p>{t(password || (link?.protected && password !== "") ? "link.textProtected" : "link.text", { count: minSample })}</p>
        <p>{t(frozen ? "link.periodFrozen" : "link.period", { period: openedOn(dashboard, today) })}</p>
        <TextField
          className={styles.day}
          label={t("link.expiry")}
          hint={t("link.expiryHint")}
          placeholder={t("link.expiryFormat")}
          icon={Calendar}
          error={isWrongDay && judged ? t("link.expiryWrong") : undefined}
          value={expiry}
          onBlur={() => setJudged(true)}
          onChange={(typed) => {
            setChanges({ ...changes, expiry: typed });
            setJudged(false);
          }}
        />
        <TextField
          className={styles.day}
          label={t("link.password")}
          hint={t(link?.protected ? "link.passwordKept" : "link.passwordHint")}
          type="password"
          autoComplete="new-password"
          error={isShort && judged ? t("link.passwordShort") : undefined}
          value={password ?? ""}
          onBlur={() => setJudged(true)}
          onChange={(typed) => {
            setChanges({ ...changes, password: typed });
            setJudged(false);
          }}
        />
        {link?.protected && (
          <Checkbox
            label={t("link.passwordAway")}
            checked={password === ""}
            onChange={(away) => setChanges(away ? { ...changes, password: "" } : withoutPassword(changes))}
          />
        )}
        <Checkbox label={t("link.frozen")} checked={frozen} onChange={(isFrozen) => setChanges({ ...changes, frozen: isFrozen })} />
        <div className={styles.choice}>
          <p aria-hidden>{t("link.sample")}</p>
          <Segmented
            label={t("link.sample")}
            size="compact"
            segments={[...new Set([...SAMPLES, kept.minSample])]
              .toSorted((a, b) => a - b)
              .map((least) => ({ value: String(least), label: String(least) }))}
            value={String(minSample)}
            onChange={(least) => setChanges({ ...changes, minSample: Number(least) })}
          />
        </div>
        <fieldset className={styles.outputs}>
          <legend>{t("link.outputs")}</legend>
          {OUTPUTS.map((output) => (
            <Checkbox
              key={output}
              label={t(`link.output.${output}`)}
              checked={outputs.includes(output)}
              onChange={(isGranted) =>
                setChanges({ ...changes, outputs: OUTPUTS.filter((each) => (each === output ? isGranted : outputs.includes(each))) })
              }
            />
          ))}
        </fieldset>
        {namesOne ? (
          <p>{t("link.namesOne")}</p>
        ) : (
          <NamesAllBox checked={namesAll} onChange={(checked) => setChanges({ ...changes, namesAll: checked })} />
        )}
      </div>
    </Modal>
  );
}

/** The changes but for the password. */
function withoutPassword({ password: _, ...others }: Changes): Changes {
  return others;
}

/** The days on which the link opens: the document's own, whatever its owner has on screen. */
function openedOn({ document }: DashboardAnswer, today: Day): string {
  const { from, to } = wholeMonths(resolvePeriod(document.period, today), today);
  return formatPeriod(from, addDays(to, -1));
}

/** The last whole day of what ends at an instant. */
function lastDay(end: string): Day {
  return dayOf(Date.parse(end) - 1);
}

/** A day as it is typed in the field: 31/12/2027. */
function typedDay(day: Day): string {
  return day.split("-").toReversed().join("/");
}
