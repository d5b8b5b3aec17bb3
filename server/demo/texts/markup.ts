import type { Random } from "../random.ts";
import type { ThemeId } from "../types.ts";

/** Who speaks in a review: «nous», «je» or «on»; other languages know the first two. */
export type Voice = "we" | "i" | "on";

/** What a fragment may draw on while it is rendered. */
export interface RenderContext {
  random: Random;
  voice: Voice;
  feminine: boolean;
  /** Endings that `~` represents: masculine, feminine. */
  endings: readonly [string, string];
  /** The words of a slot; the same within one review. */
  slot(name: string): string;
}

type Node = string | { alternatives: Node[][] } | { voices: Node[][] } | { slot: string } | { ending: true };

/** A subject, praised or blamed. */
export interface Told {
  theme: ThemeId;
  polarity: "+" | "-";
}

/** A compiled fragment. */
export interface Fragment {
  /** Conditions that must all hold; `!x` that must not. */
  conditions: readonly string[];
  /** Without a verb, as some authors write throughout: «Grand parking gratuit». */
  nominal: boolean;
  /** Points that a whole review expresses and the plan of a review may ask for. */
  tells: readonly Told[];
  nodes: readonly Node[];
  source: string;
  /** In how many ways it can be said, about: a slot counts for a few. */
  ways: number;
  /** How many signs it has once written out, about. */
  length: number;
}

/**
 * Compiles one line of a bank.
 *
 * `(a|b)` picks one, `[nous avons/j'ai/on a]` follows the voice, `$room` is a slot, `~` the author's
 * gender, `{…}` means parentheses; a leading `?pool,!solo ` gives conditions, `@attente-,chambre+ ` the points of a whole
 * review.
 * Throws on unbalanced brackets and on a mark without sign, so that a slip in a bank is found by the first test.
 */
export function compile(line: string): Fragment {
  let rest = line.trim();
  let conditions: string[] = [];
  const condition = /^\?(\S+)\s+/.exec(rest);
  if (condition?.[1]) {
    conditions = condition[1].split(",");
    rest = rest.slice(condition[0].length);
  }
  let tells: Told[] = [];
  const told = /^@(\S+)\s+/.exec(rest);
  if (told?.[1]) {
    tells = told[1].split(",").map(toldOf);
    rest = rest.slice(told[0].length);
  }
  const cursor = { text: rest, at: 0 };
  const nodes = sequence(cursor, "");
  if (cursor.at < rest.length) throw new Error(`Unbalanced bracket in: ${line}`);
  return { conditions, nominal: verbless(rest), tells, nodes, source: rest, ways: ways(nodes), length: lengthOf(nodes) };
}

const verbs =
  /\b(was|were|is|are|has|had|have|did|do|does|could|can|can't|couldn't|got|felt|took|made|went|sits|you|we|I|it's|there's|he|she|they|be|told|est|sont|était|étaient|a|ont|avait|avons|ai|on|nous|je|j'ai|il|elle|c'est|fait|vaut|war|waren|ist|sind|hat|haben|wird|gibt|man|wir|ich|kam|stimmt|het|was|waren|zijn|heeft|had|hebben|je|we|ik|werd|es|está|era|fue|hay|tiene|son|estaba|va|se|llega|è|era|sono|ha|hanno|c'è|va|si|ho)\b/i;

/** Whether it does without a verb. */
export function verbless(source: string): boolean {
  return !verbs.test(source);
}

/** `attente-`; the banks' test holds the names against the themes. */
function toldOf(mark: string): Told {
  const [, theme, polarity] = /^([a-z_]+)([+-])$/.exec(mark) ?? [];
  if (!theme || !polarity) throw new Error(`No theme with its sign: ${mark}`);
  return { theme: theme as ThemeId, polarity: polarity === "+" ? "+" : "-" };
}

/** Number of wordings that fill a slot, at least. */
const wordsOfSlot = 4;

function ways(nodes: readonly Node[]): number {
  return nodes.reduce((count, node) => {
    if (typeof node === "string" || "ending" in node || "voices" in node) return count;
    return count * ("slot" in node ? wordsOfSlot : node.alternatives.reduce((sum, part) => sum + ways(part), 0));
  }, 1);
}

/** Average length of the words that fill a slot. */
const signsOfSlot = 7;

function lengthOf(nodes: readonly Node[]): number {
  return nodes.reduce((sum, node) => {
    if (typeof node === "string") return sum + node.length;
    if ("slot" in node) return sum + signsOfSlot;
    if ("ending" in node) return sum;
    const parts = "voices" in node ? node.voices : node.alternatives;
    return sum + parts.reduce((total, part) => total + lengthOf(part), 0) / parts.length;
  }, 0);
}

const parentheses: Readonly<Record<string, string>> = { "{": "(", "}": ")" };

interface Cursor {
  text: string;
  at: number;
}

function sequence(cursor: Cursor, stops: string): Node[] {
  const nodes: Node[] = [];
  let plain = "";
  const flush = (): void => {
    if (plain) nodes.push(plain);
    plain = "";
  };
  while (cursor.at < cursor.text.length) {
    const char = cursor.text.charAt(cursor.at);
    if (stops.includes(char)) break;
    if (")]".includes(char)) break;
    if (char === "(" || char === "[") {
      flush();
      nodes.push(group(cursor, char));
    } else if (char === "$") {
      flush();
      const name = /^[a-z]+[0-9]?/i.exec(cursor.text.slice(cursor.at + 1))?.[0];
      if (!name) throw new Error(`A slot without a name in: ${cursor.text}`);
      nodes.push({ slot: name });
      cursor.at += 1 + name.length;
    } else {
      if (char === "~") {
        flush();
        nodes.push({ ending: true });
      } else plain += parentheses[char] ?? char;
      cursor.at++;
    }
  }
  flush();
  return nodes;
}

function group(cursor: Cursor, open: "(" | "["): Node {
  const [separator, close] = open === "(" ? ["|", ")"] : ["/", "]"];
  const parts: Node[][] = [];
  do {
    cursor.at++;
    parts.push(sequence(cursor, separator));
  } while (cursor.text.charAt(cursor.at) === separator);
  if (cursor.text.charAt(cursor.at) !== close) throw new Error(`Unbalanced ${open} in: ${cursor.text}`);
  cursor.at++;
  return open === "(" ? { alternatives: parts } : { voices: parts };
}

/** Writes a fragment out. */
export function render(nodes: readonly Node[], context: RenderContext): string {
  let out = "";
  for (const node of nodes) {
    if (typeof node === "string") out += node;
    else if ("slot" in node) out += context.slot(node.slot);
    else if ("ending" in node) out += context.feminine ? context.endings[1] : context.endings[0];
    else if ("voices" in node) {
      const index = context.voice === "we" ? 0 : context.voice === "i" ? 1 : 2;
      out += render(node.voices[index] ?? node.voices[0] ?? [], context);
    } else out += render(context.random.pick(node.alternatives), context);
  }
  return out;
}
