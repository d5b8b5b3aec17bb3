import { addTexts, type Namespace, type Translate, useTranslation } from "../domain/texts/texts.ts";
import type { Texts } from "../generated/texts.ts";

/**
 * The texts of the namespace «x» are in `x.fr.json`, beside what shows them. Those that lie directly in a layer's folder
 * come with the first load; the others with the part that takes them by `textsOf`.
 */
const files = import.meta.glob<Texts[Namespace]>("../*/*.fr.json", { eager: true, import: "default" });

for (const [path, texts] of Object.entries(files)) addTexts(namespaceOf(path), texts);

/**
 * The hook of a part's own texts. What draws with them imports the hook, and the hook's module the texts, so they are
 * there whenever they are asked for, and load with nothing else.
 */
export function textsOf<Name extends Namespace>(namespace: Name, texts: Texts[Name]): () => { readonly t: Translate<Name> } {
  addTexts(namespace, texts);
  return () => useTranslation(namespace);
}

function namespaceOf(path: string): Namespace {
  return path.slice(path.lastIndexOf("/") + 1, -".fr.json".length) as Namespace;
}
