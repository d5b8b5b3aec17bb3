import type { CompanyAddress } from "../../../src/generated/types.ts";

/** The register of companies: the address of the establishment that a SIRET names. */
export interface CompanyDirectory {
  /**
   * The address of the establishment; null when the register does not know the SIRET (14 digits).
   * Throws `ApiError` `upstream.failed` or `upstream.slow` when the register does not answer as it should.
   */
  find(siret: string): Promise<CompanyAddress | null>;
}
