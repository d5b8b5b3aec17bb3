import type { DemoData, DemoEstablishment } from "./types.ts";

/** What is around an establishment, nearest first: what its guests see, where they eat, which villages they pass. */
export interface Neighbourhood {
  communes: readonly string[];
  sights: readonly string[];
  restaurants: readonly string[];
}

/** As many of each as a guest would remember. */
const most = 6;

/** Tells what is around each establishment of the territory. */
export function neighbourhoods({ destinations, establishments }: DemoData): (one: DemoEstablishment) => Neighbourhood {
  const communes = new Map(destinations.map(({ id, communes: all }) => [id, all]));
  const known = new Map<string, Neighbourhood>();
  const around = (one: DemoEstablishment): Neighbourhood => {
    const others = establishments.filter(({ destination, id }) => destination === one.destination && id !== one.id);
    const named = (category: string): string[] =>
      nearest(
        one,
        others.filter((other) => other.category === category),
      );
    return {
      communes: nearest(
        one,
        (communes.get(one.destination) ?? []).filter(({ insee }) => insee !== one.commune_insee),
      ),
      sights: named("site"),
      restaurants: named("restaurant"),
    };
  };
  return (one) => {
    const found = known.get(one.id) ?? around(one);
    known.set(one.id, found);
    return found;
  };
}

interface Place {
  name: string;
  lat: number;
  lng: number;
}

function nearest(from: Omit<Place, "name">, places: readonly Place[]): string[] {
  const distance = ({ lat, lng }: Place): number => (lat - from.lat) ** 2 + ((lng - from.lng) * 0.7) ** 2;
  return (
    places
      .toSorted((a, b) => distance(a) - distance(b))
      .slice(0, most)
      // «Musée du Verre (Lanty)» tells two of a name apart: guests do not.
      .map(({ name }) => name.replace(/ \(.*\)$/, "").replaceAll("’", "'"))
  );
}
