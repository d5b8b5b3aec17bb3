import type { Product } from "../../../src/generated/types.ts";
import { escapeHtml } from "../../kit/html.ts";
import { readTexts } from "../../kit/texts.ts";

/** The French texts of the provider's pages. */
export const texts = readTexts<
  "title" | "heading" | "login" | "password" | "submit" | "wrong" | "throttled" | "expired" | "again" | "failed"
>("server/ports/identity/sign-in.fr.json");

/** What the pages show of the brand. */
export type Brand = Pick<Product, "name" | "logo">;

export interface SignInForm {
  readonly brand: Brand;
  /** Where the form is sent. */
  readonly action: string;
  readonly login: string;
  /** What went wrong with the last attempt. */
  readonly failure?: string | undefined;
}

/** The page that asks for login and password. */
export function signInPage({ brand, action, login, failure }: SignInForm): string {
  const invalid = failure === undefined ? "" : ' aria-invalid="true" aria-describedby="failure"';
  const alert = failure === undefined ? "" : `<p class="failure" id="failure" role="alert">${escapeHtml(failure)}</p>`;
  // The first empty field takes the focus.
  const focus = (wanted: boolean): string => (wanted ? " autofocus" : "");
  return page(
    brand,
    `<h1>${escapeHtml(texts.heading.replace("{product}", brand.name))}</h1>
<form method="post" action="${escapeHtml(action)}" autocomplete="on">
${alert}
<label for="login">${texts.login}</label>
<input id="login" name="login" type="text" value="${escapeHtml(login)}" autocomplete="username" autocapitalize="none" spellcheck="false" required maxlength="200"${invalid}${focus(login === "")}>
<label for="password">${texts.password}</label>
<input id="password" name="password" type="password" autocomplete="current-password" required maxlength="200"${invalid}${focus(login !== "")}>
<button type="submit">${texts.submit}</button>
</form>`,
  );
}

/** The page of a sign-in that cannot go on, with the way to begin again. */
export function failurePage(brand: Brand, sentence: string): string {
  return page(brand, `<h1>${texts.failed}</h1>\n<p>${escapeHtml(sentence)}</p>\n<p><a class="button" href="/login">${texts.again}</a></p>`);
}

function page({ name, logo = "/logo.svg" }: Brand, content: string): string {
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${texts.title} · ${escapeHtml(name)}</title>
<link rel="icon" href="${escapeHtml(logo)}">
<script src="/theme.js"></script>
<link rel="stylesheet" href="/identity/style.css">
</head>
<body>
<main>
<p class="brand"><img src="${escapeHtml(logo)}" alt="" width="28" height="28">${escapeHtml(name)}</p>
${content}
</main>
</body>
</html>
`;
}
