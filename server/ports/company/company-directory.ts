import { demoDirectory } from "./demo-directory.ts";
import { publicDirectory } from "./public-directory.ts";
import type { CompanyDirectory } from "./directory.ts";

/** The directory at `COMPANY_URL`; without one, the demo's own list. */
export function openCompanyDirectory(companyUrl: string | null): CompanyDirectory {
  return companyUrl === null ? demoDirectory : publicDirectory(companyUrl);
}
