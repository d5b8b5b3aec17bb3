import { expect, it } from "vitest";

import { checkMail } from "../../src/engine/check/config/mail.ts";
import type { MailTemplate } from "../../src/generated/types.ts";
import { renderMail } from "./render-mail.ts";

const template: MailTemplate = {
  mail: "report",
  subject: "{title} : {period}",
  blocks: [
    { type: "heading", text: "{title}" },
    { type: "paragraph", text: "{message}", when: "message" },
    { type: "lines", value: "figures" },
    { type: "button", text: "Ouvrir", to: "address" },
  ],
  reason: "Envoyé {rhythm} par {product}.",
};
const values = {
  title: "Été <b> & {product}",
  period: "mai",
  rhythm: "chaque mois",
  sender: "",
  message: "",
  figures: "Note : 8,2\nAvis : 12",
  address: "https://avis.example.org/?a=1&b=2",
};
const frame = { product: "Belvédère", accent: "#000000", onAccent: "#ffffff", stopPage: "https://avis.example.org/arret" };

it("fills in values as plain words: neither markup nor names in braces, in either form", () => {
  const { subject, text, html } = renderMail(template, values, frame);
  expect(subject).toBe("Été <b> & {product}\u00a0: mai");
  expect(text.split("\n")).toEqual(expect.arrayContaining(["- Note : 8,2", "- Avis : 12", values.address, frame.stopPage]));
  expect(text).toContain("Envoyé chaque mois par Belvédère.");
  expect(html).toContain("Été &#60;b&#62; &#38; {product}");
  expect(html).toContain('href="https://avis.example.org/?a=1&#38;b=2"');
  expect(html).not.toContain("<b>");
});

it("leaves out what has no value, and the stop of what cannot be stopped", () => {
  const all = renderMail(template, { ...values, message: "Bonjour" }, frame);
  const less = renderMail(template, values, { ...frame, stopPage: null });
  expect(all.text).toContain("Bonjour");
  expect(less.html.match(/<p /g)).toHaveLength((all.html.match(/<p /g) ?? []).length - 1);
  expect(less.text).not.toContain("Ne plus recevoir");
});

it("of a template, what the mail is not sent with is a problem, with the nearest value", () => {
  const wrong: MailTemplate = {
    ...template,
    subject: "{titel}",
    blocks: [{ type: "button", text: "Ouvrir", to: "title" }, { type: "lines", text: "x", value: "figure" }, { type: "heading" }],
  };
  expect(checkMail(wrong).map(({ pointer, nearest }) => [pointer, nearest])).toEqual([
    ["/subject", "title"],
    ["/blocks/0/to", null],
    ["/blocks/1/text", null],
    ["/blocks/1/value", "figures"],
    ["/blocks/2", null],
  ]);
  expect(checkMail(template)).toEqual([]);
  expect(checkMail({ ...template, mail: "repport" })).toMatchObject([{ pointer: "/mail", nearest: "report" }]);
});

it("says its language, and puts no French space before the colon of an address in another one", () => {
  const of = (lang?: string) => renderMail(template, values, { ...frame, stopWords: "Stop", ...(lang === undefined ? {} : { lang }) });
  expect(of().html).toContain('<html lang="fr">');
  expect(of().text).toContain("Stop :\n");
  expect(of("de").html).toContain('<html lang="de">');
  expect(of("de").text).toContain("Stop:\n");
});
