import { ChevronsUpDown } from "lucide-react";
import type { ReactElement } from "react";
import { useTranslation } from "../../../domain/texts/texts.ts";

import { imageAddress } from "../../../domain/design/image-address.ts";
import { Menu } from "../../../ui/menu/menu.tsx";
import { ALL_CARDS, chooseCard, useActiveCards } from "../../../page/session/active-card.ts";
import { useSession } from "../../../page/session/session.ts";
import styles from "../header.module.css";

/** Whose data one looks at: the destination, or the professional's establishment, which can be changed where there are several. */
export function Switcher(): ReactElement | null {
  const { t } = useTranslation("app");
  const { user } = useSession();
  const { card: active } = useActiveCards();
  if (!user) return null;
  const name =
    user.type === "TP"
      ? (active?.name ?? (user.cards.length > 1 ? t("header.allEstablishments") : user.group.name))
      : (user.destination?.name ?? user.group.name);
  if (user.type !== "TP" || user.cards.length < 2) {
    const logo = user.group.logo_url;
    return (
      <span className={styles.group}>
        {logo && <img src={imageAddress(logo)} alt="" className={styles.groupLogo} />}
        {name}
      </span>
    );
  }
  return (
    <span className={styles.group}>
      <Menu
        label={t("header.establishment")}
        align="start"
        entries={[
          ...user.cards.map((card) => ({
            id: card.id,
            label: card.name,
            selected: card.id === active?.id,
            onSelect: () => chooseCard(card.id),
            ...(card.city ? { hint: card.city } : {}),
          })),
          {
            id: ALL_CARDS,
            label: t("header.allEstablishments"),
            selected: active === undefined,
            onSelect: () => chooseCard(ALL_CARDS),
          },
        ]}
        trigger={(trigger) => (
          <button type="button" {...trigger} className={styles.switcher} aria-label={`${t("header.establishment")} ${name}`}>
            <span>{name}</span>
            <ChevronsUpDown size={14} aria-hidden />
          </button>
        )}
      />
    </span>
  );
}
