/** A job writes to many guests of a form; those that wait were queued for one guest each. */
export const invitationsTogether: readonly string[] = [
  `UPDATE jobs SET payload = jsonb_build_object('invitations', jsonb_build_array(payload->'invitation'), 'reminds', payload->'reminds')
    WHERE kind = 'form-invitation' AND payload ? 'invitation'`,
];
