/** What a moderator looks after: parts of the territory and categories; everything where empty. */
export interface ModeratorScope {
  login: string;
  children: readonly string[];
  categories: readonly string[];
  onLeave: boolean;
}

/** What a moderator has to look after now, and those whose part it takes over. */
export interface PresentScope {
  children: string[];
  categories: string[];
  /** Logins of colleagues on leave for whom nobody else is present. */
  standsIn: string[];
}

/**
 * What a moderator looks after now: the own part, and that of colleagues on leave which no moderator who is present looks
 * after. Rather too much than too little: parts and categories are joined one by one. Null where it is everything.
 */
export function presentScope(login: string, moderators: readonly ModeratorScope[]): PresentScope | null {
  const own = moderators.find((moderator) => moderator.login === login);
  if (!own || isEverything(own)) return null;
  const present = moderators.filter(({ onLeave }) => !onLeave);
  const away = moderators.filter((moderator) => moderator.onLeave && moderator.login !== login);
  const standsIn = away.filter(
    (moderator) => !present.some((one) => one.login !== login && covers(one, moderator)) && !covers(own, moderator),
  );
  const parts = [own, ...standsIn];
  const scope = { children: joined(parts.map(({ children }) => children)), categories: joined(parts.map(({ categories }) => categories)) };
  return isEverything(scope) ? null : { ...scope, standsIn: standsIn.map((moderator) => moderator.login) };
}

function isEverything({ children, categories }: Pick<ModeratorScope, "children" | "categories">): boolean {
  return children.length === 0 && categories.length === 0;
}

/** Whether the first looks after all that the second does. */
function covers(one: ModeratorScope, other: ModeratorScope): boolean {
  const holds = (all: readonly string[], some: readonly string[]): boolean =>
    all.length === 0 || (some.length > 0 && some.every((id) => all.includes(id)));
  return holds(one.children, other.children) && holds(one.categories, other.categories);
}

/** All of them; none, which is everything, where one of them is everything. */
function joined(lists: readonly (readonly string[])[]): string[] {
  return lists.some((list) => list.length === 0) ? [] : [...new Set(lists.flat())];
}
