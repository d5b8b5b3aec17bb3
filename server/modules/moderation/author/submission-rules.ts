import { isCalendarDay } from "../../../../src/domain/time/calendar-day.ts";
import { addDays, addMonths, dayOf } from "../../../../src/domain/time/day.ts";
import type { ReviewSubmission } from "../../../../src/generated/types.ts";
import { isMailAddress } from "../../../ports/mail/mailer.ts";
import { refused } from "../../../reading/question.ts";
import type { ModerationServices } from "../moderation-items.ts";

/** Refuses (422) what is no address of one mailbox. */
export function requireMailbox(email: string): void {
  if (!isMailAddress(email.trim()))
    throw refused("/email", "Cette adresse e-mail n’est pas valable. Vérifiez-la, par exemple « nom@exemple.fr ».");
}

/** Refuses (422) what the form does not allow, by its field. */
export function requireAllowed(
  { date, email, consent, text, title, profile, marks = {} }: ReviewSubmission,
  { config }: Pick<ModerationServices, "config">,
  months: number,
  now: Date,
): void {
  const product = config.product();
  const today = dayOf(now, product.timezone);
  if (!isCalendarDay(date)) throw refused("/date", "Ce jour n’existe pas. Choisissez le jour de votre visite.");
  // It may be tomorrow where the visitor is.
  if (date > addDays(today, 1)) throw refused("/date", "Ce jour n’est pas encore venu. Choisissez le jour de votre visite.");
  if (date < addMonths(today, -months)) throw refused("/date", `Un avis porte sur une expérience de moins de ${months} mois.`);
  requireMailbox(email);
  if (!consent) throw refused("/consent", "Votre accord est nécessaire pour publier votre avis.");
  if (text.trim() === "" && title.trim() === "") throw refused("/text", "Dites quelques mots de votre expérience.");
  if (!product.profiles.some(({ id }) => id === profile)) throw refused("/profile", "Choisissez l’un des profils de la liste.");
  const unknown = Object.keys(marks).find((theme) => !product.themes.some(({ id }) => id === theme));
  if (unknown !== undefined) throw refused("/marks", "Une note porte sur une thématique inconnue. Rechargez la page.");
}
