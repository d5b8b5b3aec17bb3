/** Selections that follow a rule, know who changed them, and can be restored. */
export const selectionRules: readonly string[] = [
  `ALTER TABLE selections
    ADD COLUMN kind text NOT NULL DEFAULT 'frozen' CHECK (kind IN ('frozen', 'living')),
    ADD COLUMN rule jsonb,
    ADD COLUMN revision integer NOT NULL DEFAULT 1,
    ADD COLUMN updated_by text,
    ADD COLUMN evaluated_at timestamptz,
    ADD COLUMN deleted_at timestamptz,
    ADD CONSTRAINT selections_living CHECK (kind = 'frozen' OR rule IS NOT NULL)`,
];
