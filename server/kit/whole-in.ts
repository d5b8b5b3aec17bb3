/** A whole number of the query within its bounds; `usual` where it is absent or no number. */
export function wholeIn(text: string | undefined, usual: number, least: number, most: number): number {
  return text !== undefined && /^\d{1,6}$/.test(text) ? Math.min(Math.max(Number(text), least), most) : usual;
}
