/** An id that none of these has: a word and a number. */
export function newId(word: string, taken: readonly { id: string }[]): string {
  for (let no = taken.length + 1; ; no += 1) if (!taken.some(({ id }) => id === `${word}-${no}`)) return `${word}-${no}`;
}
