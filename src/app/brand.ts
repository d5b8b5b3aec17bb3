import { imageAddress } from "../domain/design/image-address.ts";
import type { AppConfig } from "../generated/types.ts";

/**
 * Dresses the page in the brand: its colours over the design's tokens, its logo as the page's icon. A colour is
 * named after its token (`accent`, `accent-hover`…), with `dark-` before it for the dark theme.
 */
export function applyBrand({ colors = {}, logo }: AppConfig["product"]): void {
  if (logo) document.querySelector('link[rel="icon"]')?.setAttribute("href", imageAddress(logo, { size: 64 }));
  const names = Object.keys(colors).filter((name) => /^[a-z0-9-]+$/.test(name));
  if (names.length === 0) return;
  const rules = (dark: boolean): string =>
    names
      .filter((name) => name.startsWith("dark-") === dark)
      .map((name) => `--${name.replace("dark-", "")}:${colors[name]}`)
      .join(";");
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `:root{${rules(false)}}:root[data-theme="dark"]{${rules(true)}}@media (prefers-color-scheme:dark){:root:not([data-theme="light"]){${rules(true)}}}`,
  );
  document.adoptedStyleSheets.push(sheet);
}
