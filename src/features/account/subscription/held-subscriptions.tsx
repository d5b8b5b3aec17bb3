import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";

import type { StoreOption } from "../../../generated/types.ts";
import { Button } from "../../../ui/button/button.tsx";
import { MySubscriptions } from "./my-subscriptions.tsx";
import { subscriptionsQuery } from "./subscription-queries.ts";
import { useTexts } from "./texts.ts";

/** For who must subscribe and has subscribed: a paused subscription resumes or ends here; a paid one leads in. */
export function HeldSubscriptions({ options }: { options: readonly StoreOption[] }): ReactElement {
  const { t } = useTexts();
  const { data = [] } = useQuery(subscriptionsQuery);
  const isPaid = data.some(({ status }) => status !== "paused" && status !== "ended");
  return (
    <>
      <MySubscriptions options={options} />
      {isPaid && (
        // The whole page anew: the session takes up what was paid for.
        <Button variant="primary" size="form" onClick={() => window.location.assign("/")}>
          {t("outcome.enter")}
        </Button>
      )}
    </>
  );
}
