// Node 20 does not hand the TypeScript loader on to worker threads: the worker registers it before it loads its own module.
import { register } from "tsx/esm/api";

register();
await import("./pool-worker.ts");
