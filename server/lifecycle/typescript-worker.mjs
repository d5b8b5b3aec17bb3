/** Entry of every worker thread: Node 20 does not hand tsx on to threads, so it is registered here, then the module runs. */
import { workerData } from "node:worker_threads";

import { register } from "tsx/esm/api";

register();
await import(workerData.module);
