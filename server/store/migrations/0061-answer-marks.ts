/** What answers say beside their score: the mark of the whole stay, marks by theme, and what the analysis finds in their words. */
export const answerMarks: readonly string[] = [
  `ALTER TABLE answers ADD COLUMN rating smallint CHECK (rating BETWEEN 0 AND 100), ADD COLUMN marks jsonb, ADD COLUMN mentions jsonb`,
  `UPDATE answers a SET rating = f.rating FROM form_answers f WHERE a.external_id = 'form ' || f.id`,
  // The questions of the version that was answered say which theme each mark is of; stars are out of five.
  `UPDATE answers a SET marks = found.marks FROM (
    SELECT f.id, jsonb_object_agg(q.question->>'theme', (f.answers->>(q.question->>'id'))::numeric * CASE q.question->>'kind' WHEN 'stars' THEN 20 ELSE 10 END) AS marks
    FROM form_answers f JOIN form_versions v ON v.form_id = f.form_id AND v.version = f.version
    CROSS JOIN LATERAL (SELECT jsonb_path_query(v.document::jsonb, '$.pages[*].questions[*] ? (@.kind == "stars" || @.kind == "mark")') AS question) q
    WHERE q.question ? 'theme' AND json_typeof(f.answers->(q.question->>'id')) = 'number' GROUP BY f.id
  ) found WHERE a.external_id = 'form ' || found.id`,
];
