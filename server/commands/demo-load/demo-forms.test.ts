import { readFileSync } from "node:fs";

import { expect, it } from "vitest";

import type { FormDocument } from "../../../src/generated/types.ts";
import { faultsOf } from "../../../src/domain/forms/check-answers.ts";
import { addDestination, establishment } from "../../../tests/support/state.ts";
import { openMemoryStore } from "../../../tests/support/memory-store.ts";
import { figuresOfForms } from "../../modules/forms/form-figures.ts";
import { secretsOf } from "../../ports/identity/secrets.ts";
import { putAnswers } from "../../store/bulk-answers.ts";
import { seedDemoAccounts } from "./demo-accounts.ts";
import { seedDemoForms } from "./demo-forms.ts";

it(
  "has the demo professional's form hold the survey answers of the last year, once, and count as they do",
  { timeout: 60_000 },
  async () => {
    const store = await openMemoryStore();
    try {
      const [hotel] = await addDestination(store, "aurelle", [establishment("a0", { name: "Hôtel Bellerive" })]);
      await seedDemoAccounts(store, { slug: "essai", independents_group: "independants" });
      const answers = [10, 9, 8, 3].map((score, no) => ({
        establishment_id: hotel?.id ?? "",
        external_id: `s${no}`,
        score,
        answered_at: `2026-05-0${no + 1}T10:00:00Z`,
        lang: "fr",
        country: "FR",
        profile: "couple",
        comment: null,
        rating: score * 10,
        marks: { proprete: 80 },
        mentions: null,
      }));
      await store.system("test", (db, changed) => putAnswers(db, changed, "aurelle", answers));
      const models = [JSON.parse(readFileSync("templates/forms/sejour.json", "utf8")) as FormDocument];
      const secrets = secretsOf("a secret of the tests, longer than 32 bytes");
      for (let time = 0; time < 2; time += 1)
        await seedDemoForms(store, { slug: "essai", models, secrets }, new Date("2026-06-01T10:00:00Z"));
      const bellerive = { login: "pro@essai.example", group: { id: "bellerive" } };
      const { forms, kept, figures } = await store.forActor(bellerive).transaction(async (db) => ({
        forms: await db.selectFrom("forms").select(["id", "group_id", "state"]).execute(),
        kept: await db.selectFrom("form_answers").select(["answers", "state"]).execute(),
        figures: await figuresOfForms(db, {}),
      }));
      expect(forms).toMatchObject([{ group_id: "bellerive", state: "active" }]);
      expect(figures(forms[0]?.id ?? "")).toMatchObject({ complete: 4, promoters: 2, passives: 1, detractors: 1, nps: 25 });
      const frame = { oldest: "2020-01-01", newest: "2026-06-01", profiles: ["couple"], countries: ["FR"] };
      for (const { answers: given, state } of kept)
        expect(models[0] && faultsOf(models[0], given, state === "complete", frame)).toEqual([]);
    } finally {
      await store.close();
    }
  },
);
