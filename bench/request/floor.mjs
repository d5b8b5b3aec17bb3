// An empty server of the same framework that answers one body of the length that it is asked for.
import Fastify from "fastify";

const app = Fastify();
app.get("/", () => "ok");
app.post("/:bytes", (request) => "x".repeat(Number(request.params.bytes)));
await app.listen({ port: Number(process.env.PORT), host: "127.0.0.1" });
process.on("SIGTERM", () => void app.close());
