/** From which network a reader reports: many reports of one are put off. Forgotten with the reader's address. */
export const reportNetworks: readonly string[] = [
  `ALTER TABLE reporters ADD COLUMN network text`,
  `CREATE INDEX reporters_network ON reporters (network) WHERE network IS NOT NULL`,
];
