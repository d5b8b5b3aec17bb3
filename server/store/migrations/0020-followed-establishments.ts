import { policy } from "./policy.ts";

/** Where the reviews of establishments are published, and how establishments are followed. */
export const followedEstablishments: readonly string[] = [
  `CREATE TABLE review_urls (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(), establishment_id uuid NOT NULL REFERENCES establishments ON DELETE CASCADE,
    url text NOT NULL, provider text NOT NULL, is_inactive boolean NOT NULL DEFAULT false, removed_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now(), updated_at timestamptz NOT NULL DEFAULT now(), updated_by text NOT NULL,
    UNIQUE (establishment_id, url), CHECK (removed_at IS NULL OR is_inactive))`,
  `CREATE TABLE establishment_settings (
    establishment_id uuid PRIMARY KEY REFERENCES establishments ON DELETE CASCADE, revision integer NOT NULL,
    notifications jsonb NOT NULL, response jsonb NOT NULL, comparison text NOT NULL CHECK (comparison IN ('category', 'selection')),
    selection_id uuid REFERENCES selections ON DELETE SET NULL, updated_at timestamptz NOT NULL DEFAULT now(), updated_by text NOT NULL)`,
  ...["review_urls", "establishment_settings"].flatMap((table) => policy(table, "establishment_id IN (SELECT e.id FROM establishments e)")),
];
