const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether an address part can name a stored object: the database refuses anything else instead of not finding it. */
export function isUuid(text: string): boolean {
  return uuid.test(text);
}
