/**
 * Loaded before a server (`--import`): kills its process as `kill -9` would, at one point of its first start.
 * `KILL_ONCE` names a file or folder whose coming is that point, or `KILL_AT` the beginning of a statement that the
 * database has just been sent; `KILL_AFTER` puts it off (ms).
 */
import { existsSync } from "node:fs";
import { Worker } from "node:worker_threads";

const { KILL_ONCE, KILL_AT, KILL_AFTER } = process.env;
const kill = () => setTimeout(() => process.kill(process.pid, "SIGKILL"), Number(KILL_AFTER ?? 0));

if (KILL_ONCE) {
  const watch = setInterval(() => {
    if (!existsSync(KILL_ONCE)) return;
    clearInterval(watch);
    kill();
  }, 2);
}

if (KILL_AT) {
  const { prototype } = Worker;
  const { value: post } = Object.getOwnPropertyDescriptor(prototype, "postMessage");
  prototype.postMessage = function (message, ...rest) {
    Reflect.apply(post, this, [message, ...rest]);
    if (typeof message?.sql === "string" && message.sql.trimStart().startsWith(KILL_AT)) kill();
  };
}
