import type { FormLanguage } from "./translations.ts";

interface InvitationWords {
  first: string;
  reminder: string;
  second: string;
  label: string;
  footer: string;
  stop: string;
}

/** What guests are written, with {establishment}. It asks for an answer, never for a mark, and promises nothing. */
export const invitationWords: Readonly<Record<FormLanguage, InvitationWords>> = {
  fr: {
    first: "Vous avez été accueilli par {establishment}. Dites-nous en trois minutes ce qui vous a plu et ce qui vous a manqué.",
    reminder: "Vous n’avez pas encore répondu à {establishment}. Il n’y aura pas d’autre rappel.",
    second: "Chaque réponse est lue, favorable ou non. L’adresse ci-dessous est la vôtre : elle sert une fois.",
    label: "Répondre au questionnaire",
    footer: "Vous recevez ce message parce que {establishment} vous a accueilli.",
    stop: "Ne plus recevoir ces messages",
  },
  en: {
    first: "You were a guest of {establishment}. Tell us in three minutes what pleased you and what was missing.",
    reminder: "You have not answered {establishment} yet. There will be no further reminder.",
    second: "Every answer is read, favourable or not. The address below is yours: it can be used once.",
    label: "Answer the form",
    footer: "You receive this message because you were a guest of {establishment}.",
    stop: "Stop receiving these messages",
  },
  de: {
    first: "Sie waren zu Gast bei {establishment}. Sagen Sie uns in drei Minuten, was Ihnen gefallen und was Ihnen gefehlt hat.",
    reminder: "Sie haben {establishment} noch nicht geantwortet. Es folgt keine weitere Erinnerung.",
    second: "Jede Antwort wird gelesen, ob gut oder schlecht. Die Adresse unten gehört Ihnen: Sie gilt einmal.",
    label: "Fragebogen beantworten",
    footer: "Sie erhalten diese Nachricht, weil Sie zu Gast bei {establishment} waren.",
    stop: "Diese Nachrichten nicht mehr erhalten",
  },
  nl: {
    first: "U was te gast bij {establishment}. Vertel ons in drie minuten wat u beviel en wat u miste.",
    reminder: "U hebt {establishment} nog niet geantwoord. Er volgt geen andere herinnering.",
    second: "Elk antwoord wordt gelezen, goed of slecht. Het adres hieronder is van u: het werkt één keer.",
    label: "De vragenlijst beantwoorden",
    footer: "U ontvangt dit bericht omdat u te gast was bij {establishment}.",
    stop: "Deze berichten niet meer ontvangen",
  },
  es: {
    first: "Ha visitado {establishment}. Díganos en tres minutos qué le gustó y qué le faltó.",
    reminder: "Aún no ha respondido a {establishment}. No habrá otro recordatorio.",
    second: "Leemos cada respuesta, favorable o no. La dirección siguiente es suya: sirve una vez.",
    label: "Responder al cuestionario",
    footer: "Recibe este mensaje porque visitó {establishment}.",
    stop: "No recibir más estos mensajes",
  },
  it: {
    first: "È stato ospite di {establishment}. Ci dica in tre minuti che cosa le è piaciuto e che cosa le è mancato.",
    reminder: "Non ha ancora risposto a {establishment}. Non ci saranno altri promemoria.",
    second: "Ogni risposta viene letta, favorevole o no. L’indirizzo qui sotto è suo: vale una volta.",
    label: "Rispondere al questionario",
    footer: "Riceve questo messaggio perché è stato ospite di {establishment}.",
    stop: "Non ricevere più questi messaggi",
  },
};
