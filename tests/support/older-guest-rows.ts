/** Rows of an older state for one version of the schema. */
export interface OlderRows {
  /** The migration that makes their table or columns, and the one that drops them again. */
  from?: string;
  until?: string;
  sql: string;
}

/** What guests write to their hosts, and what becomes of it: own reviews with their moderation, forms, remarks at a counter. */
export const guestRows: readonly OlderRows[] = [
  {
    from: "0062-counter-remarks",
    sql: `INSERT INTO counter_remarks (group_id, establishment_id, day, kind, text, lang, created_at, created_by, updated_at, updated_by)
      SELECT 'essai', id, date '2026-06-12', 'praise', 'Merci', 'fr', now(), 'a@essai', now(), 'a@essai' FROM establishments LIMIT 2`,
  },
  {
    from: "0037-moderation",
    sql: `UPDATE reviews SET verification = 'email', received_at = now(), due_at = now(), signals = '[]', marks = '{"accueil": 80}', moderation_no = 1,
      reply_reason = 'promo' WHERE no % 100 = 2`,
  },
  {
    from: "0037-moderation",
    sql: `INSERT INTO submissions (destination_id, establishment_id, review_id, key, fingerprint, challenge, token_hash, email, email_digest, lang, rating, marks,
        title, text, experience_date, profile, consent_at, prospecting, verification, submitted_at)
      SELECT 'essai', establishment_id, id, 'k' || no, 'f', 's' || no, 't' || no, 'a@example.org', 'd', 'fr', 8.5, '{"accueil": 8}', 'Été', 'Très bien', '2026-01-01', 'couple',
        now(), false, 'email', now() FROM reviews WHERE no % 100 = 2`,
  },
  {
    from: "0067-review-proofs",
    sql: `INSERT INTO review_proofs (submission_id, media_type, size, content, sent_at) SELECT id, 'application/pdf', 1, 'YQ==', now() FROM submissions`,
  },
  {
    from: "0037-moderation",
    sql: `INSERT INTO moderation_journal (destination_id, no, at, establishment_id, review_id, by, action, policy, details, previous, hash)
      SELECT 'essai', no, now(), establishment_id, id, 'moderator', 'publish', 'avis', '{"a": 1}', '', 'h' FROM reviews WHERE no % 100 = 2`,
  },
  {
    from: "0037-moderation",
    sql: `INSERT INTO moderation_notes (group_id, review_id, text, login, at) SELECT 'essai', id, 'À revoir', 'a@essai', now() FROM reviews WHERE no % 100 = 2`,
  },
  {
    from: "0037-moderation",
    sql: `INSERT INTO moderation_looks SELECT 'essai', id, 'a@essai', now() FROM reviews WHERE no % 100 = 2`,
  },
  {
    from: "0037-moderation",
    sql: `INSERT INTO moderators (group_id, login, children, categories, leave_from, updated_by, updated_at)
      VALUES ('essai', 'a@essai', '{aval}', '{hotel}', '2026-08-01', 'a@essai', now())`,
  },
  {
    from: "0037-moderation",
    sql: `INSERT INTO moderation_reports (review_id, establishment_id, by, hand, ground, at, due_at)
      SELECT id, establishment_id, 'reader', 'h', 'promo', now(), now() FROM reviews WHERE no % 100 = 2`,
  },
  { from: "0037-moderation", sql: `INSERT INTO reporters SELECT id, 't' || id, 'c' || id, 'b@example.org', 'fr' FROM moderation_reports` },
  {
    from: "0037-moderation",
    sql: `INSERT INTO moderation_letters (review_id, step, letter, recipient, address, lang, subject, text, due_at)
      SELECT id, 1, 'published', 'author', 'a@example.org', 'fr', 'Publié', 'Votre avis', now() FROM reviews WHERE no % 100 = 2`,
  },
  {
    from: "0037-moderation",
    sql: `INSERT INTO reply_links (review_id, token_hash, created_at, expires_at) SELECT id, 'l' || no, now(), now() FROM reviews WHERE no % 100 = 2`,
  },
  {
    from: "0048-review-invitations",
    sql: `INSERT INTO review_invitations (establishment_id, token_hash, stayed_on, made_by, made_at, expires_at)
      SELECT id, 'i' || id, '2026-06-01', 'a@essai', now(), now() FROM establishments LIMIT 3`,
  },
  {
    from: "0047-reply-drafts",
    sql: `INSERT INTO reply_drafts (link_id, group_id, text, revision, saved_at) SELECT id, 'essai', 'Merci', 1, now() FROM reply_links`,
  },
  {
    from: "0054-forms",
    sql: `INSERT INTO forms (group_id, title, document, created_at, updated_at, updated_by) VALUES ('essai', 'Séjour', '{"form": "sejour"}', now(), now(), 'a@essai')`,
  },
  {
    from: "0054-forms",
    sql: `INSERT INTO form_versions SELECT 'essai', id, 1, document, now(), 'a@essai' FROM forms`,
  },
  {
    from: "0054-forms",
    sql: `INSERT INTO form_places (group_id, form_id, establishment_id, token_hash) SELECT 'essai', f.id, e.id, 'jeton' FROM forms f, (SELECT id FROM establishments ORDER BY no LIMIT 1) e`,
  },
  {
    from: "0054-forms",
    sql: `INSERT INTO form_invitations (group_id, form_id, establishment_id, token_hash, email, email_digest, lang, source, due_at, created_at, created_by)
      SELECT group_id, form_id, establishment_id, 'invitation', 'cliente@example.org', 'd', 'de', 'hand', now(), now(), 'a@essai' FROM form_places`,
  },
  {
    from: "0054-forms",
    sql: `INSERT INTO form_answers (group_id, form_id, establishment_id, version, invitation_id, channel, state, key, lang, answers, score, rating, words, started_at, updated_at)
      SELECT group_id, form_id, establishment_id, 1, id, 'invitation', 'partial', 'cle', 'de', '{"recommandation": 9}', 9, 90, 'Schön', now(), now() FROM form_invitations`,
  },
  {
    from: "0063-guest-erasures",
    sql: `INSERT INTO guest_erasures (group_id, at, login, why, invitations, answers, mails, reviews) VALUES ('essai', now(), 'a@essai', 'request', 1, 1, 1, 0)`,
  },
  {
    from: "0064-stay-events",
    sql: `INSERT INTO stay_events (group_id, form_id, establishment_id, key, fingerprint, at, due_at) SELECT group_id, form_id, establishment_id, 'depart-0001', 'd', now(), now() FROM form_places`,
  },
];
