import { fileNameOf } from "../../../src/domain/format/csv.ts";
import { typeset } from "../../../src/domain/format/typeset.ts";
import type { AddressCode, PrintFormat, StartedTask } from "../../../src/generated/types.ts";
import type { Services } from "../../http/services.ts";
import type { Actor } from "../../kit/actor.ts";
import { ApiError } from "../../kit/errors.ts";
import { codePath } from "../../paper/code.ts";
import { type CardWords, codeCard } from "../../paper/code-card.ts";
import type { PaperProcess } from "../../paper/draw-pdf.ts";
import { drawnFiles } from "../tasks/drawn-files.ts";
import { type FormServices, formsOf } from "./forms-store.ts";

interface Wish {
  form: string;
  establishment: string;
  format: PrintFormat;
}

/** The code of the address at which an establishment asks with a form; throws (404) where it does not ask with it. */
export async function formCode(services: FormServices, actor: Actor, form: string, establishment: string): Promise<AddressCode> {
  const { establishments } = (await formsOf(services, actor).read(form)).form;
  const place = establishments.find(({ id }) => id === establishment);
  if (!place) throw new ApiError("object.not-found");
  const { id, name, address } = place;
  return { establishment: { id, name }, address, ...codePath(address, "Q") };
}

/** The code as it is printed for a wall or for tables, among the account's downloads. */
export function formPapers(services: FormServices & Pick<Services, "jobs">, paper: PaperProcess) {
  const draw = drawnFiles<Wish>(services, paper, "form-paper", async (actor, { form, establishment, format }) =>
    codeCard(await formCode(services, actor, form, establishment), formWords, {
      format,
      product: services.config.product().name,
      owner: actor.group.name,
    }),
  );
  return async (actor: Actor, wish: Wish): Promise<StartedTask> => {
    const { establishment } = await formCode(services, actor, wish.form, wish.establishment);
    const kind = wish.format === "poster" ? "affiche" : "cartes";
    return draw(actor, `${kind}-questionnaire-${fileNameOf(establishment.name, "etablissement")}.pdf`, wish);
  };
}

/** They ask what guests thought, never for a mark, and say that nothing is given for it. */
const formWords: CardWords = {
  invitation: typeset("Qu’en avez-vous pensé ?"),
  others: ["How was it? · Wie war es?", "Hoe was het? · ¿Qué le ha parecido?", "Com’è andata?"],
  note: typeset("Bonne ou mauvaise, chaque réponse est lue. Aucune contrepartie n’est offerte."),
};
