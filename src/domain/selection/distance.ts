/** A place on Earth, in degrees (WGS 84). */
export interface Position {
  lat: number;
  lng: number;
}

/** Mean radius of the Earth, in km. */
const RADIUS = 6371.0088;

/** The distance between two places along the ground, in km, as if the Earth were a sphere (haversine). */
export function distance(a: Position, b: Position): number {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const [north, east] = [radians(b.lat - a.lat) / 2, radians(b.lng - a.lng) / 2];
  const chord = Math.sin(north) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(east) ** 2;
  return 2 * RADIUS * Math.asin(Math.min(1, Math.sqrt(chord)));
}
