/** What the page of guests is made of, as a build has it. */
export interface GuestPage {
  /** Changes with any of the files. */
  version: string;
  /** The page itself, whatever the token in its address. */
  shell: string;
  /** Paths of its scripts, sheets and icon. */
  files: readonly string[];
}
