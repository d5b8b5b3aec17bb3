import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { JSDOM } from "jsdom";

const XS = "http://www.w3.org/2001/XMLSchema";
const { DOMParser } = new JSDOM("").window;

/** The schema files of Factur-X 1.07.3, profile MINIMUM, as FNFE-MPE publishes them. */
const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith(".xsd"));

interface Schemas {
  /** «namespace name» → its declaration. */
  types: ReadonlyMap<string, Element>;
  roots: ReadonlyMap<string, Element>;
}

/** What in an XML text its schema does not admit; nothing where it is valid. Of XSD it knows what these schemas use, and throws on anything else. */
export function schemaFaults(xml: string): string[] {
  const document = parsed(xml);
  const root = document.documentElement;
  const schemas = readSchemas();
  const declared = schemas.roots.get(`${root.namespaceURI} ${root.localName}`);
  return declared ? elementFaults(root, declared, schemas, `/${root.localName}`) : [`no root is called ${root.nodeName}`];
}

function readSchemas(): Schemas {
  const types = new Map<string, Element>();
  const roots = new Map<string, Element>();
  for (const file of files) {
    const schema = parsed(readFileSync(join(import.meta.dirname, file), "utf8")).documentElement;
    const namespace = schema.getAttribute("targetNamespace");
    for (const child of schema.children) {
      const key = `${namespace} ${child.getAttribute("name")}`;
      if (child.localName === "complexType" || child.localName === "simpleType") types.set(key, child);
      else if (child.localName === "element") roots.set(key, child);
      else if (child.localName !== "import") throw new Error(`${file}: ${child.localName} is not known here`);
    }
  }
  return { types, roots };
}

function parsed(text: string): Document {
  const document = new DOMParser().parseFromString(text, "application/xml");
  if (document.getElementsByTagName("parsererror").length > 0) throw new Error("no XML");
  return document as unknown as Document;
}

/** The declaration of a type that a name with a prefix refers to, or the name of one of XSD's own. */
function typeOf(name: string, at: Element, { types }: Schemas): Element | string {
  const [prefix = "", local = ""] = name.split(":");
  const namespace = at.lookupNamespaceURI(prefix);
  if (namespace === XS) return local;
  const type = types.get(`${namespace} ${local}`);
  if (!type) throw new Error(`no type ${name}`);
  return type;
}

function elementFaults(element: Element, declaration: Element, schemas: Schemas, path: string): string[] {
  const named = declaration.getAttribute("type");
  const type = named === null ? childOf(declaration, "complexType") : typeOf(named, declaration, schemas);
  if (!type) throw new Error(`${path}: no type`);
  if (typeof type === "string") return valueFaults(element.textContent, type, path);
  const simple = type.localName === "simpleType" ? type : childOf(type, "simpleContent");
  if (simple) return [...simpleFaults(element, type, schemas, path), ...(element.children.length > 0 ? [`${path}: has elements`] : [])];
  const group = childOf(type, "sequence") ?? childOf(type, "choice");
  const found = [...element.children];
  const text = [...element.childNodes].filter((node) => node.nodeType === 3).map((node) => node.textContent?.trim());
  const faults = [
    ...(text.some(Boolean) ? [`${path}: has text`] : []),
    ...[...element.attributes]
      .filter(({ prefix, name }) => prefix !== "xmlns" && name !== "xmlns")
      .map(({ name }) => `${path}: has the attribute ${name}`),
  ];
  const targets = group ? [...group.children] : [];
  const namespace =
    type.closest("schema")?.getAttribute("targetNamespace") ?? type.ownerDocument.documentElement.getAttribute("targetNamespace");
  const take = (declared: Element): number => {
    let count = 0;
    while (found[0] && found[0].localName === declared.getAttribute("name") && found[0].namespaceURI === namespace) {
      const child = found.shift() as Element;
      count += 1;
      faults.push(...elementFaults(child, declared, schemas, `${path}/${child.localName}`));
    }
    return count;
  };
  if (group?.localName === "choice") {
    if (targets.filter((declared) => take(declared) > 0).length !== 1) faults.push(`${path}: one of its choices`);
  } else {
    for (const declared of targets) {
      const count = take(declared);
      const least = Number(declared.getAttribute("minOccurs") ?? 1);
      const most = Number(declared.getAttribute("maxOccurs") ?? 1);
      if (count < least || count > most) faults.push(`${path}: ${count} ${declared.getAttribute("name")}`);
    }
  }
  return [...faults, ...found.map((child) => `${path}: ${child.nodeName} is out of place`)];
}

/** A value with its attributes, over the types that it extends or restricts. */
function simpleFaults(element: Element, type: Element, schemas: Schemas, path: string): string[] {
  const holder = type.localName === "simpleType" ? type : childOf(type, "simpleContent");
  const derived = holder && (childOf(holder, "extension") ?? childOf(holder, "restriction"));
  if (!derived) throw new Error(`${path}: neither an extension nor a restriction`);
  const allowed = [...derived.children];
  const names = new Set(allowed.map((attribute) => attribute.getAttribute("name")));
  const base = typeOf(derived.getAttribute("base") ?? "", derived, schemas);
  return [
    ...[...element.attributes].filter(({ name }) => !names.has(name)).map(({ name }) => `${path}: has the attribute ${name}`),
    ...allowed
      .filter((attribute) => attribute.getAttribute("use") === "required" && !element.hasAttribute(attribute.getAttribute("name") ?? ""))
      .map((attribute) => `${path}: needs the attribute ${attribute.getAttribute("name")}`),
    ...(typeof base === "string" ? valueFaults(element.textContent, base, path) : baseFaults(element, base, schemas, path)),
  ];
}

function baseFaults(element: Element, base: Element, schemas: Schemas, path: string): string[] {
  const derived = childOf(base, "restriction");
  if (!derived) throw new Error(`${path}: its base is no restriction`);
  const of = typeOf(derived.getAttribute("base") ?? "", derived, schemas);
  if (typeof of !== "string" || derived.children.length > 0) throw new Error(`${path}: its base is not known here`);
  return valueFaults(element.textContent, of, path);
}

function valueFaults(text: string | null, type: string, path: string): string[] {
  const value = text ?? "";
  const isValid = { decimal: /^-?\d+(\.\d+)?$/, token: /^(\S+( \S+)*)?$/, string: /^[^]*$/ }[type];
  if (!isValid) throw new Error(`${path}: ${type} is not known here`);
  return isValid.test(value) ? [] : [`${path}: «${value}» is no ${type}`];
}

function childOf(element: Element, name: string): Element | null {
  return [...element.children].find(({ localName, namespaceURI }) => localName === name && namespaceURI === XS) ?? null;
}
