import { readProduct } from "../../../server/commands/command-context.ts";
import { CommandRefusal } from "../../../server/kit/command-refusal.ts";
import { type RemoteServer, remoteServer } from "./remote-server.ts";

/**
 * Another server of this product. Its token comes from the environment, never from the command line, which every account of
 * the machine may read.
 */
export async function openRemote(address: string, variables: NodeJS.ProcessEnv = process.env): Promise<RemoteServer> {
  const token = variables.SESSION_TOKEN?.trim() ?? "";
  const { slug } = (await readProduct())();
  if (!/^[\w.-]{16,400}$/.test(token))
    throw new CommandRefusal(
      `Donnez dans SESSION_TOKEN la valeur du cookie de session de ${address} (« ${slug}_session », après connexion), par exemple : SESSION_TOKEN=… npm run config -- export --server ${address}`,
    );
  return remoteServer(address, token, slug);
}
