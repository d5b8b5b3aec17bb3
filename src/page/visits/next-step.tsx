import { useQueryClient } from "@tanstack/react-query";
import type { ReactElement } from "react";

import { formatDate } from "../../domain/format/format.ts";
import type { Visit } from "../../generated/types.ts";
import { useToday } from "../../lib/clock.ts";
import { Checkbox } from "../../ui/checkbox/checkbox.tsx";
import { useAction } from "../action/use-action.ts";
import { useTexts } from "./texts.ts";
import { refreshVisits, requestOf, saveVisit } from "./visit-queries.ts";

/** What follows a visit, with the box that says that it is done. */
export function NextStep({ visit }: { visit: Visit }): ReactElement {
  const { t } = useTexts();
  const client = useQueryClient();
  const today = useToday();
  const { next_step, next_on, done } = visit;
  const mark = useAction({
    act: (isDone: boolean) => saveVisit(visit.establishment, requestOf(visit, { done: isDone }), visit),
    onDone: () => refreshVisits(client),
    failure: t("actionFailed"),
  });
  const [pending] = mark.running;
  const day = next_on === null ? undefined : formatDate(next_on);
  const note =
    day === undefined ? undefined : done ? t("due", { date: day }) : t(next_on !== null && next_on < today ? "late" : "due", { date: day });
  return <Checkbox label={next_step} note={note} checked={pending ?? done} onChange={(isDone) => mark.run(isDone)} />;
}
