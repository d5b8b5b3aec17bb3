import { type MailName, mailNames, mails } from "../../../domain/mail/mails.ts";
import type { ConfigProblem, MailBlock, MailTemplate } from "../../../generated/types.ts";
import { nearest } from "../nearest.ts";
import { problem, unknownValue } from "../problems.ts";

/** Replaced by the product's name in every mail. */
const product = "product";

/** The problems of a schema-valid mail: one that the product does not send, values that it is not sent with, and blocks that lack something. */
export function checkMail({ mail, subject, blocks, reason }: MailTemplate): ConfigProblem[] {
  if (!Object.hasOwn(mails, mail)) return [unknownValue("/mail", "Le message", mail, mailNames)];
  const values: readonly string[] = mails[mail as MailName];
  return [
    ...checkNames(subject, "/subject", values),
    ...blocks.flatMap((block, index) => checkBlock(block, `/blocks/${index}`, values)),
    ...checkNames(reason, "/reason", values),
  ];
}

function checkBlock({ type, text, to, value, when }: MailBlock, at: string, values: readonly string[]): ConfigProblem[] {
  const needed = {
    heading: ["text"],
    subheading: ["text"],
    paragraph: ["text"],
    button: ["text", "to"],
    link: ["text", "to"],
    lines: ["value"],
  }[type];
  const given = Object.entries({ text, to, value }).filter(([, content]) => content !== undefined);
  const missing = needed.filter((name) => !given.some(([key]) => key === name));
  const stray = given.filter(([key]) => !needed.includes(key));
  return [
    ...missing.map((name) => problem(at, `Un bloc « ${type} » demande « ${name} ».`)),
    ...stray.map(([key]) =>
      problem(`${at}/${key}`, `« ${key} » ne va pas dans un bloc « ${type} ».`, { repair: [{ op: "remove", path: `${at}/${key}` }] }),
    ),
    ...checkNames(text ?? "", `${at}/text`, values),
    ...(to === undefined ? [] : checkAddress(to, `${at}/to`, values)),
    ...(value === undefined || values.includes(value) ? [] : [unknownValue(`${at}/value`, "La valeur", value, values)]),
    ...(when === undefined || values.includes(when) ? [] : [unknownValue(`${at}/when`, "La valeur", when, values)]),
  ];
}

/** A button leads to an address. */
function checkAddress(name: string, pointer: string, values: readonly string[]): ConfigProblem[] {
  const addresses = values.filter((value) => value.endsWith("address"));
  return addresses.includes(name) ? [] : [unknownValue(pointer, "L’adresse", name, addresses)];
}

/** The names in braces for which the mail has no value; a repair replaces the whole text. */
function checkNames(text: string, pointer: string, values: readonly string[]): ConfigProblem[] {
  const known = [...values, product];
  return [...text.matchAll(/\{([^{}]*)\}/g)].flatMap(([source, name = ""]) => {
    if (known.includes(name)) return [];
    const candidate = nearest(name, known);
    return [
      {
        ...unknownValue(pointer, "La valeur", name, known, { candidate }),
        repair: candidate === null ? null : [{ op: "replace", path: pointer, value: text.replaceAll(source, `{${candidate}}`) }],
      },
    ];
  });
}
