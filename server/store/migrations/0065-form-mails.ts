/** The name in which a mail is sent where it is not the product's, the image of a form, and the address at which it is tried. */
export const formMails: readonly string[] = [
  `ALTER TABLE mails ADD COLUMN sender_name text`,
  `ALTER TABLE forms ADD COLUMN image_url text, ADD COLUMN test_hash text UNIQUE`,
];
