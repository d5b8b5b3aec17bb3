import template from "../../../templates/forms/court.json";
import type { FormDocument, StoredForm } from "../../generated/types.ts";

const { $schema: _, description: __, ...document } = template;
const none = { sent: 0, started: 0, partial: 0, complete: 0, on_spot: 0, set_aside: 0, promoters: 0, passives: 0, detractors: 0 };

/** An open form for tests, without answers, that these establishments ask with. */
export function openForm(...names: string[]): StoredForm {
  return {
    id: "f",
    title: "Séjour",
    state: "active",
    version: 1,
    changed: false,
    document: document as FormDocument,
    establishments: names.map((name) => ({ id: name, name, address: `https://avis.example/${name}`, kiosk: "" })),
    trial: null,
    problems: [],
    missing: [],
    figures: { ...none, rate: null, nps: null, nps_interval: null, rating: null },
    updated_at: "2026-05-01T08:00:00.000Z",
    updated_by: "a",
  };
}
