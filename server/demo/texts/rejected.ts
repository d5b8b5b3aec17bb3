import type { Random } from "../random.ts";

/** Texts that a moderator refuses, by the reason for the refusal; the others are refused for what surrounds them. */
const texts: Readonly<Record<string, readonly string[]>> = {
  off_topic: [
    "Je cherche un camping pour août, est-ce que vous avez encore de la place ? Merci de me rappeler.",
    "Impossible de joindre la SNCF, le train avait 2 h de retard. Une honte ce réseau.",
    "Bonjour j'ai perdu une veste grise sur le parking du supermarché dimanche, si quelqu'un l'a trouvée",
    "Avis posté pour le mauvais établissement, nous étions en fait dans la commune d'à côté.",
    "A quelle heure est le feu d'artifice du 14 juillet ?",
    "Je n'ai pas encore séjourné ici, je voulais juste savoir si les animaux sont acceptés.",
  ],
  insulting: [
    "Bande d'incapables, le patron est un [...] et sa femme ne vaut pas mieux.",
    "Des voleurs et des abrutis, j'espère que vous allez couler !!!",
    "Le serveur est un crétin fini, retourne à l'école mon gars.",
  ],
  promo: [
    "Pour vos transferts gare et aéroport, pensez à nous : tarifs imbattables, réservation au [...]",
    "Location de vélos électriques 20 % moins chère chez nous, à 300 m, code BIENVENUE !",
    "Gagnez de l'argent depuis chez vous, plus d'infos sur mon profil",
    "Super séjour ! Découvrez aussi ma chaîne où je teste tous les hôtels de la région, lien dans ma bio",
  ],
  unintelligible: ["sdfgh jklm", "tres ............ bon jsp quoi", "aaaaaaaaaaa", "ok ok ok le truc la voila koi 4444"],
  personal_data: [
    "Demandez Kevin à la réception, il habite juste derrière, son portable c'est le [...]",
    "La gérante, Mme [...], [...] rue Haute, ne répond jamais au téléphone alors voici son numéro personnel.",
  ],
  mismatch: ["Tout était parfait, on reviendra l'an prochain sans hésiter.", "Une catastrophe du début à la fin, je déconseille."],
  too_old: [
    "Nous y étions en 2016 pour un mariage, très bon souvenir de la salle.",
    "Séjour il y a quatre ans, à l'époque la piscine n'était pas chauffée.",
  ],
  conflict: ["J'y travaille depuis trois saisons et je peux vous dire que l'ambiance est top, venez !"],
  no_experience: ["Jamais mis les pieds mais vu les photos ça ne donne pas envie."],
};

/** A text that deserves this refusal, or null when the review's own text will do. */
export function rejectedText(r: Random, reason: string): string | null {
  const list = texts[reason];
  return list ? r.pick(list) : null;
}
