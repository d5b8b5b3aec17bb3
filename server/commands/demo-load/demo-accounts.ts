import { type AccessUser, roleName } from "../../../src/domain/access/access.ts";
import type { Product, Role } from "../../../src/generated/types.ts";
import { hashPassword, publicPasswordCost } from "../../ports/identity/credentials.ts";
import type { Store } from "../../store/store.ts";
import type { AccountDetails } from "../../modules/user/user-store.ts";
import { openAccounts } from "../../modules/identity/accounts.ts";

/** The password of every demo account; printed at the start, so worth no protection. */
export const DEMO_PASSWORD = "demo";

interface DemoAccount {
  readonly name: string;
  /** Who it is, as the start says it, in French. */
  readonly who: string;
  readonly type: AccessUser["type"];
  readonly group: string;
  readonly roles: readonly Role[];
  readonly restricted?: boolean;
  readonly details?: AccountDetails;
}

interface DemoGroup {
  readonly id: string;
  readonly name: string;
  readonly kind: "destination" | "professional" | "independents";
  readonly destination: string | null;
  /** Establishments of a professional, by name, in the order of the cards. */
  readonly establishments?: readonly string[];
}

const destinations = [
  { id: "aurelle", name: "Pays d’Aurelle" },
  { id: "dunes", name: "Côte des Dunes" },
] as const;

/** Elsewhere an establishment may have the same name. */
const demoDestinationIds = destinations.map(({ id }) => id);

const professionalGroups: readonly DemoGroup[] = [
  {
    id: "bellerive",
    name: "Maisons Bellerive",
    kind: "professional",
    destination: "aurelle",
    establishments: ["Hôtel Bellerive", "La Table d’Augustine", "Base nautique du Lac"],
  },
  {
    id: "la-clairiere",
    name: "Camping La Clairière",
    kind: "professional",
    destination: "aurelle",
    establishments: ["Camping La Clairière"],
  },
  {
    id: "refuge-col-vert",
    name: "Refuge du Col Vert",
    kind: "professional",
    destination: "aurelle",
    establishments: ["Refuge du Col Vert"],
  },
  {
    id: "vieux-pont",
    name: "Auberge du Vieux Pont",
    kind: "professional",
    destination: "aurelle",
    establishments: ["Auberge du Vieux Pont"],
  },
  { id: "musee-soie", name: "Musée de la Soie", kind: "professional", destination: "aurelle", establishments: ["Musée de la Soie"] },
  {
    id: "grandes-combes",
    name: "Camping Les Grandes Combes",
    kind: "professional",
    destination: "aurelle",
    establishments: ["Camping Les Grandes Combes"],
  },
  {
    id: "grand-pavois",
    name: "Hôtel Le Grand Pavois",
    kind: "professional",
    destination: "dunes",
    establishments: ["Hôtel Le Grand Pavois"],
  },
];

const proRoles: readonly Role[] = [
  "V2_PRO_ACCESS",
  "V2_PRO_DASHBOARD",
  "V2_PRO_ANALYSIS",
  "V2_PRO_REVIEW_RESPONSES",
  "V2_PRO_WIDGET_EXPERT",
  "MODERATION_ACCESS",
  "MEMBER_MODERATION",
  "DIFFUSION_WIDGET",
];

const verified: AccountDetails = {
  first_name: "Camille",
  last_name: "Morel",
  phone: "0600000000",
  billing: { name: "Camille Morel", siret: "", street: "2 place du Marché", zip: "00100", city: "Aurelle" },
};

