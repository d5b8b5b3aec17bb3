import { afterEach, expect, it, vi } from "vitest";

import { applyBrand } from "./brand.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.innerHTML = "";
});
const product = {
  slug: "marque",
  name: "Marque",
  version: "1.0.0",
  legal: { publisher: "", host: "", notice: [] },
  links: [],
  independents_group: "",
};

it("lays the brand's colours over the tokens, apart for the dark theme, and takes nothing that is no name", () => {
  const rules: string[] = [];
  vi.stubGlobal(
    "CSSStyleSheet",
    class {
      replaceSync = (text: string): number => rules.push(text);
    },
  );
  Object.assign(document, { adoptedStyleSheets: [] });
  applyBrand({ ...product, colors: { accent: "#112233", "dark-accent": "#aabbcc", "x}body{": "#000000" } });
  expect(rules).toEqual([
    ':root{--accent:#112233}:root[data-theme="dark"]{--accent:#aabbcc}@media (prefers-color-scheme:dark){:root:not([data-theme="light"]){--accent:#aabbcc}}',
  ]);
  expect(document.adoptedStyleSheets).toHaveLength(1);
});

it("shows the brand's logo as the page's icon", () => {
  const icon = document.head.appendChild(Object.assign(document.createElement("link"), { rel: "icon", href: "/logo.svg" }));
  applyBrand({ ...product, logo: "/marque.svg" });
  expect(icon.getAttribute("href")).toBe("/marque.svg");
});
