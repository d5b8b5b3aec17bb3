/** What stands for a name where a source or an importer keeps it: a digest. */
const digest = /^(?=.*\d)[0-9a-f_-]{12,}$/i;

/** The author's name as the source shows it; null where there is none, or a digest in its place. */
export function shownAuthor(author: string | null): string | null {
  return author === null || digest.test(author) ? null : author;
}
