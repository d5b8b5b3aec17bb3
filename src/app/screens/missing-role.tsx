import type { ReactElement } from "react";
import { useTranslation } from "../../domain/texts/texts.ts";
import { useNavigate, useSearchParams } from "react-router-dom";

import { knownRoles, roleName } from "../../domain/access/access.ts";
import { Button } from "../../ui/button/button.tsx";
import { useSession } from "../../page/session/session.ts";
import { MessageScreen } from "../../page/messages/message-screen.tsx";

/** The user may not open the page asked for; the query says which roles would, or that access is restricted (specification §6). */
export default function MissingRoleScreen(): ReactElement {
  const { t } = useTranslation("app");
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { app } = useSession();
  const roles = (search.get("roles") ?? "")
    .split(",")
    .filter(Boolean)
    .map((name) => {
      const role = knownRoles.find((known) => roleName(known, app.product.slug) === name.toUpperCase());
      return role ? t(`role.${role}` as never) : name;
    });
  const restricted = search.get("restrictedAccess") === "true";
  return (
    <MessageScreen title={t("missingRole.title")} actions={<Button onClick={() => void navigate("/")}>{t("missingRole.home")}</Button>}>
      {restricted ? t("missingRole.restricted") : t("missingRole.text")}
      {roles.length > 0 && !restricted && ` ${t("missingRole.roles", { count: roles.length, roles: roles.join(", ") })}`}
    </MessageScreen>
  );
}
