import { jsonFault } from "../../../../src/engine/check/json/json-fault.ts";
import { CommandRefusal } from "../../../kit/command-refusal.ts";
import { longestName, Refusal, shortText, text, type Fields } from "../lines/fields.ts";
import { readText } from "../files/read-text.ts";
import { hasArea, type Position, type Ring } from "./simplify-outlines.ts";
import { SourceError } from "../files/source-error.ts";

/** Characters of a file, which is read as a whole: the communes of a region in full detail have fewer. */
const LONGEST = 20_000_000;

/** Where providers of outlines write a commune's code and name, the surest first; upper and lower case are the same. */
const codeNames = ["insee_com", "code_insee", "codeinsee", "insee", "ref:insee", "code_com", "com_code", "codgeo", "code_commune", "code"];
const nameNames = ["nom_com", "nom_commune", "nom_officiel", "com_name", "libgeo", "libelle", "nom", "name"];

export interface CommuneOutline {
  insee: string;
  name: string;
  /** The outer contour of each part. */
  rings: Ring[];
}

export interface OutlinesRead {
  /** Features of the file. */
  features: number;
  communes: CommuneOutline[];
  /** Those that are no commune's outline, by their place from 1. */
  refused: { feature: number; reason: string }[];
}

/** Reads a GeoJSON of communes; several features of one commune are its parts. Throws a {@link CommandRefusal} where the file is none. */
export async function readOutlines(input: AsyncIterable<Buffer>): Promise<OutlinesRead> {
  const features = featuresOf(parse(await wholeText(input)));
  const communes = new Map<string, CommuneOutline>();
  const refused: OutlinesRead["refused"] = [];
  for (const [place, feature] of features.entries())
    try {
      const commune = readFeature(feature);
      const before = communes.get(commune.insee);
      if (before) before.rings.push(...commune.rings);
      else communes.set(commune.insee, commune);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.push({ feature: place + 1, reason: error.message });
    }
  return { features: features.length, communes: [...communes.values()], refused };
}

async function wholeText(input: AsyncIterable<Buffer>): Promise<string> {
  try {
    const parts: string[] = [];
    let length = 0;
    for await (const part of (await readText(input)).chunks) {
      length += part.length;
      if (length > LONGEST)
        throw new CommandRefusal("Le fichier dépasse 20 Mo : n’y gardez que les communes de la destination, ou simplifiez leurs contours.");
      parts.push(part);
    }
    return parts.join("").replace(/^\uFEFF/, "");
  } catch (error) {
    if (error instanceof SourceError) throw new CommandRefusal(`Le fichier ne peut pas être lu : ${error.message}.`, { cause: error });
    throw error;
  }
}

function parse(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch (error) {
    const fault = jsonFault(content);
    throw new CommandRefusal(
      fault ? `Ligne ${fault.line}, colonne ${fault.column} : ${fault.message}` : "Le fichier n’est pas du JSON valide.",
      { cause: error },
    );
  }
}

function featuresOf(value: unknown): readonly unknown[] {
  const { type, features } = fieldsOf(value);
  if (type === "Feature") return [value];
  if (type === "FeatureCollection" && Array.isArray(features)) return features;
  throw new CommandRefusal(
    type === "Topology"
      ? "Ce fichier est du TopoJSON : convertissez-le en GeoJSON, puis importez-le."
      : "Ce fichier n’est pas du GeoJSON : il y faut un objet de type « FeatureCollection », avec une commune par élément de « features ».",
  );
}

function fieldsOf(value: unknown): Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

function readFeature(feature: unknown): CommuneOutline {
  const { properties, id, geometry } = fieldsOf(feature);
  const fields = Object.fromEntries(
    // Some providers give the one code as a list.
    Object.entries(fieldsOf(properties)).map(([name, value]) => [
      name.toLowerCase(),
      Array.isArray(value) && value.length === 1 ? (value as unknown[])[0] : value,
    ]),
  );
  const code = text(fields, ...codeNames) ?? text({ id }, "id");
  if (code === null) throw new Refusal("le code INSEE manque (propriétés code, insee, code_insee, INSEE_COM…)");
  // A spreadsheet may have taken the code for a number.
  const insee = code.toUpperCase().padStart(5, "0");
  if (!/^[0-9][0-9AB][0-9]{3}$/.test(insee)) throw new Refusal(`le code « ${code.slice(0, 40)} » n’est pas celui d’une commune`);
  const named = nameNames.find((name) => text(fields, name) !== null);
  return { insee, name: named === undefined ? insee : (shortText(fields, named, longestName) ?? insee), rings: ringsOf(geometry) };
}

function ringsOf(geometry: unknown): Ring[] {
  const { type, coordinates } = fieldsOf(geometry);
  const polygons = type === "Polygon" ? [coordinates] : type === "MultiPolygon" && Array.isArray(coordinates) ? coordinates : null;
  if (polygons === null) throw new Refusal("sa géométrie n’est ni un Polygon ni un MultiPolygon");
  // The first ring of a polygon is its outer one; the others are holes, which other communes fill.
  const rings = polygons.map((polygon: unknown) => readRing(Array.isArray(polygon) ? (polygon as unknown[])[0] : null)).filter(hasArea);
  if (rings.length === 0) throw new Refusal("son contour est vide");
  return rings;
}

function readRing(ring: unknown): Ring {
  if (!Array.isArray(ring) || ring.length < 4) throw new Refusal("son contour n’est pas une liste d’au moins quatre positions");
  return ring.map((position: unknown): Position => {
    const [lng, lat]: unknown[] = Array.isArray(position) ? position : [];
    if (typeof lng !== "number" || typeof lat !== "number")
      throw new Refusal("une position de son contour n’est pas faite de deux nombres");
    if (Math.abs(lng) > 180 || Math.abs(lat) > 90)
      throw new CommandRefusal(
        `Les coordonnées ne sont pas des degrés de longitude et de latitude (${lng}, ${lat}) : le fichier est sans doute en Lambert 93. Convertissez-le en WGS\u00a084 (EPSG:4326), puis importez-le.`,
      );
    return [lng, lat];
  });
}
