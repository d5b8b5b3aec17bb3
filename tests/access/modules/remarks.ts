import type { ModuleAccess } from "../support/module-access.ts";
import { idInField, idInPath } from "../support/rows.ts";
import { canaryOf, dmo, establishmentOf } from "../support/tenants.ts";
import type { TestApp } from "../support/test-app.ts";

/** A day that is not long past. */
const day = new Date(Date.now() - 10 * 86_400_000).toISOString().slice(0, 10);

/** A remark that the group took, its words marked. */
async function remarkOf({ services }: TestApp, group: string): Promise<string> {
  const at = "2026-05-01T08:00:00.000Z";
  const { id, where } = await services.store.system("test.remark", async (db) => {
    const visible = await db.selectFrom("visibility").select("establishment_id").where("group_id", "=", group).executeTakeFirstOrThrow();
    const row = {
      group_id: group,
      ...visible,
      day,
      kind: "praise" as const,
      text: canaryOf(group),
      lang: "fr",
      follow_up: null,
      themes: [],
    };
    const stamp = { created_at: at, created_by: canaryOf(group), updated_at: at, updated_by: canaryOf(group) };
    const made = await db
      .insertInto("counter_remarks")
      .values({ ...row, ...stamp })
      .returning("id")
      .executeTakeFirstOrThrow();
    return { ...made, where: visible };
  });
  if (group === "aurelle") place = where.establishment_id;
  return id;
}

/** Where the caller's own remark was made. */
let place = "";
/** A remark of the caller's own, in whose body another establishment is named. */
let own = "";

const remark = (establishment: string) => ({ establishment, day, kind: "praise", text: "Merci" });
const whole = (id: string): string => id.slice(0, 100);

export default {
  calls: {
    "GET /satisfaction-forms/remarks": "preferences",
    "POST /satisfaction-forms/remarks": "preferences",
    "PUT /satisfaction-forms/remarks/:id": "preferences",
    "DELETE /satisfaction-forms/remarks/:id": "preferences",
    "POST /satisfaction-forms/remarks/export": "preferences",
  },
  ids: [
    {
      route: "PUT /satisfaction-forms/remarks/:id",
      as: dmo,
      create: remarkOf,
      request: (id) => ({ url: `/satisfaction-forms/remarks/${id}`, headers: { "if-match": "*" }, payload: remark(place) }),
    },
    idInPath("DELETE /satisfaction-forms/remarks/:id", remarkOf),
    idInField("GET /satisfaction-forms/remarks", "establishment", establishmentOf, (id) => ({
      url: `/satisfaction-forms/remarks?establishment=${encodeURIComponent(whole(id))}`,
    })),
    idInField("POST /satisfaction-forms/remarks", "establishment", establishmentOf, (id) => ({
      url: "/satisfaction-forms/remarks",
      payload: remark(whole(id)),
    })),
    idInField("POST /satisfaction-forms/remarks/export", "establishment", establishmentOf, (id) => ({
      url: "/satisfaction-forms/remarks/export",
      payload: { format: "csv", year: 2026, establishment: whole(id) },
    })),
    idInField(
      "PUT /satisfaction-forms/remarks/:id",
      "establishment",
      async (test, group) => {
        own = await remarkOf(test, "aurelle");
        return establishmentOf(test, group);
      },
      (id) => ({ url: `/satisfaction-forms/remarks/${own}`, headers: { "if-match": "*" }, payload: remark(whole(id)) }),
    ),
  ],
  fieldsWithoutIds: "year page size day kind text lang follow_up format",
  lists: ["/satisfaction-forms/remarks"],
} satisfies ModuleAccess;
