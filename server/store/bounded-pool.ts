import type { PostgresPool, PostgresPoolClient } from "kysely";

import { boundedQueue } from "../kit/impatience.ts";

/** A request that has not had a connection by then will not be read any more; imports hold one for far less. */
const limits = { milliseconds: 5_000, length: 500 };

/** A pool whose connections requests wait for no longer than they should, and commands and the projection as long as it takes. */
export function boundedPool(pool: PostgresPool): PostgresPool {
  const place = boundedQueue<PostgresPoolClient>(limits, (late) => late.release());
  return { connect: () => place(() => pool.connect()), end: () => pool.end() };
}
