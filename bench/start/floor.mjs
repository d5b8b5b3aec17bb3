/** The floor of a start: an empty Fastify server. */
import fastify from "fastify";

const app = fastify();
app.get("/", async () => "ok");
await app.listen({ port: Number(process.env.PORT), host: "127.0.0.1" });
process.on("SIGTERM", () => void app.close().then(() => process.exit(0)));
