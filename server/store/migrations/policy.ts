/** Lets rows be read and written where `rule` holds, and by the system. */
export function policy(table: string, rule: string): string[] {
  const scope = `(SELECT current_setting('app.scope', true)) = 'system' OR ${rule}`;
  return [
    `ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY`,
    `ALTER TABLE ${table} FORCE ROW LEVEL SECURITY`,
    `CREATE POLICY scope ON ${table} USING (${scope}) WITH CHECK (${scope})`,
  ];
}
