import type { FormLanguage } from "./translations.ts";

interface StopWords {
  title: string;
  /** With {address}, as the other sentence. */
  text: string;
  stop: string;
  stoppedTitle: string;
  stoppedText: string;
  resume: string;
  failed: string;
}

/** What guests read on the page on which they stop the mails about forms. */
export const stopWords: Readonly<Record<FormLanguage, StopWords>> = {
  fr: {
    title: "Ne plus recevoir ces messages ?",
    text: "Des questionnaires de satisfaction sont envoyés à {address}.",
    stop: "Ne plus les recevoir",
    stoppedTitle: "Vous ne recevez plus ces messages.",
    stoppedText: "Aucun questionnaire de satisfaction n’est plus envoyé à {address}.",
    resume: "Les recevoir de nouveau",
    failed: "Votre choix n’a pas été enregistré.",
  },
  en: {
    title: "Stop receiving these messages?",
    text: "Satisfaction forms are sent to {address}.",
    stop: "Stop receiving them",
    stoppedTitle: "You no longer receive these messages.",
    stoppedText: "No more satisfaction forms are sent to {address}.",
    resume: "Receive them again",
    failed: "Your choice was not saved.",
  },
  de: {
    title: "Diese Nachrichten nicht mehr erhalten?",
    text: "An {address} werden Fragebögen zur Zufriedenheit gesendet.",
    stop: "Nicht mehr erhalten",
    stoppedTitle: "Sie erhalten diese Nachrichten nicht mehr.",
    stoppedText: "An {address} werden keine Fragebögen mehr gesendet.",
    resume: "Wieder erhalten",
    failed: "Ihre Wahl wurde nicht gespeichert.",
  },
  nl: {
    title: "Deze berichten niet meer ontvangen?",
    text: "Naar {address} worden tevredenheidsvragenlijsten gestuurd.",
    stop: "Niet meer ontvangen",
    stoppedTitle: "U ontvangt deze berichten niet meer.",
    stoppedText: "Naar {address} worden geen vragenlijsten meer gestuurd.",
    resume: "Weer ontvangen",
    failed: "Uw keuze is niet bewaard.",
  },
  es: {
    title: "¿No recibir más estos mensajes?",
    text: "Se envían cuestionarios de satisfacción a {address}.",
    stop: "No recibirlos más",
    stoppedTitle: "Ya no recibe estos mensajes.",
    stoppedText: "Ya no se envían cuestionarios de satisfacción a {address}.",
    resume: "Recibirlos de nuevo",
    failed: "Su elección no se ha guardado.",
  },
  it: {
    title: "Non ricevere più questi messaggi?",
    text: "A {address} vengono inviati questionari di soddisfazione.",
    stop: "Non riceverli più",
    stoppedTitle: "Non riceve più questi messaggi.",
    stoppedText: "A {address} non vengono più inviati questionari di soddisfazione.",
    resume: "Riceverli di nuovo",
    failed: "La sua scelta non è stata salvata.",
  },
};
