import { knownRoles } from "../../domain/access/access.ts";
import { nearestDay } from "../../domain/time/calendar-day.ts";

/** What a pattern asks for, as a sentence with an example, and how a value of another form may be set right. */
interface Format {
  sentence: string;
  /** The value in the form asked for; null where it cannot be derived. */
  repair?: (value: string) => string | null;
}

const identifier: Format = {
  sentence: "Un identifiant s’écrit en minuscules sans accent, chiffres et tirets, par exemple « note-des-familles ».",
  repair: (value) => slugOf(value, "-"),
};

/** Pattern of a schema → what it asks for. */
const formats: Readonly<Record<string, Format>> = {
  "\\S": { sentence: "Ce texte ne peut pas être vide." },
  "^[a-z0-9-]+$": identifier,
  "^(\\{slug\\}-)?[a-z0-9][a-z0-9-]*$": {
    sentence:
      "L’adresse d’une page s’écrit en minuscules sans accent, chiffres et tirets, par exemple « familles » ou « {slug}-familles ».",
    repair: (value) => slugOf(value, "-"),
  },
  "^[a-z0-9_]+$": {
    sentence: "Un identifiant s’écrit ici en minuscules sans accent, chiffres et tirets bas, par exemple « gites_de_france ».",
    repair: (value) => slugOf(value, "_"),
  },
  "^[a-z_]+$": {
    sentence: "L’identifiant d’un thème s’écrit en minuscules sans accent et tirets bas, par exemple « animaux_acceptes ».",
    repair: (value) => slugOf(value, "_")?.replaceAll(/[0-9]/g, "") || null,
  },
  "^[a-z-]+$": {
    sentence: "Une dimension s’écrit en minuscules et tirets, par exemple « category ».",
    repair: (value) => slugOf(value, "-")?.replaceAll(/[0-9]/g, "") || null,
  },
  "^[A-Z0-9_]+$": {
    sentence: "Un rôle s’écrit en capitales, chiffres et tirets bas, par exemple « DIFFUSION_API ».",
    repair: (value) =>
      knownRoles.find(
        (role) =>
          role ===
          value
            .trim()
            .toUpperCase()
            .replaceAll(/[\s-]+/g, "_"),
      ) ?? null,
  },
  "^[a-z]{2}$": {
    sentence: "Une langue s’écrit en deux lettres minuscules, par exemple « en ».",
    repair: (value) => /^[a-z]{2}(?=$|[-_])/.exec(value.trim().toLowerCase())?.[0] ?? null,
  },
  "^[0-9]{14}$": { sentence: "Un SIRET comporte 14 chiffres." },
  "^[0-9]{5}$": { sentence: "Un code postal comporte 5 chiffres." },
  "^FR[0-9A-Z]{2}[0-9]{9}$": {
    sentence: "Un numéro de TVA français s’écrit « FR », deux caractères et neuf chiffres, par exemple « FR44732829320 ».",
    repair: (value) => /^FR[0-9A-Z]{2}[0-9]{9}$/.exec(value.replaceAll(/\s+/g, "").toUpperCase())?.[0] ?? null,
  },
  "^#[0-9a-f]{6}$": {
    sentence: "Une couleur s’écrit « # » et six chiffres hexadécimaux en minuscules, par exemple « #3b51d7 ».",
    repair: colorOf,
  },
  "^https://[^{}]*\\{id\\}[^{}]*$": {
    sentence: "L’adresse d’un avis commence par « https:// » et contient « {id} » une fois, par exemple « https://avis.example/{id} ».",
  },
  "^(\\*\\.)?[a-z0-9-]+(\\.[a-z0-9-]+)+(/[a-z0-9/_.-]*)?$": {
    sentence: "Une adresse de plateforme est un hôte, suivi au besoin du début du chemin, par exemple « www.avis.example/hotels/ ».",
  },
  "^[0-9]{4}-[0-9]{2}-[0-9]{2}$": {
    sentence: "Un jour s’écrit année-mois-jour, par exemple « 2026-02-28 ».",
    repair: nearestDay,
  },
  "^[0-9]+\\.[0-9]+\\.[0-9]+$": {
    sentence: "Une version s’écrit en trois nombres séparés par des points, par exemple « 3.4.0 ».",
    repair: (value) => {
      const parts = /^v?([0-9]+)(?:\.([0-9]+))?$/.exec(value.trim());
      return parts ? `${parts[1] ?? "0"}.${parts[2] ?? "0"}.0` : (/^v?([0-9]+\.[0-9]+\.[0-9]+)$/.exec(value.trim())?.[1] ?? null);
    },
  },
  "^[a-z0-9-]+@[0-9]+$": {
    sentence: "Un lien vers un modèle s’écrit avec sa version, par exemple « lodging@1 ».",
    repair: (value) => (/^[a-z0-9-]+$/.test(value) ? `${value}@1` : null),
  },
  "^/": {
    sentence: "Une image du produit s’indique par son adresse sur le site, par exemple « /images/logo.svg ».",
  },
  "^https://": {
    sentence: "Une adresse externe commence par « https:// », par exemple « https://www.exemple.fr ».",
    repair: httpsOf,
  },
  "^(https://|/)": {
    sentence: "Une adresse commence par « https:// », ou par « / » pour une page du site.",
    repair: httpsOf,
  },
  "^[MmLlHhVvCcAaZz0-9 .-]+$": {
    sentence: "Un tracé s’écrit avec les commandes SVG M, L, H, V, C, A et Z et des nombres, par exemple « M2 24L38 4 ».",
  },
};

/** What a pattern asks for; null of a pattern that no document has. */
export function formatOf(pattern: unknown): Format | null {
  return typeof pattern === "string" && Object.hasOwn(formats, pattern) ? (formats[pattern] ?? null) : null;
}

function slugOf(text: string, between: "-" | "_"): string | null {
  const slug = text
    .normalize("NFD")
    .replaceAll(/\p{Mark}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, between)
    .replaceAll(new RegExp(`^${between}+|${between}+$`, "g"), "");
  return slug === "" ? null : slug;
}

function colorOf(text: string): string | null {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/.exec(text.trim().toLowerCase())?.[1];
  if (digits === undefined) return null;
  return `#${
    digits.length === 6
      ? digits
      : digits
          .split("")
          .map((digit) => digit + digit)
          .join("")
  }`;
}

function httpsOf(text: string): string | null {
  const rest = /^(?:http:\/\/)?((?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#].*)?)$/i.exec(text.trim())?.[1];
  return rest === undefined ? null : `https://${rest}`;
}
