/** Plain sentences with a verb and a reason. */
export const spanishVerbal = `
# restaurant prix + plain
Por (el precio|$menu euros el menú) (no se puede pedir más|está muy bien)
`;
