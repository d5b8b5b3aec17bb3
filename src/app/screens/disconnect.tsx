import { type ReactElement, useEffect } from "react";

import { REDIRECT_DELAY_MS } from "../../domain/constants.ts";
import { slug } from "../../lib/http.ts";
import { forgetEntries } from "../../lib/kept-entries.ts";
import { queryClient } from "../../lib/query.ts";
import { Loader } from "../../ui/loader/loader.tsx";
import { storeCard } from "../../page/session/active-card.ts";
import { forgetAnswers } from "../prefetch.ts";
import { clearRedirect } from "../stored-redirect.ts";

/** Specification §4, Logout: what was known of the user is cleared, then the identity provider's logout after 500 ms. */
export default function DisconnectScreen(): ReactElement {
  useEffect(() => {
    forgetAnswers(queryClient);
    clearRedirect();
    forgetEntries();
    storeCard(null);
    const timer = setTimeout(
      () => location.replace(`/api/v2/${slug}/idp/logout?redirect_uri=${encodeURIComponent("/login")}`),
      REDIRECT_DELAY_MS,
    );
    return () => clearTimeout(timer);
  }, []);
  return <Loader />;
}
