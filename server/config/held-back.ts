import { problem } from "../../src/engine/check/problems.ts";
import type { ConfigProblem, Product } from "../../src/generated/types.ts";
import { assemble, ConfigError, type RouteNames } from "./assemble.ts";
import { located } from "./position.ts";
import type { ReadDocument } from "./read-document.ts";

/** A fault that a change would bring to another file. */
export interface Harm {
  file: string;
  message: string;
}

/** Why a change is not in force. */
export interface Held {
  /** It needs a restart. */
  restart?: ConfigProblem;
  /** It is not valid. */
  faults?: readonly ConfigProblem[];
  /** It would break other files. */
  harm?: readonly Harm[];
}

/** What addresses, cookies and stored roles are made of, and what stored figures were counted by. */
const restartOnly: readonly { key: "slug" | "timezone"; why: string }[] = [
  { key: "slug", why: "il fait partie des adresses, des sessions et des rôles" },
  { key: "timezone", why: "les journées des chiffres en dépendent" },
];

/** The problem of a product's change that only a restart brings into force; null of any other change. */
export function restartProblem(before: ReadDocument | undefined, now: ReadDocument | undefined): ConfigProblem | null {
  if (now?.kind !== "product" || now.problems.length > 0 || before?.kind !== "product") return null;
  const [old, next] = [before.value as Product, now.value as Product];
  const changed = restartOnly.find(({ key }) => old[key] !== next[key]);
  if (!changed) return null;
  const { key, why } = changed;
  const found = problem(
    `/${key}`,
    `« ${key} » ne change qu’au redémarrage du serveur, car ${why} : « ${old[key]} » et le reste du fichier d’avant restent en vigueur d’ici là.`,
    { nearest: old[key], repair: [{ op: "replace", path: `/${key}`, value: old[key] }] },
  );
  return located([found], now.file, now.text)[0] ?? null;
}

/**
 * The problems of the changes that are held back: those that the linter finds, which reads the folders as they are,
 * and where it finds none, what they would break. Every one has its problem, unless it waits for a file that is reported.
 */
export function heldProblems(
  held: ReadonlyMap<string, Held>,
  inForce: ReadonlyMap<string, ReadDocument>,
  disk: ReadonlyMap<string, ReadDocument>,
  routes: RouteNames,
): ConfigProblem[] {
  if (held.size === 0) return [];
  const found = problemsOnDisk(held, inForce, disk, routes);
  const unreadable = [...held.keys()].some((file) => (disk.get(file)?.problems.length ?? 0) > 0);
  return [...held].flatMap(([file, { restart, harm, faults = [] }]) => {
    const own = found.filter((one) => one.file === file);
    if (own.length > 0) return own;
    if (restart) return [restart];
    if (harm) return [{ ...problem("", harmSentence(harm, disk.has(file))), file, line: 1, column: 1 }];
    return unreadable ? [] : located(faults, file, disk.get(file)?.text ?? "");
  });
}

/** What is wrong in the folders as they are; beside a product that is held back, by the one in force. */
function problemsOnDisk(
  held: ReadonlyMap<string, Held>,
  inForce: ReadonlyMap<string, ReadDocument>,
  disk: ReadonlyMap<string, ReadDocument>,
  routes: RouteNames,
): readonly ConfigProblem[] {
  const settled = new Set([...disk.keys()].filter((file) => !held.has(file)));
  const isProduct = ({ file }: Pick<ReadDocument, "file">): boolean => file === "templates/product.json";
  try {
    return assemble([...disk.values()], routes, settled).problems;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const others = [...disk.values()].filter((document) => !isProduct(document));
    const product = [...inForce.values()].filter(isProduct);
    return [...error.problems, ...assemble([...product, ...others], routes, settled).problems];
  }
}

function harmSentence(harm: readonly Harm[], isThere: boolean): string {
  const [first] = harm;
  const files = new Set(harm.map(({ file }) => file)).size;
  const others = files > 1 ? ` et ${files - 1} ${files === 2 ? "autre fichier" : "autres fichiers"}` : "";
  const cited = first?.message ? ` (${first.message.replace(/\.$/, "")})` : "";
  return isThere
    ? `Ce changement n’est pas en vigueur : il mettrait en défaut ${first?.file}${others}${cited}. Adaptez-${files > 1 ? "les" : "le"} aussi, ou revenez à la version d’avant.`
    : `Ce fichier a été retiré, mais ${first?.file}${others} en ${files > 1 ? "dépendent" : "dépend"}${cited} : sa dernière version reste en vigueur jusqu’au redémarrage. Remettez-le, ou modifiez d’abord ce qui en dépend.`;
}
