import { Agent, request } from "node:http";
import { availableParallelism } from "node:os";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

import { openAnalysis } from "../semantics/live/live-analysis.ts";
import { openJobs } from "../jobs/jobs.ts";
import { systemClock } from "../kit/clock.ts";
import { commands } from "../commands/all-commands.ts";
import type { CommandEvent } from "../commands/command.ts";
import { CommandRefusal } from "../kit/command-refusal.ts";
import { commandContext, lexiconFolder, readProduct } from "../commands/command-context.ts";
import { readEnvironment, type Environment } from "../kit/environment.ts";
import { dataFiles } from "../kit/data-files.ts";
import { requireState } from "./installation.ts";
import { openStores } from "../commands/open-stores.ts";
import { makeFilesPrivate } from "../kit/private-folder.ts";
import { readServerFile, type ServerFile } from "./server-file.ts";
import { reasonOf, StartupError } from "../kit/startup-error.ts";

export interface CommandCall {
  name: keyof typeof commands;
  args?: Record<string, unknown>;
  input?: Readable;
  tell?: (event: CommandEvent) => void;
  /** Puts a damaged projection aside instead of refusing it. */
  replaceDamaged?: boolean;
}

/**
 * Runs a command where the stores are: in the server that has the data folder, else here, on stores opened for it.
 * Rejects with a sentence for the terminal ({@link CommandRefusal}, {@link StartupError}).
 */
export async function runCommand(call: CommandCall, variables: NodeJS.ProcessEnv = process.env): Promise<Record<string, unknown>> {
  const environment = readEnvironment(variables);
  const server = readServerFile(dataFiles(environment.dataDir).server);
  if (server && (await answers(server))) return handOver(server, call);
  return runHere(environment, call);
}

async function runHere(
  environment: Environment,
  { name, args = {}, input = Readable.from([]), tell = () => undefined, replaceDamaged = false }: CommandCall,
): Promise<Record<string, unknown>> {
  const command = commands[name];
  if (!command) throw new Error(`no command ${name}`);
  requireState(environment, name);
  makeFilesPrivate();
  const product = await readProduct();
  const analysis = openAnalysis({
    folder: lexiconFolder,
    themes: () => product().themes.map(({ id }) => id),
    workers: () => analysisWorkers(name, availableParallelism()),
  });
  // Starts the worker while the stores open; the first review reports whatever prevents that.
  if (name === "import" && args.kind === "reviews") analysis.analyse([{ text: "" }]).catch(() => undefined);
  try {
    const stores = await openStores(environment, { replaceDamaged });
    try {
      // Beside a long input the projection follows at once, as in a server; the last wait for it reports whatever prevents that.
      if (name === "import") stores.projection.start(() => undefined);
      const jobs = openJobs(stores.store, systemClock, (error) => console.error(error), {
        isAlone: environment.databaseUrl === null,
      });
      try {
        const context = commandContext({ ...stores, jobs }, environment, analysis, { product });
        jobs.start();
        const result = await command(context, args, input, tell);
        await stores.projection.settled();
        return result;
      } finally {
        await jobs.close();
      }
    } finally {
      await stores.close();
    }
  } finally {
    await analysis.close();
  }
}

/**
 * How many of the cores a command's analysis takes. An import waits for its two databases rather than for its analysis: the
 * other half of the cores is theirs. Whatever else analyses does little beside.
 */
export function analysisWorkers(name: CommandCall["name"], cores: number): number {
  return name === "import" ? Math.ceil(cores / 2) : cores;
}

/** Whether the address still belongs to a server of ours: one that was killed leaves its file behind. */
function answers({ address, host }: ServerFile): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = request(`${address}/healthz`, { agent: false, headers: { host }, timeout: 2_000 }, (response) => {
      response.resume();
      resolve(response.statusCode === 200 || response.statusCode === 503);
    });
    asked.on("error", () => resolve(false));
    asked.on("timeout", () => asked.destroy());
    asked.end();
  });
}

/** Sends the command to the server; its events come back while the input still goes out. */
async function handOver(
  { address, host, token }: ServerFile,
  { name, args = {}, input = Readable.from([]), tell = () => undefined }: CommandCall,
): Promise<Record<string, unknown>> {
  const headers = {
    host,
    authorization: `Bearer ${token}`,
    "content-type": "application/octet-stream",
    "x-arguments": Buffer.from(JSON.stringify(args)).toString("base64url"),
  };
  // A connection of its own: one whose input was refused unread serves nobody else any more.
  const agent = new Agent({ keepAlive: true });
  const asked = request(`${address}/local/commands/${name}`, { agent, method: "POST", headers });
  const sent = pipeline(input, asked);
  const response = await new Promise<import("node:http").IncomingMessage>((resolve, reject) => {
    asked.on("response", resolve);
    asked.on("error", reject);
    sent.catch(reject);
  }).catch((error: unknown) => {
    if (error instanceof StartupError) throw error;
    throw new StartupError(`Le serveur en cours ne répond pas : ${reasonOf(error)}`, { cause: error });
  });
  // A command that refuses answers before it has read its input: what is left of that may fail.
  sent.catch(() => undefined);
  if (response.statusCode !== 200)
    throw new StartupError(
      "Le serveur en cours refuse la commande : il est d’une autre version, ou démarre encore. Réessayez dans un instant.",
    );
  try {
    for await (const line of createInterface({ input: response })) {
      const { event, result, refused } = JSON.parse(line) as { event?: CommandEvent; result?: Record<string, unknown>; refused?: string };
      if (result) return result;
      if (refused !== undefined) throw new CommandRefusal(refused);
      if (event) tell(event);
    }
  } catch (error) {
    // A truncated answer means that the server ended, which is reported below.
    if (error instanceof CommandRefusal || response.complete) throw error;
  } finally {
    agent.destroy();
  }
  throw new StartupError(
    "Le serveur s’est arrêté pendant la commande ; ce qu’il avait annoncé est enregistré. Relancez-la : elle reprend sans doublon.",
  );
}
