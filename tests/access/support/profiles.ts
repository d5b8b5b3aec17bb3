import { addAccount, type TestApp } from "./test-app.ts";

/** Who tries every route. */
export interface Profile {
  readonly name: ProfileName;
  /** The Cookie header of a new session (a route may end the one it is given); null: nobody is signed in. */
  cookie(): Promise<string | null>;
}

/** Each of the demo accounts, by its name before the @. */
export const demoProfiles = [
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
] as const;

/** Accounts of the tests: type, group, roles as stored. */
const made = {
  "DMO without role": ["DMO", "aurelle", []],
  "DMO, observatory": ["DMO", "aurelle", ["BELVEDERE_ORGANIZATION_OBSERVATORY"]],
  "DMO, member observatory": ["DMO", "aurelle", ["BELVEDERE_MEMBER_OBSERVATORY"]],
  "DMO, observatory, restricted": ["DMO", "aurelle", ["BELVEDERE_ORGANIZATION_OBSERVATORY"]],
  "DMO, observatory in lower case": ["DMO", "aurelle", ["belvedere_organization_observatory"]],
  "DMO, observatory of another product": ["DMO", "aurelle", ["AUTRE_ORGANIZATION_OBSERVATORY"]],
  "DMO, observatory without prefix": ["DMO", "aurelle", ["ORGANIZATION_OBSERVATORY"]],
  "DMO, widgets": ["DMO", "aurelle", ["BELVEDERE_DIFFUSION_WIDGET"]],
  "DMO with every pro role": [
    "DMO",
    "aurelle",
    [
      "BELVEDERE_V2_PRO_ACCESS",
      "BELVEDERE_V2_PRO_DASHBOARD",
      "BELVEDERE_V2_PRO_ANALYSIS",
      "BELVEDERE_V2_PRO_REVIEW_RESPONSES",
      "BELVEDERE_V2_PRO_WIDGET_EXPERT",
    ],
  ],
  "TP, observatory": ["TP", "bellerive", ["BELVEDERE_ORGANIZATION_OBSERVATORY", "BELVEDERE_MEMBER_OBSERVATORY"]],
  "TP, diffusion API": ["TP", "bellerive", ["BELVEDERE_DIFFUSION_API"]],
  "TP, pro access": ["TP", "bellerive", ["BELVEDERE_V2_PRO_ACCESS"]],
  "TP, pro access, restricted": ["TP", "bellerive", ["BELVEDERE_V2_PRO_ACCESS"]],
  "TP, dashboard": ["TP", "bellerive", ["BELVEDERE_V2_PRO_DASHBOARD"]],
  "TP, analysis": ["TP", "bellerive", ["BELVEDERE_V2_PRO_ANALYSIS"]],
  "TP, responses": ["TP", "bellerive", ["BELVEDERE_V2_PRO_REVIEW_RESPONSES"]],
  "TP, expert": ["TP", "bellerive", ["BELVEDERE_V2_PRO_WIDGET_EXPERT"]],
  "TP, moderation access": ["TP", "bellerive", ["BELVEDERE_MODERATION_ACCESS"]],
  "TP, member moderation": ["TP", "bellerive", ["BELVEDERE_MEMBER_MODERATION"]],
  "TP, widgets": ["TP", "bellerive", ["BELVEDERE_DIFFUSION_WIDGET"]],
} as const satisfies Record<string, readonly ["DMO" | "TP", string, readonly string[]]>;

/** A session lent by a destination's administrator to a professional's account: it has the account's rights, except billing. */
export const impersonated = "TP, pro access, impersonated";

const unsigned = ["anonymous", "a cookie that nobody has", "a session that was closed", "a disabled account"] as const;

export type ProfileName = (typeof demoProfiles)[number] | keyof typeof made | typeof impersonated | (typeof unsigned)[number];

/** Profiles without a live session. */
export const withoutSession: readonly ProfileName[] = unsigned;

/** Every profile, with its cookies. */
export async function openProfiles(test: TestApp): Promise<Profile[]> {
  const cookieOf = (id: string): string => `${test.slug}_session=${id}`;
  const cookie = (login: string) => async (): Promise<string> => cookieOf(await test.sessions.open(login, null));
  const profiles: Profile[] = [];
  for (const name of demoProfiles) profiles.push({ name, cookie: cookie(`${name}@${test.slug}.example`) });
  for (const [name, [type, group, roles]] of Object.entries(made)) {
    const login = await addAccount(test, { type, group, roles, restricted: name.endsWith("restricted") });
    profiles.push({ name: name as keyof typeof made, cookie: cookie(login) });
  }

  const closed = await test.sessions.open(`dmo@${test.slug}.example`, null);
  await test.sessions.close(closed);
  const disabled = await addAccount(test, { type: "DMO", group: "aurelle", roles: made["DMO, observatory"][2] });
  await test.services.store.system("test.disable", (db) =>
    db.updateTable("users").set({ disabled: true }).where("login", "=", disabled).execute(),
  );
  const lent = await addAccount(test, { type: "TP", group: "bellerive", roles: made["TP, pro access"][2] });
  const borrowed = async (): Promise<string> => {
    const id = await test.sessions.borrow(await test.sessions.open(`dmo@${test.slug}.example`, null), lent);
    if (id === null) throw new Error("the session was not lent");
    return cookieOf(id);
  };
  profiles.push(
    { name: impersonated, cookie: borrowed },
    { name: "anonymous", cookie: async () => null },
    { name: "a cookie that nobody has", cookie: async () => cookieOf("A".repeat(43)) },
    { name: "a session that was closed", cookie: async () => cookieOf(closed) },
    { name: "a disabled account", cookie: cookie(disabled) },
  );
  return profiles;
}
