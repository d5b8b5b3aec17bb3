import { policy } from "./policy.ts";

/** Invitations to review a stay: each opens the form of one establishment and makes one review a verified one. */
export const reviewInvitations: readonly string[] = [
  `CREATE TABLE review_invitations (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(), establishment_id uuid NOT NULL REFERENCES establishments ON DELETE CASCADE,
    token_hash text NOT NULL UNIQUE, stayed_on date NOT NULL, made_by text NOT NULL, made_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL, used_at timestamptz)`,
  `CREATE INDEX review_invitations_place ON review_invitations (establishment_id, made_at)`,
  ...policy("review_invitations", "establishment_id IN (SELECT e.id FROM establishments e)"),
  `ALTER TABLE submissions ADD COLUMN invitation_id uuid REFERENCES review_invitations ON DELETE SET NULL`,
];
