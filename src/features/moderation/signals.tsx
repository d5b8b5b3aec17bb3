import { AtSign, BadgeCheck, Ban, Copy, Globe, Languages, Link2, type LucideIcon, Phone, Scale, UserX, Users } from "lucide-react";
import type { ReactElement } from "react";

import type { ModerationItem, ModerationSignal } from "../../generated/types.ts";
import { Badge } from "../../ui/badge/badge.tsx";
import styles from "./moderation.module.css";
import { useTexts } from "./texts.ts";

type Kind = ModerationSignal["kind"];

const icons: Readonly<Record<Kind, LucideIcon>> = {
  insult: Ban,
  person: UserX,
  email: AtSign,
  phone: Phone,
  link: Link2,
  unlived: Globe,
  "same-text": Copy,
  "same-sender": Users,
  mismatch: Scale,
  language: Languages,
};

/** What may not be published as it is; the others only ask for a closer look. */
const grave: ReadonlySet<Kind> = new Set<Kind>(["insult", "person"]);

export const toneOf = (kind: Kind): "danger" | "warning" => (grave.has(kind) ? "danger" : "warning");

/** The kinds of signals of a review, each once, gravest first. */
export function kindsOf({ signals }: Pick<ModerationItem, "signals">): Kind[] {
  return [...new Set(signals.map(({ kind }) => kind))];
}

/** The signals of a review in a row of the list, and how it was verified where that is more than an address. */
export function SignalBadges({ review }: { review: ModerationItem }): ReactElement {
  const { t } = useTexts();
  const kinds = kindsOf(review);
  const isVerified = review.verification !== "email";
  if (kinds.length === 0 && !isVerified && !review.appealed) return <span className={styles.muted}>{t("list.none")}</span>;
  return (
    <span className={styles.badges}>
      {review.appealed && <Badge tone="info">{t("list.appealed")}</Badge>}
      {kinds.map((kind) => (
        <Badge key={kind} tone={toneOf(kind)} icon={icons[kind]}>
          {t(`signal.${kind}`)}
        </Badge>
      ))}
      {isVerified && (
        <Badge tone="success" icon={BadgeCheck}>
          {t(`verification.${review.verification}`)}
        </Badge>
      )}
    </span>
  );
}

/** The signals of the open review, each with what it means, before its text. */
export function SignalList({ review }: { review: ModerationItem }): ReactElement {
  const { t } = useTexts();
  return (
    <ul className={styles.signals} aria-label={t("detail.signals")}>
      {kindsOf(review).map((kind) => {
        const Icon = icons[kind];
        return (
          <li key={kind} data-tone={toneOf(kind)}>
            <Icon size={15} aria-hidden />
            <span>{t(`signalText.${kind}`)}</span>
          </li>
        );
      })}
      <li data-tone={review.verification === "email" ? "neutral" : "success"}>
        <BadgeCheck size={15} aria-hidden />
        <span>{t(`verified.${review.verification}`)}</span>
      </li>
    </ul>
  );
}
