/** The part of jsdom that reads XML; the package brings no types. */
declare module "jsdom" {
  export class JSDOM {
    constructor(html: string);
    readonly window: { readonly DOMParser: new () => DOMParser };
  }
}
