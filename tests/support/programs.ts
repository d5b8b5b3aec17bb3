/** Arguments of Node that start the server from the project's root, without its check of what is built: a signal to the process is one to the server. */
export const serverProgram: readonly string[] = ["--enable-source-maps", "dist/server/main.js"];

/** The same for a command of `scripts/`, as its npm script runs it. */
export function commandProgram(name: string, ...args: string[]): string[] {
  return ["scripts/command.mjs", name, ...args];
}
