import { Readable } from "node:stream";

import type { FastifyInstance } from "fastify";

import { route } from "../../http/route.ts";
import type { Services } from "../../http/services.ts";
import { ApiError } from "../../kit/errors.ts";
import { exportRoutes } from "./export-routes.ts";
import { tasksOf } from "./tasks-store.ts";

/** Files that take a while: asked for, listed, fetched when they are ready. */
export function tasksRoutes(app: FastifyInstance, services: Services): void {
  const { store, clock } = services;

  route(app, "listTasks", ({ actor }) => tasksOf(store, actor, clock).list());

  route(app, "downloadTask", async ({ actor, params }, reply) => {
    const file = await tasksOf(store, actor, clock).file(params.id);
    if (!file) throw new ApiError("object.not-found");
    return reply
      .type(file.media_type)
      .header("Content-Disposition", `attachment; filename="${file.filename}"`)
      .send(Buffer.isBuffer(file.content) ? file.content : Readable.from(file.content));
  });

  route(app, "deleteTask", async ({ actor, params }, reply) => {
    if (!(await tasksOf(store, actor, clock).remove(params.id))) throw new ApiError("object.not-found");
    return reply.code(204).send();
  });

  exportRoutes(app, services);
}