/** The accounts of the demo, by their name before the @. */
function demoAccounts(independents: string): readonly DemoAccount[] {
  return [
    {
      name: "dmo",
      who: "destination, tous les droits",
      type: "DMO",
      group: "aurelle",
      roles: ["ORGANIZATION_OBSERVATORY", "ORGANIZATION_MODERATION", "DIFFUSION_WIDGET", "DIFFUSION_API"],
    },
    { name: "dmo.api", who: "destination, API de diffusion seule", type: "DMO", group: "aurelle", roles: ["DIFFUSION_API"] },
    { name: "dmo.moderation", who: "destination, modération seule", type: "DMO", group: "aurelle", roles: ["ORGANIZATION_MODERATION"] },
    {
      name: "dmo.voisin",
      who: "une autre destination",
      type: "DMO",
      group: "dunes",
      roles: ["ORGANIZATION_OBSERVATORY", "ORGANIZATION_MODERATION", "DIFFUSION_WIDGET", "DIFFUSION_API"],
    },
    { name: "pro", who: "professionnel, tous les droits (dont l’Hôtel Bellerive)", type: "TP", group: "bellerive", roles: proRoles },
    {
      name: "pro.simple",
      who: "professionnel, chiffres et analyse",
      type: "TP",
      group: "la-clairiere",
      roles: ["V2_PRO_ACCESS", "V2_PRO_DASHBOARD", "V2_PRO_ANALYSIS"],
    },
    {
      name: "pro.independant",
      who: "indépendant, avant son abonnement",
      type: "TP",
      group: independents,
      roles: ["V2_PRO_ACCESS", "V2_PRO_DASHBOARD", "V2_PRO_ANALYSIS"],
    },
    {
      name: "moderateur",
      who: "professionnel, réponses aux avis",
      type: "TP",
      group: "musee-soie",
      roles: ["MODERATION_ACCESS", "MEMBER_MODERATION"],
    },
    {
      name: "restreint",
      who: "professionnel sans « Mon compte »",
      type: "TP",
      group: "refuge-col-vert",
      roles: proRoles,
      restricted: true,
    },
    { name: "sans.role", who: "professionnel sans aucun droit", type: "TP", group: "vieux-pont", roles: [] },
    {
      name: "a.verifier",
      who: "professionnel, facturation à compléter",
      type: "TP",
      group: "grandes-combes",
      roles: proRoles,
      details: { billing: { name: "Les Grandes Combes", siret: "123" } },
    },
  ];
}

/** The logins of the demo accounts with who each is, as the start prints them. */
export function demoLogins(product: Pick<Product, "slug" | "independents_group">): { login: string; who: string }[] {
  return demoAccounts(product.independents_group).map(({ name, who }) => ({ login: `${name}@${product.slug}.example`, who }));
}

/**
 * Creates the demo accounts with their groups and cards, or puts them back as they were. The establishments
 * must be there already: a professional sees those of its group that exist.
 */
export async function seedDemoAccounts(store: Store, product: Pick<Product, "slug" | "independents_group">): Promise<void> {
  const independents: DemoGroup = {
    id: product.independents_group,
    name: "Indépendants",
    kind: "independents",
    destination: null,
    establishments: ["Domaine des Arolles"],
  };
  const groups: readonly DemoGroup[] = [
    ...destinations.map(({ id, name }) => ({ id, name, kind: "destination" as const, destination: id })),
    ...professionalGroups,
    independents,
  ];
  const cards = await seedGroups(store, groups);
  const password = await hashPassword(DEMO_PASSWORD, publicPasswordCost);
  const accounts = openAccounts(store);
  for (const { name, type, group, roles, restricted = false, details = verified } of demoAccounts(product.independents_group)) {
    await accounts.put({
      login: `${name}@${product.slug}.example`,
      type,
      group,
      roles: roles.map((role) => roleName(role, product.slug)),
      restricted,
      cards: cards.get(group) ?? [],
      details: { ...details },
      password,
    });
  }
}

/** The groups; returns the ids of each one's establishments. */
function seedGroups(store: Store, groups: readonly DemoGroup[]): Promise<Map<string, string[]>> {
  return store.system("demo.groups", async (db) => {
    const cards = new Map<string, string[]>();
    for (const { id, name } of destinations) {
      await db
        .insertInto("destinations")
        .values({ id, name, parent_id: null, group_id: id })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    for (const { id, name, kind, destination, establishments = [] } of groups) {
      const row = { id, name, kind, destination_id: destination, logo_url: null };
      await db
        .insertInto("groups")
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      if (establishments.length === 0) continue;
      const found = await db
        .selectFrom("establishments")
        .where("name", "in", [...establishments])
        .where("destination_id", "in", destination === null ? demoDestinationIds : [destination])
        .select(["id", "name"])
        .execute();
      cards.set(
        id,
        found.toSorted((a, b) => establishments.indexOf(a.name) - establishments.indexOf(b.name)).map((row) => row.id),
      );
    }
    return cards;
  });
}
