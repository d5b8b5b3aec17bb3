import { askedCountries } from "../../../src/domain/forms/countries.ts";
import { ResultCounter, type ResultNames } from "../../../src/domain/forms/form-results.ts";
import { isCalendarDay } from "../../../src/domain/time/calendar-day.ts";
import type { FormResults } from "../../../src/generated/types.ts";
import { refused } from "../../reading/question.ts";
import type { ScopedDb, StoreActor } from "../../store/store.ts";
import type { FormServices } from "./forms-store.ts";
import { requireForm, requirePlace, responsesAfter, type ResponseNarrowing, type ResponseRow, versionsOf } from "./form-responses.ts";

/** Answers read at once. */
const BATCH = 2_000;

/** What the counted answers to a form of the group say, question by question. Refuses (422) days that do not exist. */
export function resultsOf(
  { store, config }: Pick<FormServices, "store" | "config">,
  actor: StoreActor,
  id: string,
  narrowing: Pick<ResponseNarrowing, "establishment" | "from" | "to">,
): Promise<FormResults> {
  for (const end of ["from", "to"] as const)
    if (narrowing[end] !== undefined && !isCalendarDay(narrowing[end])) throw refused(`/${end}`, "Cette date n’existe pas.");
  return store.forActor(actor).transaction(async (db) => {
    const { document } = await requireForm(db, id);
    await requirePlace(db, narrowing);
    const counter = new ResultCounter(await versionsOf(db, id, document));
    const { timezone } = config.product();
    for await (const rows of batches(db, id, { ...narrowing, timezone, standing: "counted" }))
      for (const { answers } of rows) counter.add(answers);
    return counter.results({ ...namesOf(config), establishment: "votre établissement" });
  });
}

/** What guests choose from that no form says itself. */
export function namesOf(config: FormServices["config"]): Pick<ResultNames, "profiles" | "countries"> {
  const { profiles, countries } = config.product();
  return { profiles, countries: askedCountries(countries) };
}

/** Answers to a form in the order of their ids, some at a time. */
async function* batches(db: ScopedDb, form: string, narrowing: ResponseNarrowing): AsyncGenerator<readonly ResponseRow[]> {
  let after: string | undefined;
  for (;;) {
    const rows = await responsesAfter(db, form, narrowing, after, BATCH);
    after = rows.at(-1)?.id;
    if (after === undefined) return;
    yield rows;
  }
}
