import type { Lang, ThemeId } from "../types.ts";
import { mentions } from "./contradiction.ts";
import type { Point } from "./draft.ts";
import { isHeated } from "./feeling.ts";
import { upperFirst } from "./punctuation.ts";
import type { Writer } from "./writer.ts";

/** What anybody may set over anything, by stars from one to five. */
const plainest: Record<Lang, readonly (readonly string[])[]> = {
  fr: [
    ["Nul", "A éviter"],
    ["Pas terrible", "Moyen"],
    ["Moyen", "Bof", "Correct"],
    ["Bien", "Très bien"],
    ["Très bien", "Super"],
  ],
  en: [
    ["Poor", "Avoid"],
    ["Not great", "Disappointing"],
    ["OK", "Average"],
    ["Good", "Nice"],
    ["Very good", "Great"],
  ],
  de: [["Schlecht"], ["Naja", "Enttäuschend"], ["Geht so", "Okay"], ["Gut", "Schön"], ["Sehr gut", "Super"]],
  nl: [["Slecht"], ["Matig", "Valt tegen"], ["Gaat wel", "Redelijk"], ["Prima", "Goed"], ["Heel goed", "Super"]],
  es: [["Mal"], ["Flojo"], ["Normal", "Regular"], ["Bien", "Muy bien"], ["Muy bien", "Perfecto"]],
  it: [["Pessimo"], ["Deludente"], ["Nella media"], ["Bene", "Buono"], ["Molto bene", "Ottimo"]],
};

/** A title that the text bears out: of its own subject or of the rating alone, in few words, and not its first words once more. */
export function titleOf(writer: Writer, review: { tier: number; points: readonly Point[]; text: string }): string | null {
  const { tier, points, text } = review;
  const { random: r, scene } = writer;
  const heated = isHeated(text, tier);
  // Over one plain fact, or a short cry, nobody sets more than a word.
  if (points.length < 2 && text.length < (heated ? 60 : 160))
    return r.chance(0.5) ? r.pick(plainest[scene.lang][tier - 1] ?? [""]) || null : null;
  const main = points.find(({ polarity }) => polarity === (tier >= 4 ? "+" : "-"));
  // Who has a reservation praises more soberly, and who has a good word condemns more mildly.
  const other = tier >= 4 ? "-" : "+";
  const tone = (tier === 5 || tier === 1) && points.some(({ polarity }) => polarity === other) ? (tier === 5 ? 4 : 2) : tier;
  for (let attempt = 0; attempt < 10; attempt++) {
    const ofTheme = main && mentions(text, main.theme) && r.chance(0.4) ? titleOn(writer, main) : null;
    const title = ofTheme ?? writer.part(`title ${tone}`);
    if (title !== null && bears({ text, heated }, title, tier)) return upperFirst(title);
  }
  return r.pick(plainest[scene.lang][tone - 1] ?? [""]) || null;
}

/** Titles with a story, a whole phrase or an exclamation. */
const telling =
  /enfin|silence| en or|comme on|se sent|dérange|prévoyez|nuit blanche|détour|tristes|impossible|à oublier|client|hôtes|geheim|bett|aufatmen|,|\.\.|quel(?:le)? |what a|wat een|che |qué /i;

/** Feelings that need some lines of text behind them, and stays whose length the text would have to mention. */
const wanting =
  /surprise|découverte|coup de c|pépite|pareltje|genoten|merci|torneremo|reviendr|volveremos|would return|zeitverschw|incontourn|imperd|nuit|week-end|étape|night|nacht|reise|trip|urlaub|fault|redire|à dire/i;

const themes: readonly ThemeId[] = [
  "accueil",
  "proprete",
  "chambre",
  "calme",
  "restauration",
  "petit_dejeuner",
  "acces",
  "prix",
  "numerique",
  "attente",
];

/** Whether the text holds what the title says: its subject, and its feeling. */
function bears({ text, heated }: { text: string; heated: boolean }, title: string, tier: number): boolean {
  if (telling.test(title) || title.split(" ").length > 4) return false;
  if (wanting.test(title) && (!heated || text.length < 120)) return false;
  if (!heated && isHeated(title, tier)) return false;
  if (themes.some((theme) => mentions(title, theme) && !mentions(text, theme))) return false;
  const opening = new Set(stems(text.slice(0, 40)));
  return !stems(title).some((stem) => opening.has(stem));
}

/** Subjects of which any praise or blame bears out any other. */
const broad: ReadonlySet<string> = new Set(["accueil", "proprete", "calme", "prix", "attente"]);

function titleOn(writer: Writer, { theme, polarity }: Point): string | null {
  return writer.part(`title ${theme} ${polarity}`) ?? (broad.has(theme) ? writer.part(`${theme} b${polarity}`) : null);
}

function stems(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 5));
}
