import type { Person } from "../people.ts";
import type { ReviewPlan } from "../plan.ts";
import type { Random } from "../random.ts";
import type { DemoEstablishment, Lang } from "../types.ts";
import { parseBank, type Bank } from "./bank.ts";
import german from "./de/replies.json" with { type: "json" };
import english from "./en/replies.json" with { type: "json" };
import french from "./fr/replies.json" with { type: "json" };
import { language } from "./languages.ts";
import { finish, punctuate, upperFirst } from "./punctuation.ts";
import { slotFiller } from "./slots.ts";
import { Writer, type Usage } from "./writer.ts";

type ReplyLang = "fr" | "en" | "de";

let banks: Record<ReplyLang, Bank> | undefined;

/** Everything that may be said to a guest; a reply does not describe a stay of the owner's own. */
const facts: ReadonlySet<string> = new Set(["together", "famille", "couple", "winter", "spring", "summer", "autumn", "aurelle"]);

/** Writes an owner's reply: thanks or regret, a word on what was said, a signature. */
export function composeReply(
  r: Random,
  review: { establishment: DemoEstablishment; person: Person; plan: ReviewPlan; usage: Usage },
): string {
  const { establishment, person, plan, usage } = review;
  banks ??= { fr: parseBank(french), en: parseBank(english), de: parseBank(german) };
  const { signature, kind } = establishment.traits;
  const lang = replyLanguage(r, person.lang);
  const fill = slotFiller(r, language(lang).slots, {
    kind,
    destination: establishment.destination,
    known: (name) => (name === "name" ? establishment.name : undefined),
  });
  const first = person.author.split(/[ _\d]/)[0] ?? "";
  const scene = {
    lang,
    category: establishment.category,
    voice: /équipe|direction|gardiens|amille| et /.test(signature) ? ("we" as const) : ("i" as const),
    feminine: /[ae]$/.test(signature.split(/[ ,]/)[0] ?? "") && !/^(Bruno|Philippe)/.test(signature),
    // A nickname is no name to greet somebody by.
    facts: /^[\p{L}-]+( |$)/u.test(person.author) && !/\p{Ll}\p{Lu}/u.test(person.author) ? new Set([...facts, "named"]) : facts,
    slot: (name: string) => (name === "first" ? upperFirst(first) : fill(name)),
  };
  const writer = new Writer(scene, r, { bank: banks[lang], usage });
  const sentences = plan.shape === "silent" || plan.shape === "terse" ? [writer.part(`short ${plan.tier}`)] : answer(writer, plan);
  const said = sentences.filter((sentence) => sentence !== null).map((sentence) => finish(upperFirst(sentence)));
  const hello = r.chance(0.72) ? writer.part("hello") : null;
  writer.keep();
  const body = `${hello === null ? "" : `${hello}\n`}${punctuate(said.join(" "))}`;
  return r.chance(0.8) ? `${body}${r.chance(0.6) ? "\n" : " "}${signature}` : body;
}

/** Many answer in the guest's language where they can, some in French to everybody. */
function replyLanguage(r: Random, lang: Lang): ReplyLang {
  if (lang === "fr") return "fr";
  if (lang === "de" && r.chance(0.45)) return "de";
  return r.chance(0.68) ? "en" : "fr";
}

/** A word of regret on these would make much of a small remark. */
const grave: ReadonlySet<string> = new Set(["restauration", "accueil", "attente", "proprete", "pedagogie"]);

function answer(writer: Writer, { tier, points }: ReviewPlan): (string | null)[] {
  const wanted = tier >= 4 ? points.filter(({ polarity }) => polarity === "+") : points.filter(({ polarity }) => polarity === "-");
  const subject = writer.random.chance(0.68) ? wanted[0] : undefined;
  const reservation = tier === 4 ? points.find(({ polarity, theme }) => polarity === "-" && !grave.has(theme)) : undefined;
  return [
    writer.part(`thanks ${tier}`),
    subject ? writer.part(`re ${subject.theme} ${subject.polarity}`) : null,
    reservation && writer.random.chance(0.55) ? writer.part(`re ${reservation.theme} -`) : null,
    tier <= 2 && writer.random.chance(0.5) ? writer.part("invite") : null,
    writer.part(`goodbye ${tier}`),
  ];
}
