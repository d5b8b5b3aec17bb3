import type { Command } from "./command.ts";

/** Makes the columnar projection anew from the state; readers see the old one until the new one is whole. */
export const rebuildCommand: Command = async ({ projection }, _args, _input, tell) => {
  await projection.rebuild((done, total) => tell({ type: "progress", done, total }));
  return { watermark: projection.watermark().no };
};
