/** The first characters of a text, as schemas count them: one outside the basic plane (an emoji) is never cut in half. */
export function cutText(text: string, most: number): string {
  return Array.from(text).slice(0, most).join("");
}
