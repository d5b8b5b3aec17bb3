/**
 * Where every address of the application leads for each demo account, written by hand from specification §2, §4
 * and §6: never derived from the program's own table.
 */

/** The demo accounts by their name before the @; «anonymous» has no session, «impersonated» is «pro» in a session that «dmo» has borrowed. */
export const profiles = [
  "anonymous",
  "dmo",
  "dmo.api",
  "dmo.moderation",
  "dmo.voisin",
  "pro",
  "pro.simple",
  "pro.independant",
  "moderateur",
  "restreint",
  "sans.role",
  "a.verifier",
  "impersonated",
] as const;
export type Profile = (typeof profiles)[number];

const everybody: readonly Profile[] = profiles;
const signedIn = profiles.filter((name) => name !== "anonymous");
const observers: readonly Profile[] = ["dmo", "dmo.voisin"];
const moderators: readonly Profile[] = ["dmo", "dmo.moderation", "dmo.voisin", "pro", "moderateur", "restreint", "impersonated"];
const professionals: readonly Profile[] = ["pro", "pro.simple", "restreint", "impersonated"];
const widgets: readonly Profile[] = ["dmo", "dmo.voisin", "pro", "restreint", "impersonated"];
const full: readonly Profile[] = ["pro", "pro.simple", "impersonated"];

export interface Row {
  address: string;
  /** Of the page where visitors with access end: one for all, or by who it is. */
  title: string | ((profile: Profile) => string);
  who: readonly Profile[];
  /** Where it leads by itself; the address where absent. */
  lands?: string;
}

const row = (address: string, title: Row["title"], who: readonly Profile[], lands?: string): Row => ({
  address,
  title,
  who,
  ...(lands ? { lands } : {}),
});
const id = "3f8a1f0e-5c1b-4d7e-9a57-0c5a6c5f2b11";
const moderation = (profile: Profile): string => (profile.startsWith("dmo") ? "Modération" : "Droit de réponse");
const titles = {
  dashboard: "Tableau de bord",
  reviews: "Avis",
  evolution: "Évolution",
  satisfaction: "Satisfaction",
  preferences: "Préférences",
  opinions: "Opinions",
  grouping: "Regroupement",
};

/** Every address with its title; `/`, `/login` and `/redirect` depend on the visitor and are tested apart. */
export const table: readonly Row[] = [
  row("/disconnect", "Déconnexion", everybody),
  row("/loginerror", "Connexion impossible", everybody),
  row("/maintenance", "Maintenance", everybody),
  row("/unavailable", "Page indisponible", everybody),
  row("/account-verification", "Vérification du compte", signedIn),
  row(
    "/missing-role",
    "Accès non autorisé",
    signedIn.filter((name) => name !== "a.verifier"),
  ),
  row("/nulle-part", "Page introuvable", everybody),
  row("/dashboard/inconnu", "Page introuvable", everybody),

  row("/dashboard", "Tableaux de bords", observers),
  row("/dashboard/templates", "Modèles de tableaux de bord", observers),
  row(`/dashboard/views/${id}`, "Tableau de bord", observers),
  row(`/dashboard/edit/${id}`, "Modifier le tableau de bord", observers),
  row("/public/dashboard/jeton", "Tableau de bord", everybody),

  row("/establishments/lists", "Établissements", observers, "/establishments/list/all"),
  row("/establishments/list/hotel", "Établissements", observers),
  row(`/establishments/${id}`, "Tableau de bord", observers, `/establishments/${id}/dashboard`),
  ...Object.entries(titles).map(([child, title]) => row(`/establishments/${id}/${child}`, title, observers)),
  row("/reviews", "Avis", observers),
  row("/reviews/answers", "À répondre", observers),
  row("/barometer", "Baromètre", observers),
  row("/selections", "Sélections", observers),

  row("/monitoring", "Monitoring", observers),
  row("/monitoring/hotel", "Monitoring", observers),
  row("/collect", "Collecte", observers),
  row("/collect/hotel", "Collecte", observers),
  row("/pros", "Accès professionnels", observers),
  row("/pros/hotel", "Accès professionnels", observers),
  row(`/pros/${id}/mail-history`, "Historique des courriels", observers),
  row("/licenses", "Licences", observers),

  ...[
    ["belvedere-rating", "Note Belvédère"],
    ["concepts", "Thématiques"],
    ["net-promoter-score", "Net Promoter Score"],
    ["home", "Ma réputation"],
    ["professionals", "Animer mes professionnels"],
  ].flatMap(([page = "", title = ""]) => [
    row(`/destination/${page}`, title, observers),
    row(`/public/destination/jeton/${page}`, title, everybody),
  ]),

  row("/pro/dashboard", "Tableau de bord", professionals),
  row("/pro/analyze", "Avis", professionals, "/pro/analyze/reviews"),
  ...(["reviews", "evolution", "satisfaction", "opinions"] as const).map((child) =>
    row(`/pro/analyze/${child}`, titles[child], professionals),
  ),
  row("/pro/answers", "À répondre", professionals),
  row("/preferences", "Préférences", professionals),
  row("/trial/responses", "Essai du droit de réponse", professionals),

  row("/account", "Mon compte", full),
  row("/account/options", "Mes options", full),
  row("/account/support", "Support", full),
  row("/account/invoices", "Mes factures", full),
  row("/account/offers", "Offres", full),
  row("/account/subscription/widget-expert", "Passer en mode EXPERT", [...full, "pro.independant"]),
  row("/account/subscription/widget-expert/success", "Passer en mode EXPERT", [...full, "pro.independant"]),

  row("/widgets", "Widgets", widgets),
  row("/widgets/types", "Types de widgets", widgets),
  row(`/widgets/${id}`, "Modifier le widget", widgets),
  row("/api", "API", ["dmo", "dmo.api", "dmo.voisin"]),
  row("/documentation", "Documentation", everybody, "/documentation/introduction"),
  ...["introduction", "widget", "api", "apidae"].map((child) => row(`/documentation/${child}`, "Documentation", everybody)),

  row("/moderation/reviews", moderation, moderators),
  row("/moderation/reviews/pending", moderation, moderators),
  row("/moderation/todo", moderation, moderators, "/moderation/reviews"),
  row("/public/moderation/review/jeton", "Répondre à un avis", everybody),
  row("/public/moderation/nulle-part", "Comment ces avis sont contrôlés", everybody),
  row("/public/review/new/nulle-part", "Laisser un avis", everybody),
  row("/public/review/report/jeton", "Signaler un avis", everybody),
  row("/public/review/jeton", "Votre avis", everybody),
  row("/public/report/jeton", "Votre signalement", everybody),
];

/** Where `/` leads. */
export const homes: Readonly<Record<Profile, string>> = {
  anonymous: "/login",
  dmo: "/destination/home",
  "dmo.api": "/api",
  "dmo.moderation": "/moderation/reviews",
  "dmo.voisin": "/destination/home",
  pro: "/pro/dashboard",
  "pro.simple": "/pro/dashboard",
  "pro.independant": "/account/subscription/widget-expert",
  moderateur: "/moderation/reviews",
  restreint: "/pro/dashboard",
  "sans.role": "/loginerror",
  "a.verifier": "/account-verification",
  impersonated: "/pro/dashboard",
};

/** Where visitors without access are redirected. */
export const elsewhere = (profile: Profile): string =>
  ({ anonymous: "/login", "pro.independant": "/account/subscription/widget-expert", "a.verifier": "/account-verification" })[
    profile as string
  ] ?? "/missing-role";
