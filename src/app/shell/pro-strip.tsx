import { ArrowRight, Sparkles } from "lucide-react";
import type { ReactElement } from "react";
import { useTranslation } from "../../domain/texts/texts.ts";
import { Link } from "react-router-dom";

import { proAccess } from "../../domain/access/access.ts";
import { buttonClass } from "../../ui/button/button-class.ts";
import { routesOf } from "../../page/session/routes.ts";
import { guardRoute, type Session, sessionHasRole, sessionMayOpen, useSession } from "../../page/session/session.ts";
import { pathOf } from "../../page/session/paths.ts";
import styles from "./pro-strip.module.css";

/** Where the strip's two parts lead; a part whose door would not open is left out. */
export function proTargets(session: Session): { banner: string | null; expert: string | null } {
  const routes = routesOf(session);
  const opened = (name: string): string | null => {
    const route = routes.find((other) => other.name === name);
    return route && guardRoute(session, route).pass ? pathOf(routes, name) : null;
  };
  const professional = session.user?.type === "TP";
  // Destinations are always expert (specification §6).
  const expert = !professional || sessionHasRole(session, ["V2_PRO_WIDGET_EXPERT"]);
  return {
    banner:
      professional && sessionMayOpen(session, proAccess)
        ? opened(sessionHasRole(session, ["V2_PRO_REVIEW_RESPONSES"]) ? "pro.analyze" : "offers")
        : null,
    expert: expert ? null : opened("offers"),
  };
}

/** For professionals: the banner of the assistant, and «Passer en mode EXPERT» where they are not. */
export function ProStrip(): ReactElement | null {
  const { t } = useTranslation("app");
  const { banner, expert } = proTargets(useSession());
  if (!banner && !expert) return null;
  return (
    <aside aria-label={t("pro.label")} className={styles.strip}>
      {banner && (
        <Link to={banner} className={styles.banner}>
          <Sparkles size={18} aria-hidden />
          <span>{t("pro.banner")}</span>
          <ArrowRight size={16} aria-hidden className={styles.arrow} />
        </Link>
      )}
      {expert && (
        <Link to={expert} className={buttonClass({}, styles.expert)}>
          {t("pro.expert")}
        </Link>
      )}
    </aside>
  );
}
