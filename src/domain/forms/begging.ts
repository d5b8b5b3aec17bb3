import { fold } from "../text/fold.ts";

/** Words by which a form asks for a good mark, by language; without accents or case. */
const marks: readonly RegExp[] = [
  /\b(mettez|donnez|attribuez|laissez)[- ]nous (un|une|la|le) (10|dix|bonne note|note maximale|5 etoiles|cinq etoiles)/,
  /\bnote maximale\b|\b(10|dix) (sur|\/) ?(10|dix)\b|\b(5|cinq) etoiles\b/,
  /\b(10|ten) out of (10|ten)\b|\b(5|five)[- ]stars?\b|\bgood (rating|review|mark)\b|\btop (rating|marks)\b/,
  /\b(10|zehn) von (10|zehn)\b|\b(5|funf) sterne\b|\b(gute|positive) (note|bewertung)\b|\bbestnote\b/,
  /\b(10|tien) op (10|tien)\b|\b(5|vijf) sterren\b|\b(goede|hoge) (score|beoordeling)\b/,
  /\b(10|diez) sobre (10|diez)\b|\b(5|cinco) estrellas\b|\bbuena (nota|opinion|puntuacion)\b/,
  /\b(10|dieci) su (10|dieci)\b|\b(5|cinque) stelle\b|\b(buon voto|voto massimo|recensione positiva)\b/,
  /\b(un|votre|laissez un) (bon avis|avis positif)\b|\bbonne note\b/,
];

/** Words that promise something for an answer. */
const counterparts: readonly RegExp[] = [
  /\b(cadeau|cadeaux|remise|reduction|bon d.achat|code promo|tirage au sort|a gagner|nuit offerte|recompense)\b|\boffert(e|s|es)?\b/,
  /\b(gift|discount|voucher|promo code|prize draw|reward|free night|win a)\b/,
  /\b(geschenk|rabatt|gutschein|verlosung|gewinnspiel|belohnung)\b/,
  /\b(cadeau|korting|waardebon|winactie|beloning)\b/,
  /\b(regalo|descuento|vale de compra|sorteo|recompensa)\b/,
  /\b(omaggio|sconto|buono sconto|sorteggio|ricompensa|premio in palio)\b/,
];

const addresses = /\b(https?:\/\/|www\.)|\b[\w-]+\.(com|fr|de|nl|es|it|net|org)\b/;

/** What a form's text does that it may not: «mark» begs for one, «counterpart» offers something in return, «address» leads elsewhere. */
export function begsIn(text: string): ("mark" | "counterpart" | "address")[] {
  const plain = fold(text);
  return [
    ...(marks.some((words) => words.test(plain)) ? (["mark"] as const) : []),
    ...(counterparts.some((words) => words.test(plain)) ? (["counterpart"] as const) : []),
    ...(addresses.test(plain) ? (["address"] as const) : []),
  ];
}
