import type { FormWords } from "../../generated/types.ts";
import { type FormLanguage, wordsIn } from "./translations.ts";

interface InvitationWords {
  /** With {name}, as the sender knows the guest. */
  greeting: string;
  first: string;
  reminder: string;
  second: string;
  label: string;
  footer: string;
  stop: string;
}

/** The invitation to guests, with {establishment}. It asks for an answer, never for a mark, and offers nothing in return. */
export const invitationWords: Readonly<Record<FormLanguage, InvitationWords>> = {
  fr: {
    greeting: "Bonjour {name},",
    first: "Vous avez été accueilli par {establishment}. Dites-nous en quelques minutes ce qui vous a plu et ce qui vous a manqué.",
    reminder: "Vous n’avez pas encore répondu à {establishment}. Il n’y aura pas d’autre rappel.",
    second: "Chaque réponse est lue, favorable ou non. Le lien est le vôtre : il sert une fois.",
    label: "Répondre au questionnaire",
    footer: "Vous recevez ce message parce que {establishment} vous a accueilli.",
    stop: "Ne plus recevoir ces messages",
  },
  en: {
    greeting: "Hello {name},",
    first: "You were a guest of {establishment}. Tell us in a few minutes what pleased you and what was missing.",
    reminder: "You have not answered {establishment} yet. There will be no further reminder.",
    second: "Every answer is read, favourable or not. The link is yours: it can be used once.",
    label: "Answer the form",
    footer: "You receive this message because you were a guest of {establishment}.",
    stop: "Stop receiving these messages",
  },
  de: {
    greeting: "Guten Tag {name},",
    first: "Sie waren zu Gast bei {establishment}. Sagen Sie uns in wenigen Minuten, was Ihnen gefallen und was Ihnen gefehlt hat.",
    reminder: "Sie haben {establishment} noch nicht geantwortet. Es folgt keine weitere Erinnerung.",
    second: "Jede Antwort wird gelesen, ob gut oder schlecht. Der Link ist nur für Sie: Er gilt einmal.",
    label: "Fragebogen beantworten",
    footer: "Sie erhalten diese Nachricht, weil Sie zu Gast bei {establishment} waren.",
    stop: "Diese Nachrichten nicht mehr erhalten",
  },
  nl: {
    greeting: "Beste {name},",
    first: "U was te gast bij {establishment}. Vertel ons in enkele minuten wat u beviel en wat u miste.",
    reminder: "U hebt {establishment} nog niet geantwoord. Er volgt geen andere herinnering.",
    second: "Elk antwoord wordt gelezen, goed of slecht. De link is van u: hij werkt één keer.",
    label: "De vragenlijst beantwoorden",
    footer: "U ontvangt dit bericht omdat u te gast was bij {establishment}.",
    stop: "Deze berichten niet meer ontvangen",
  },
  es: {
    greeting: "Hola, {name}:",
    first: "Ha visitado {establishment}. Díganos en unos minutos qué le gustó y qué le faltó.",
    reminder: "Aún no ha respondido a {establishment}. No habrá otro recordatorio.",
    second: "Leemos cada respuesta, favorable o no. El enlace es suyo: sirve una vez.",
    label: "Responder al cuestionario",
    footer: "Recibe este mensaje porque visitó {establishment}.",
    stop: "No recibir más estos mensajes",
  },
  it: {
    greeting: "Buongiorno {name},",
    first: "È stato ospite di {establishment}. Ci dica in pochi minuti che cosa le è piaciuto e che cosa le è mancato.",
    reminder: "Non ha ancora risposto a {establishment}. Non ci saranno altri promemoria.",
    second: "Ogni risposta viene letta, favorevole o no. Il link è suo: vale una volta.",
    label: "Rispondere al questionario",
    footer: "Riceve questo messaggio perché è stato ospite di {establishment}.",
    stop: "Non ricevere più questi messaggi",
  },
};

interface Invited {
  establishment: string;
  /** The guest's; null where it is unknown. */
  name: string | null;
  lang: FormLanguage;
  reminds: boolean;
}

/** What the mail of an invitation, or of its reminder, says in a language; its subject is the form's own title. The greeting is empty where the guest's name is unknown. */
export function invitationTexts(
  title: FormWords,
  { establishment, name, lang, reminds }: Invited,
): { title: string; greeting: string; first: string; second: string; label: string; footer: string } {
  const words = invitationWords[lang];
  const said = (text: string): string => text.replaceAll("{establishment}", establishment);
  return {
    // A stay, a meal, a visit: as the form itself says.
    title: said(wordsIn(title, lang)).replaceAll(/\s+/g, " ").slice(0, 150),
    greeting: name === null ? "" : words.greeting.replace("{name}", () => name.replaceAll(/\s+/g, " ")),
    first: said(reminds ? words.reminder : words.first),
    second: said(words.second),
    label: said(words.label),
    footer: said(words.footer),
  };
}
