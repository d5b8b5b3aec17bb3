import { guestRows, type OlderRows } from "./older-guest-rows.ts";

/** Reviews of an older state; enough that a migration works on pages of them, not on one. */
export const olderReviews = 3_000;

/** What the analysis of an earlier version found in each review. */
const mentions = JSON.stringify([{ theme: "accueil", polarity: "positive", strength: 0.5, start: 0, end: 7, sentence: [0, 30] }]);
const expressions = JSON.stringify([{ text: "très agréable", theme: "accueil", polarity: "positive", start: 8, end: 21 }]);

/** Rows for every table of every version, and for the columns that migrations add; a reference comes after what it names. */
export const olderRows: readonly (string | OlderRows)[] = [
  `INSERT INTO destinations (id, name, parent_id) VALUES ('essai', 'Essai', NULL), ('aval', 'Aval', 'essai')`,
  `INSERT INTO communes (destination_id, insee, name, child_id, ring) SELECT 'essai', '99' || i, 'Commune ' || i, 'aval', '[[1.5, 2]]' FROM generate_series(100, 130) i`,
  `INSERT INTO groups (id, name, kind, destination_id) VALUES ('essai', 'Essai', 'destination', 'essai')`,
  `UPDATE destinations SET group_id = 'essai' WHERE id = 'essai'`,
  `INSERT INTO users (login, type, group_id, roles, details) VALUES ('a@essai', 'DMO', 'essai', '{BELVEDERE_ANALYST}', '{"phone": "01"}')`,
  `INSERT INTO identities VALUES ('issuer', 'subject', 'a@essai')`,
  `INSERT INTO credentials VALUES ('a@essai', 'scrypt')`,
  `INSERT INTO sessions (id_hash, login, expires_at) VALUES ('hash', 'a@essai', now() + interval '1 year')`,
  `INSERT INTO establishments (destination_id, external_id, name, category, commune_insee, labels)
    SELECT 'essai', 'e' || i, 'Lieu ' || i, 'hotel', '99100', '{a,"b c"}' FROM generate_series(1, 60) i`,
  `INSERT INTO visibility SELECT 'essai', id FROM establishments`,
  `INSERT INTO reviews (destination_id, establishment_id, source, source_review_id, rating, text, lang, country, profile, experience_date, published_at, state, extra)
    SELECT 'essai', e.id, 'google', 'r' || i, i % 101, repeat('Accueil très agréable, séjour n° ' || i || '. ', 8), 'fr', 'FR', 'couple', date '2026-01-01' + i % 90,
      timestamptz '2026-01-02 10:00Z' + i * interval '1 minute', 'published', jsonb_build_object('n', i)
    FROM generate_series(1, ${olderReviews}) i JOIN establishments e ON e.external_id = 'e' || (1 + i % 60)`,
  { until: "0012-findings", sql: `INSERT INTO mentions SELECT id, 0, 'accueil', 'positive', 0.5, 0, 7, 0, 30 FROM reviews` },
  {
    from: "0003-corrections",
    until: "0012-findings",
    sql: `INSERT INTO expressions SELECT id, '${expressions}' FROM reviews`,
  },
  { from: "0012-findings", sql: `INSERT INTO findings SELECT id, '${mentions}', '${expressions}' FROM reviews` },
  // Undone, so that the figures count what the analysis found.
  {
    from: "0003-corrections",
    sql: `INSERT INTO mention_corrections (review_id, mention, step, action, start, "end", sentence_start, sentence_end, span, strength,
        analysed_theme, analysed_polarity, before_theme, before_polarity, theme, polarity, login, group_id, ended, ended_at, ended_by, ended_group)
      SELECT id, 'accueil-0-7', 1, 'corrected', 0, 7, 0, 30, 'Accueil', 0.5, 'accueil', 'positive', 'accueil', 'positive', 'personnel', 'negative',
        'a@essai', 'essai', 'undone', now(), 'a@essai', 'essai' FROM reviews WHERE no % 100 = 0`,
  },
  { from: "0003-corrections", sql: `INSERT INTO reanalyses (lexicons, reached, ended_at) VALUES ('digest', ${olderReviews}, now())` },
  `INSERT INTO answers (destination_id, establishment_id, external_id, score, answered_at, lang, country, profile)
    SELECT 'essai', id, 'a' || no, no % 11, timestamptz '2026-02-01 10:00Z', 'fr', 'FR', 'solo' FROM establishments`,
  `INSERT INTO selections (group_id, title) VALUES ('essai', 'Bords de l’eau')`,
  `INSERT INTO selection_members SELECT s.id, 'essai', e.id FROM selections s, establishments e`,
  `INSERT INTO dashboards (group_id, owner, title, document, draft)
    SELECT 'essai', 'a@essai', 'Tableau ' || i, '{"version": 1}', CASE WHEN i % 2 = 0 THEN '{"title": "é"}'::jsonb END FROM generate_series(1, 40) i`,
  `INSERT INTO dashboard_links (dashboard_id, group_id, created_by, token_hash) SELECT id, 'essai', 'a@essai', title FROM dashboards`,
  { from: "0035-link-rights", sql: `UPDATE dashboard_links SET frozen = true, password_hash = 'scrypt', views = 2, viewed_at = now()` },
  { from: "0045-link-outputs", sql: `UPDATE dashboard_links SET outputs = '["pdf"]'` },
  {
    from: "0030-dashboard-versions",
    sql: `INSERT INTO dashboard_versions (group_id, dashboard_id, label, revision, document, author, created_at)
      SELECT 'essai', id, 'Avant l’été', 1, document, 'a@essai', now() FROM dashboards LIMIT 1`,
  },
  {
    from: "0031-dashboard-use",
    sql: `INSERT INTO dashboard_editors SELECT 'essai', id, 'a@essai', now(), now() FROM dashboards LIMIT 1`,
  },
  {
    from: "0031-dashboard-use",
    sql: `INSERT INTO dashboard_views SELECT 'essai', id, date '2026-01-01', 3, now() FROM dashboards LIMIT 1`,
  },
  `INSERT INTO tags (group_id, title) VALUES ('essai', 'Été')`,
  `INSERT INTO idempotency_keys (group_id, login, key, fingerprint, status) VALUES ('essai', 'a@essai', 'k', 'f', 201)`,
  {
    from: "0002-tasks",
    sql: `INSERT INTO tasks (group_id, login, filename, media_type, state, content) VALUES ('essai', 'a@essai', 'a.csv', 'text/csv', 'finished', 'é')`,
  },
  { from: "0002-tasks", sql: `INSERT INTO audit_entries (login, action, target) VALUES ('a@essai', 'session.lent', 'b@essai')` },
  {
    from: "0010-draft-authors",
    sql: `UPDATE dashboards SET draft_no = 2, draft_author = 'a@essai', draft_at = now(), draft_base = 1, drafts_aside = '[{"author": "b"}]' WHERE draft IS NOT NULL`,
  },
  { from: "0011-tag-changes", sql: `UPDATE dashboards SET tag_changes = '[{"revision": 1}]' WHERE draft IS NULL` },
  {
    from: "0017-jobs",
    sql: `INSERT INTO jobs (kind, payload, state, created_at, due_at) VALUES ('export', '{}', 'failed', now(), now())`,
  },
  { from: "0032-linked-dashboards", sql: `UPDATE dashboards SET base = '{"version": 1}', template_refused = 2 WHERE draft IS NULL` },
  {
    from: "0033-group-templates",
    sql: `INSERT INTO group_templates (group_id, label, description, document, updated_by) VALUES ('essai', 'Bilan', 'Le bilan', '{"version": 1}', 'a@essai')`,
  },
  { from: "0018-announcements", sql: `INSERT INTO announcements (group_id, topic, key) VALUES ('essai', 'dashboards', 'a')` },
  {
    from: "0022-journal",
    sql: `INSERT INTO journal_entries (group_id, first_day, last_day, title, kind, updated_by)
      VALUES ('essai', '2026-06-12', '2026-06-14', 'Festival de l’essai', 'festival', 'a@essai')`,
  },
  {
    from: "0023-visits",
    sql: `INSERT INTO visits (group_id, establishment_id, visited_on, visitor, seen, next_step, next_on, created_by, updated_by)
      SELECT 'essai', id, '2026-05-12', 'Chargée de mission', 'Accueil à revoir', 'Rappeler', '2026-06-30', 'a@essai', 'a@essai' FROM establishments`,
  },
  { from: "0022-journal", sql: `UPDATE groups SET barometer = false WHERE id = 'essai'` },
  {
    from: "0021-selection-rules",
    sql: `UPDATE selections SET kind = 'living', rule = '{"all": [{"dimension": "category", "in": ["hotel"]}]}', updated_by = 'a@essai', evaluated_at = now()`,
  },
  {
    from: "0020-followed-establishments",
    sql: `INSERT INTO review_urls (establishment_id, url, provider, updated_by)
      SELECT id, 'https://www.booking.com/hotel/fr/' || no || '.html', 'booking', 'a@essai' FROM establishments`,
  },
  {
    from: "0020-followed-establishments",
    sql: `INSERT INTO establishment_settings (establishment_id, revision, notifications, response, comparison, updated_by)
      SELECT id, 1, '{"incident": true}', '{"signature": "Été"}', 'category', 'a@essai' FROM establishments`,
  },
  {
    from: "0019-reviews",
    sql: `INSERT INTO review_triage (group_id, review_id, read, assigned_to, later_until, tags)
      SELECT 'essai', id, true, 'a@essai', date '2026-05-01', '{à relire}' FROM reviews WHERE no % 50 = 0`,
  },
  {
    from: "0019-reviews",
    sql: `INSERT INTO triage_steps (group_id, change_id, review_id, before, after, login, at)
      SELECT 'essai', gen_random_uuid(), review_id, '{}', '{"read": true}', 'a@essai', now() FROM review_triage`,
  },
  {
    from: "0019-reviews",
    sql: `INSERT INTO saved_searches (group_id, owner, title, search, pinned, shared, created_at, updated_at)
      VALUES ('essai', 'a@essai', 'Sans réponse', '{"filters": {"answered": ["false"]}}', true, false, now(), now())`,
  },
  {
    from: "0058-subscriptions",
    sql: `INSERT INTO subscriptions (group_id, login, offer, kind, label, price, roles, method, provider, state, anchor, months, paid_until, created_at, updated_at)
      VALUES ('essai', 'a@essai', 'expert', 'offer', 'Expert', '{"gross": 5880}', '{V2_PRO_WIDGET_EXPERT}', 'card', 'sandbox', 'active', '2026-06-12', 1, '2026-07-12', now(), now())`,
  },
  {
    from: "0058-subscriptions",
    sql: `INSERT INTO payments (group_id, login, subscription_id, first, offer, method, provider, ref, state, amount, created_at, updated_at)
      SELECT 'essai', 'a@essai', id, true, '{"offer": "expert"}', 'card', 'sandbox', 'r', 'paid', 5880, now(), now() FROM subscriptions`,
  },
  {
    from: "0078-payment-buyers",
    sql: `UPDATE payments SET buyer = '{"name": "Gîte", "siret": "", "street": "1", "zip": "74000", "city": "A"}'`,
  },
  { from: "0058-subscriptions", sql: `INSERT INTO payment_events VALUES ('sandbox', 'e', now())` },
  { from: "0058-subscriptions", sql: `INSERT INTO account_rights VALUES ('a@essai', '{BELVEDERE_V2_PRO_WIDGET_EXPERT}')` },
  { from: "0058-subscriptions", sql: `INSERT INTO payment_sandbox VALUES ('r', '{"fact": "paid"}')` },
  { from: "0059-invoices", sql: `INSERT INTO invoice_numbers VALUES ('F2026', 1)` },
  {
    from: "0059-invoices",
    sql: `INSERT INTO invoices (group_id, login, number, kind, payment_id, issued_on, content, net, tax, gross, state, paid_on, created_at)
      SELECT 'essai', 'a@essai', 'F2026-000001', 'invoice', id, '2026-06-12', '{"line": {"label": "Expert"}}', 4900, 980, 5880, 'paid', '2026-06-12', now() FROM payments`,
  },
  {
    from: "0060-help",
    sql: `INSERT INTO help_messages (group_id, login, recipient, address, subject, text, page, version, files, created_at)
      VALUES ('essai', 'a@essai', 'Office', 'a@essai.example', 'Été', 'Bonjour', '/account', '3.3.12', '[]', now())`,
  },
  {
    from: "0060-help",
    sql: `INSERT INTO help_files (group_id, login, name, media_type, size, content, created_at) VALUES ('essai', 'a@essai', 'a.pdf', 'application/pdf', 1, 'YQ==', now())`,
  },
  {
    from: "0049-establishment-facts",
    sql: `INSERT INTO establishment_facts (establishment_id, text, translations, theme, first_day, updated_by)
      SELECT id, 'Le parking compte quarante places.', '{"en": "There are forty parking spaces."}', 'acces', date '2026-03-01', 'a@essai' FROM establishments`,
  },
  {
    from: "0050-saved-answers",
    sql: `INSERT INTO saved_answers (group_id, title, text, updated_by) VALUES ('essai', 'Merci', 'Bonjour {{prenom}}, merci !', 'a@essai')`,
  },
  { from: "0041-suggestion-uses", sql: `INSERT INTO suggestion_uses VALUES ('essai', 'a@essai', date '2026-06-12', 3)` },
  {
    from: "0040-responses",
    sql: `INSERT INTO responses (group_id, review_id, text, revision, saved_at, saved_by, sent_text, sent_at, sent_by, declared_on)
      SELECT 'essai', id, 'Merci !', 2, now(), 'a@essai', 'Merci !', now(), 'a@essai', date '2026-06-12' FROM reviews WHERE no % 60 = 0`,
  },
  { from: "0019-reviews", sql: `INSERT INTO search_looks SELECT group_id, id, owner, now() FROM saved_searches` },
  {
    from: "0019-reviews",
    sql: `INSERT INTO review_versions (review_id, version, text, rating, replaced_at) SELECT id, 1, 'Avant', 40, now() FROM reviews WHERE no % 100 = 1`,
  },
  { from: "0019-reviews", sql: `INSERT INTO collections SELECT establishment_id, 'booking', now() FROM reviews GROUP BY 1` },
  {
    from: "0019-reviews",
    sql: `UPDATE reviews SET edited_at = now(), late = true, source_url = 'https://example.org/avis' WHERE no % 100 = 1`,
  },
  { from: "0019-reviews", sql: `INSERT INTO translations VALUES ('digest', 'fr', 'Bonjour', now())` },
  { from: "0025-task-pieces", until: "0026-accounts", sql: `INSERT INTO task_pieces SELECT group_id, id, 0, 'w6k=' FROM tasks` },
  { from: "0026-accounts", sql: `INSERT INTO task_pieces SELECT group_id, id, 0, 'w6k=', login FROM tasks` },
  {
    from: "0034-mails",
    sql: `INSERT INTO mails (group_id, template, recipient, recipient_name, subject, body, html, created_at)
      VALUES ('essai', 'report', 'lectrice@example.org', 'Lectrice', 'Rapport', 'Texte', '<p>Texte</p>', now())`,
  },
  {
    from: "0034-mails",
    sql: `INSERT INTO mail_subscriptions (group_id, address, topic, title) VALUES ('essai', 'lectrice@example.org', 'report:1', 'Rapport')`,
  },
  {
    from: "0052-notices",
    sql: `INSERT INTO alerts (establishment_id, rule, cause, review_id, title, detail, raised_at, escalate_at)
      SELECT establishment_id, 'low-rating', id::text, id, 'Un avis', 'Bruyant', now(), now() FROM reviews WHERE no % 100 = 2`,
  },
  {
    from: "0052-notices",
    sql: `INSERT INTO notices (group_id, login, notice, key, title, detail, advice, path, created_at, due_at)
      VALUES ('essai', 'a@essai', 'alert', 'alert:1', 'Un avis', 'Bruyant', '', '/reviews', now(), now())`,
  },
  { from: "0052-notices", sql: `INSERT INTO notice_policies VALUES ('essai', 'TP', 'alert', 'daily', true, 'a@essai', now())` },
  {
    from: "0053-report-schedules",
    sql: `INSERT INTO report_schedules (group_id, login, dashboard_id, rhythm, recipients, message, attached, active, next_at, created_at, updated_at)
      SELECT group_id, 'a@essai', id, 'weekly', '[{"address": "lectrice@example.org"}]', '', true, true, now(), now(), now() FROM dashboards`,
  },
  { from: "0053-report-schedules", sql: `INSERT INTO notice_marks VALUES ('review:1', now())` },
  { from: "0052-notices", sql: `UPDATE mail_subscriptions SET frequency = 'weekly'` },
  { from: "0013-closed-addresses", sql: `UPDATE destinations SET token_closed = true WHERE id = 'aval'` },
  ...guestRows,
];
