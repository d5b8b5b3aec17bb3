import type { PreviewState } from "./documents.ts";
import type { Device, Photograph, Theme } from "./photograph.ts";

/** One picture of a document. */
export interface Picture extends Omit<Photograph, "png"> {
  file: string;
  state: PreviewState;
  device: Device;
  theme: Theme;
  /** The share of it that has changed since the last run; null where there was none. */
  difference: number | null;
}

/** A document with all its pictures. */
export interface PreviewedDocument {
  name: string;
  title: string;
  queries: number;
  pictures: Picture[];
}

/** What a document may cost. */
export const budgets = { queries: 48, ms: 3000, contrast: 0, keys: 0 } as const;

const deviceNames: Readonly<Record<Device, string>> = { desktop: "Ordinateur", phone: "Téléphone", a4: "A4" };
const stateNames: Readonly<Record<PreviewState, string>> = { normal: "Données d’exemple", empty: "Sans donnée", error: "En erreur" };

/** The gallery: for each document its budgets, then its pictures by state. A page that needs nothing else. */
export function galleryPage(documents: readonly PreviewedDocument[]): string {
  const sections = documents.map(({ name, title, queries, pictures }) => {
    const worst = (of: (picture: Picture) => number): number => Math.max(0, ...pictures.map(of));
    const keys = [...new Set(pictures.flatMap((picture) => picture.keys))];
    const rows: [string, string, boolean][] = [
      ["Questions différentes", `${queries} (au plus ${budgets.queries})`, queries <= budgets.queries],
      ["Dernière tuile dessinée", `${worst(({ ms }) => ms)} ms (au plus ${budgets.ms})`, worst(({ ms }) => ms) <= budgets.ms],
      ["Textes trop peu contrastés", String(worst(({ contrast }) => contrast)), worst(({ contrast }) => contrast) <= budgets.contrast],
      ["Clés non traduites", keys.length === 0 ? "0" : keys.join(", "), keys.length <= budgets.keys],
    ];
    const budget = rows
      .map(([what, value, held]) => `<tr><th>${what}</th><td class="${held ? "held" : "broken"}">${escaped(value)}</td></tr>`)
      .join("");
    const states = [...new Set(pictures.map(({ state }) => state))].map(
      (state) =>
        `<h3>${stateNames[state]}</h3><div class="row">${pictures
          .filter((one) => one.state === state)
          .map(figure)
          .join("")}</div>`,
    );
    return `<section id="${escaped(name)}"><h2>${escaped(title)} <code>${escaped(name)}</code></h2><table>${budget}</table>${states.join("")}</section>`;
  });
  const links = documents.map(({ name, title }) => `<a href="#${escaped(name)}">${escaped(title)}</a>`).join(" · ");
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Aperçus</title><style>${styles}</style></head><body><h1>Aperçus</h1><nav>${links}</nav>${sections.join("")}</body></html>\n`;
}

function figure({ file, device, theme, difference }: Picture): string {
  const percent =
    difference === null
      ? ""
      : difference === 0
        ? " · inchangée"
        : ` · ${(difference * 100).toLocaleString("fr-FR", { maximumFractionDigits: 2 })} % changés`;
  const before = difference ? ` <a href="${escaped(file.replace(/\.png$/, ".before.png"))}">avant</a>` : "";
  const words = `${deviceNames[device]}, ${theme === "dark" ? "sombre" : "clair"}`;
  return `<figure class="${device}"><a href="${escaped(file)}"><img loading="lazy" src="${escaped(file)}" alt="${words}"></a><figcaption>${words}${percent}${before}</figcaption></figure>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

const styles = `body{font:15px/1.5 system-ui,sans-serif;margin:24px;color:#1d1d1f;background:#fff}section{margin-top:40px}table{border-collapse:collapse}th,td{padding:4px 12px;border:1px solid #ccc;text-align:left}
.broken{color:#a40000;font-weight:600}.row{display:flex;flex-wrap:wrap;gap:16px;align-items:flex-start}figure{margin:0}img{display:block;width:100%;border:1px solid #ccc}.desktop{width:520px}.phone{width:180px}.a4{width:300px}figcaption{font-size:13px;color:#555}`;
