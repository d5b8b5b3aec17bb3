/**
 * Loaded before a server (`--import`): kills its process as `kill -9` would, at one point of its work. `KILL_ONCE` names a
 * file or folder whose coming is that point, or `KILL_AT` the beginning of a statement that the database has just been
 * sent, at its `KILL_TURN`th coming; `KILL_AFTER` puts it off (ms), beyond the statement of `KILL_LATEST` never.
 */
import { existsSync } from "node:fs";
import { Worker } from "node:worker_threads";

const { KILL_ONCE, KILL_AT, KILL_TURN, KILL_AFTER, KILL_LATEST } = process.env;
const killNow = () => process.kill(process.pid, "SIGKILL");
const kill = () => setTimeout(killNow, Number(KILL_AFTER ?? 0));

if (KILL_ONCE) {
  const watch = setInterval(() => {
    if (!existsSync(KILL_ONCE)) return;
    clearInterval(watch);
    kill();
  }, 2);
}

if (KILL_AT || KILL_LATEST) {
  const { prototype } = Worker;
  const { value: post } = Object.getOwnPropertyDescriptor(prototype, "postMessage");
  let left = Number(KILL_TURN ?? 1);
  prototype.postMessage = function (message, ...rest) {
    Reflect.apply(post, this, [message, ...rest]);
    if (typeof message?.sql !== "string") return;
    const statement = message.sql.trimStart();
    if (KILL_LATEST && statement.startsWith(KILL_LATEST)) killNow();
    if (KILL_AT && statement.startsWith(KILL_AT) && (left -= 1) === 0) kill();
  };
}
