/** Who marked the address of an invitation as refused, where no mail server did; and how many remarks an erasure took the words of. */
export const bouncesByHand: readonly string[] = [
  `ALTER TABLE form_invitations ADD COLUMN bounced_by text`,
  `ALTER TABLE guest_erasures ADD COLUMN remarks integer NOT NULL DEFAULT 0`,
];
