import { X } from "lucide-react";
import type { ReactElement } from "react";

import { formatNumber } from "../../../domain/format/format.ts";
import type { SelectionCandidate } from "../../../generated/types.ts";
import { useSession } from "../../../page/session/session.ts";
import { IconButton } from "../../../ui/button/icon-button.tsx";
import { RatingBadge } from "../../../ui/rating-badge/rating-badge.tsx";
import styles from "../selections.module.css";
import { useTexts } from "../texts.ts";

/** Members that are named; the file has them all. */
const MOST_SHOWN = 100;

interface MemberListProps {
  members: readonly SelectionCandidate[];
  /** Null where a rule decides. */
  onRemove: ((id: string) => void) | null;
}

/** The members by name, most reviews first. */
export function MemberList({ members, onRemove }: MemberListProps): ReactElement {
  const { t } = useTexts();
  const { app } = useSession();
  const categories = new Map(app.categories?.map(({ id, name }) => [id, name]));
  const rest = members.length - MOST_SHOWN;
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls must be reachable by keyboard */}
      <div className={styles.members} tabIndex={0} role="group" aria-label={t("members.title")}>
        <ul>
          {members.slice(0, MOST_SHOWN).map(({ id, name, city, category, rating, reviews }) => (
            <li key={id}>
              <RatingBadge value={rating} muted={reviews < app.samples.small} />
              <span className={styles.member}>
                <span>{name}</span>
                <span className={styles.muted}>{[categories.get(category) ?? category, city].filter(Boolean).join(" · ")}</span>
              </span>
              <span className={styles.muted}>{t("reviews", { count: reviews, number: formatNumber(reviews) })}</span>
              {onRemove && <IconButton icon={X} size="compact" label={t("members.remove", { name })} onClick={() => onRemove(id)} />}
            </li>
          ))}
        </ul>
      </div>
      {rest > 0 && <p className={styles.more}>{t("members.more", { count: rest, number: formatNumber(rest) })}</p>}
    </>
  );
}
