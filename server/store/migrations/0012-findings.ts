import { policy } from "./policy.ts";

/** What was found in each review, gathered from the tables of earlier versions: `mentions` and `expressions`. */
export const gatherFindings = `INSERT INTO findings (review_id, mentions, expressions)
  SELECT coalesce(m.review_id, e.review_id), coalesce(m.mentions, '[]'), coalesce(e.found::json, '[]')
  FROM (
    SELECT review_id, json_agg(json_build_object('theme', theme, 'polarity', polarity, 'strength', strength, 'start', start, 'end', "end",
      'sentence', json_build_array(sentence_start, sentence_end)) ORDER BY position) AS mentions
    FROM mentions GROUP BY review_id) AS m
  FULL JOIN expressions e ON e.review_id = m.review_id`;

/** All that the analysis finds in a review in one row, as it is written and read: rows are what an import waits for. */
export const findings: readonly string[] = [
  // Not jsonb: nothing looks inside, and converting costs more than all else of the row.
  `CREATE TABLE findings (review_id uuid PRIMARY KEY REFERENCES reviews ON DELETE CASCADE, mentions json NOT NULL, expressions json NOT NULL)`,
  ...policy("findings", "review_id IN (SELECT r.id FROM reviews r)"),
  gatherFindings,
  `DROP TABLE mentions, expressions`,
];
