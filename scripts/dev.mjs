// Runs the API server, restarted when its code changes, and Vite in front of it, which reloads the page as you edit.
// The page is Vite's: http://127.0.0.1:5173. PUBLIC_URL makes sign-in come back there.
import { spawn } from "node:child_process";

const web = "http://127.0.0.1:5173";
const env = { PUBLIC_URL: web, UV_THREADPOOL_SIZE: "12", ...process.env };
const run = (/** @type {string[]} */ args) => spawn(process.execPath, args, { stdio: "inherit", env });

const children = [
  run(["node_modules/tsx/dist/cli.mjs", "watch", "--clear-screen=false", "server/main.ts"]),
  run(["node_modules/vite/bin/vite.js", "--host", "127.0.0.1", "--port", "5173", "--strictPort"]),
];
const stop = () => children.forEach((child) => child.kill("SIGTERM"));
process.on("SIGINT", stop);
process.on("SIGTERM", stop);
for (const child of children) {
  child.on("exit", (code) => {
    stop();
    process.exitCode ||= code ?? 0;
  });
}
