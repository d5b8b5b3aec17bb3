/** Plain sentences with a verb and a reason. */
export const italianVerbal = `
# restaurant prix + plain
Per (il prezzo|$menu euro il menù) (niente da dire|va benissimo)
`;
