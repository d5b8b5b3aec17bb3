/** Letters of moderation may lose their address and their words: that they were sent stays. */
export const erasedLetters: readonly string[] = [
  `ALTER TABLE moderation_letters ALTER COLUMN address DROP NOT NULL, ADD COLUMN erased_at timestamptz`,
];
