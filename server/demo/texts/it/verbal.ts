/** Plain sentences with a verb and a reason. */
export const italianVerbal = `
# restaurant prix + plain
Per (il prezzo (niente da dire|va benissimo)|$menu euro va benissimo)
`;
