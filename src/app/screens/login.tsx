import { type ReactElement, useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";

import { slug } from "../../lib/http.ts";
import { Loader } from "../../ui/loader/loader.tsx";
import { storeCard } from "../../page/session/active-card.ts";
import { useSession } from "../../page/session/session.ts";

/** Specification §4, Login: a live session leads to /loginerror; else the active card is forgotten and the identity provider asked. */
export default function LoginScreen(): ReactElement {
  const { user } = useSession();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const email = search.get("email");
  useEffect(() => {
    if (user) return void navigate("/loginerror", { replace: true });
    storeCard(null);
    const hint = email ? `?${new URLSearchParams({ email }).toString()}` : "";
    location.replace(`/api/v2/${slug}/idp/login${hint}`);
  }, [user, navigate, email]);
  return <Loader />;
}
