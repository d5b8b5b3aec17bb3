/**
 * The words of the reviews that moderators search, in lower case and without accents: comparing them takes a tenth of the time. Only
 * the product's own reviews have them; whoever changes what such a review says changes them with it.
 */
export const reviewWords: readonly string[] = [
  // Accents are taken off before the case: `lower` knows of letters without them alone where the database has no locale.
  `CREATE FUNCTION folded(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT lower(regexp_replace(normalize(replace(replace(replace(replace(replace($1, 'œ', 'oe'), 'Œ', 'oe'), 'æ', 'ae'), 'Æ', 'ae'), 'ß', 'ss'), NFD), '[\\u0300-\\u036f]', '', 'g'))
  $$`,
  `CREATE FUNCTION review_words(author text, title text, said text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT folded(coalesce($1, '') || ' ' || coalesce($2, '') || ' ' || coalesce($3, ''))
  $$`,
  `ALTER TABLE reviews ADD COLUMN words text`,
  `CREATE FUNCTION keep_review_words() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.words = review_words(NEW.author, NEW.title, NEW.text);
      RETURN NEW;
    END $$`,
  `CREATE TRIGGER keep_review_words BEFORE UPDATE OF author, title, text ON reviews FOR EACH ROW
    WHEN (OLD.words IS NOT NULL) EXECUTE FUNCTION keep_review_words()`,
];
