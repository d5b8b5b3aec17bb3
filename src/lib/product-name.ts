/** The product's name, written into the page by the server (white label). */
export const productName = document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? "";
