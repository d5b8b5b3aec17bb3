/** A digest that a source or an importer keeps in place of a name. */
const digest = /^(?=.*\d)[0-9a-f_-]{12,}$/i;

/** The author's name as the source shows it; null where there is none, or a digest in its place. */
export function shownAuthor(author: string | null): string | null {
  return author === null || digest.test(author) ? null : author;
}

/** The first name with which a review is signed; null where it is signed with an alias, initials or nothing. */
export function firstNameOf(author: string | null): string | null {
  const [first = ""] = (author ?? "").trim().split(/\s+/);
  return /^\p{Lu}\p{Ll}[\p{Ll}'’-]*(?:-\p{Lu}\p{Ll}+)?$/u.test(first) && first.length <= 20 ? first : null;
}
