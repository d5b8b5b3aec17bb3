/** What an entry is in a theme: its thing, or what praises or blames it, surely or where the thing is near. */
export type Role = "target" | "firm" | "soft";
export interface ThemeSense {
  theme: number;
  role: Role;
  value: number;
}

/** What one lexicon entry means: its themes, its polarity (strong ±2, normal ±1, weak ±0.5) and its effect on neighbours. */
export interface Sense {
  key: string;
  /** The entry as staff wrote it, for display. */
  label: string;
  themes: ThemeSense[];
  polarity: number;
  modifier: number;
  /** Index in DOMAINS, -1 when the entry does not indicate the kind of place. */
  domain: number;
  /** A phrase that holds its own object («parking trop petit»): it says nothing about other things. */
  closed: boolean;
  /** It holds its own negation («reviendrai pas»): another one before it («ni» for «n’y») does not turn it round. */
  denying: boolean;
}

export interface TrieNode {
  next: Map<number, TrieNode> | null;
  sense: Sense | null;
  /** The words that lead here from the node above: the forms of one word share a node. */
  ids: number[];
}

export const newNode = (): TrieNode => ({ next: null, sense: null, ids: [] });

/** The nodes that words lead to from some others; those for none of these words stay as they are. */
export function step(nodes: readonly TrieNode[], ids: readonly number[], senses: Sense[]): TrieNode[] {
  const reached = new Set<TrieNode>();
  for (const node of nodes) {
    node.next ??= new Map();
    let shared: TrieNode | null = null;
    for (const id of ids) {
      const child = node.next.get(id);
      if (child === undefined) {
        shared ??= newNode();
        shared.ids.push(id);
        node.next.set(id, shared);
      } else if (child !== shared && !reached.has(child)) reached.add(apart(node.next, child, ids, senses));
    }
    if (shared !== null) reached.add(shared);
  }
  return [...reached];
}

/** The node for those of a child's words that are asked for: «côtes» must not mean what «côté» means because a phrase joined their forms. */
function apart(next: Map<number, TrieNode>, child: TrieNode, ids: readonly number[], senses: Sense[]): TrieNode {
  const asked = child.ids.filter((id) => ids.includes(id));
  if (asked.length === child.ids.length) return child;
  const copy = copyOf(child);
  if (copy.sense !== null) {
    copy.sense = { ...copy.sense, themes: copy.sense.themes.map((theme) => ({ ...theme })) };
    senses.push(copy.sense);
  }
  child.ids = child.ids.filter((id) => !ids.includes(id));
  copy.ids = asked;
  for (const id of asked) next.set(id, copy);
  return copy;
}

function copyOf(node: TrieNode): TrieNode {
  if (node.next === null) return { ...node, ids: [...node.ids] };
  const copies = new Map([...new Set(node.next.values())].map((child) => [child, copyOf(child)]));
  return { ...node, ids: [...node.ids], next: new Map([...node.next].map(([id, child]) => [id, copies.get(child) ?? child])) };
}
