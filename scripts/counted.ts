/** A number with what it counts, in French: the plural begins at two. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString("fr-FR")} ${count >= 2 ? many : one}`;
}
