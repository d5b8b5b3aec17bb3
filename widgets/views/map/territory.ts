import type { GeoPlace, GeoResult } from "../../../src/generated/types.ts";
import { type Box, boxAround } from "../../../src/ui/map/projection.ts";

type Ring = number[][];

interface Feature {
  type: "Feature";
  properties: { name: string };
  geometry: { type: "MultiPolygon"; coordinates: Ring[][] };
}

/** The contours of a map and the box around them, in degrees. */
export interface Territory {
  /** The same for the same contours, whatever the figures: a map is registered once. */
  name: string;
  features: Feature[];
  box: Box;
  /** Whether there is a contour: places are alone otherwise. */
  outlined: boolean;
}

/** Name of the ring at a place of the backdrop; no commune is called so. */
export function backdropName(index: number): string {
  return `backdrop ${index}`;
}

/** The contours of a result: communes with a figure, then the rings without one. */
export function territoryOf({ places, backdrop = [] }: GeoResult): Territory {
  const features = [
    ...places
      .filter((place): place is GeoPlace & { rings: Ring[] } => (place.rings?.length ?? 0) > 0)
      .map(({ key, rings }) => feature(key, rings)),
    ...backdrop.map((ring, index) => feature(backdropName(index), [ring])),
  ];
  const box = boxAround([...features.flatMap(({ geometry }) => geometry.coordinates.flat(2)), ...places.map(({ lng, lat }) => [lng, lat])]);
  const outlined = features.length > 0;
  // Points need an area to be projected on, and room around them.
  if (!outlined) {
    const [across, along] = [margin(box.east - box.west), margin(box.north - box.south)];
    box.west -= across;
    box.east += across;
    box.south -= along;
    box.north += along;
    features.push(
      feature(backdropName(0), [
        [
          [box.west, box.south],
          [box.east, box.south],
          [box.east, box.north],
          [box.west, box.south],
        ],
      ]),
    );
  }
  return { name: `territory-${fingerprint(features)}`, features, box, outlined };
}

/** Degrees left around places, at least a kilometre or so. */
function margin(span: number): number {
  return Math.max(span * 0.08, 0.01);
}

function feature(name: string, rings: Ring[]): Feature {
  return { type: "Feature", properties: { name }, geometry: { type: "MultiPolygon", coordinates: rings.map((ring) => [ring]) } };
}

/** FNV-1a over names and coordinates. */
function fingerprint(features: readonly Feature[]): string {
  let hash = 2166136261;
  for (const character of JSON.stringify(features)) hash = Math.imul(hash ^ character.charCodeAt(0), 16777619);
  return (hash >>> 0).toString(36);
}
