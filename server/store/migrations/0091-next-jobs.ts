/** The next job is found by one step into an index, however many wait, are due later or have ended. */
export const nextJobs: readonly string[] = [
  `DROP INDEX jobs_next`,
  `CREATE INDEX jobs_next ON jobs (kind, priority DESC, due_at, no) WHERE state = 'waiting'`,
  `CREATE INDEX jobs_held ON jobs (kind) WHERE state = 'running'`,
  `CREATE INDEX jobs_ended ON jobs (ended_at) WHERE ended_at IS NOT NULL`,
];
