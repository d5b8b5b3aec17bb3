/** Whether this is `npm run test:long`: its servers run as `npm start` has them and begin in an empty folder, its reviews all have words. */
export const isLong = Boolean(process.env.TEST_LONG);

/** Without optimising the embedded database: that takes a quarter of a start, and processes of tests end before they gain by it. */
const shortLived: readonly string[] = isLong ? [] : ["--liftoff-only"];

/** Arguments of Node that start the server from the project's root, without its check of what is built: a signal to the process is one to the server. */
export const serverProgram: readonly string[] = [...shortLived, "--enable-source-maps", "dist/server/main.js"];

/** The same for a command of `scripts/`, as its npm script runs it. */
export function commandProgram(name: string, ...args: string[]): string[] {
  return [...shortLived, "scripts/command.mjs", name, ...args];
}

/** The same without the check of what is built, which a run of the tests has made: for tests that run many. */
export function builtCommand(name: string, ...args: string[]): string[] {
  return isLong ? commandProgram(name, ...args) : [...shortLived, "--enable-source-maps", `dist/server/${name}.js`, ...args];
}

/** What a command itself wrote to standard error, without the set-up's message that it rebuilt the server. */
export function commandWords(stderr: string): string {
  return stderr.replace(/^[^\n]*… fait en [\d,]+ s\.\n/gm, "");
}
