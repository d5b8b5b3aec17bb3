/** Answers in the same words are found by the digest of the words. */
export const answerDigests: readonly string[] = [
  `CREATE INDEX form_answers_words ON form_answers (form_id, md5(words)) WHERE state = 'complete' AND words IS NOT NULL`,
];
