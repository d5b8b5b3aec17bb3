import { nps } from "../../../src/domain/statistics/nps.ts";
import type { FormFigures } from "../../../src/generated/types.ts";
import type { ScopedDb } from "../../store/store.ts";

const none: FormFigures = {
  sent: 0,
  started: 0,
  partial: 0,
  complete: 0,
  on_spot: 0,
  set_aside: 0,
  rate: null,
  nps: null,
  nps_interval: null,
  promoters: 0,
  passives: 0,
  detractors: 0,
  rating: null,
};

/** The figures of the group's forms, by id; narrowed to one form, and to an establishment that the group sees. */
export async function figuresOfForms(
  db: ScopedDb,
  { form: only, establishment }: { form?: string; establishment?: string | undefined },
): Promise<(form: string) => FormFigures> {
  let answers = db.selectFrom("form_answers");
  let invitations = db.selectFrom("form_invitations").where("sent_at", "is not", null).where("state", "<>", "bounced");
  if (only !== undefined) {
    answers = answers.where("form_id", "=", only);
    invitations = invitations.where("form_id", "=", only);
  }
  if (establishment !== undefined) {
    answers = answers.where("establishment_id", "=", establishment);
    invitations = invitations.where("establishment_id", "=", establishment);
  }
  const rows = await answers
    .select(["form_id", "state", "channel", "score", "set_aside"])
    .select(({ fn }) => [fn.countAll<string>().as("n"), fn.sum<string>("rating").as("ratings"), fn.count<string>("rating").as("rated")])
    .groupBy(["form_id", "state", "channel", "score", "set_aside"])
    .execute();
  const sent = await invitations
    .select("form_id")
    .select(({ fn }) => fn.countAll<string>().as("n"))
    .groupBy("form_id")
    .execute();
  const rowsOf = new Map<string, typeof rows>();
  for (const row of rows) {
    const own = rowsOf.get(row.form_id);
    if (own) own.push(row);
    else rowsOf.set(row.form_id, [row]);
  }
  const sentOf = new Map(sent.map(({ form_id, n }) => [form_id, Number(n)]));
  return (form) => {
    const figures = { ...none, sent: sentOf.get(form) ?? 0 };
    let [invited, ratings, rated] = [0, 0, 0];
    for (const row of rowsOf.get(form) ?? []) {
      const n = Number(row.n);
      if (row.state !== "complete") figures[row.state] += n;
      else if (row.channel === "kiosk" || row.channel === "counter") figures.on_spot += n;
      else if (row.set_aside !== null) figures.set_aside += n;
      else {
        figures.complete += n;
        if (row.channel === "invitation") invited += n;
        ratings += Number(row.ratings ?? 0);
        rated += Number(row.rated);
        if (row.score !== null) figures[row.score >= 9 ? "promoters" : row.score >= 7 ? "passives" : "detractors"] += n;
      }
    }
    const estimate = nps(figures);
    return {
      ...figures,
      rate: figures.sent === 0 ? null : (100 * invited) / figures.sent,
      nps: estimate?.value ?? null,
      nps_interval: estimate ? [...estimate.interval] : null,
      rating: rated === 0 ? null : ratings / rated,
    };
  };
}
