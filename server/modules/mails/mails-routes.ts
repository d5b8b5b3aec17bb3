import type { FastifyInstance, FastifyRequest } from "fastify";

import { route } from "../../http/route.ts";
import type { Services } from "../../http/services.ts";
import { publicAddress } from "../../reading/public-address.ts";
import { outboxRoutes } from "./outbox-routes.ts";
import { FORMS_TOPIC } from "../../../src/domain/forms/mail-settings.ts";
import type { Subscription } from "../../mails/mails-store.ts";
import type { MailStop } from "../../../src/generated/types.ts";

/** The mails that went out; and what their readers decide, without an account: the token in each mail says which mails of whom are stopped. */
export async function mailsRoutes(app: FastifyInstance, services: Pick<Services, "store" | "mails">): Promise<void> {
  const { stops } = services.mails;
  outboxRoutes(app, services);
  const { options, opened } = publicAddress((token) => stops.find(token));
  const decide = async (request: FastifyRequest, stopped: boolean): Promise<MailStop> => {
    const subscription = opened(request);
    await stops.setStopped(subscription.id, stopped);
    return shown(subscription, stopped);
  };

  await app.register(async (scoped) => {
    // RFC 8058: a mail program posts a form, whose only field says what the address says already.
    scoped.addContentTypeParser("application/x-www-form-urlencoded", (_request, payload, done) => {
      payload.resume();
      payload.on("end", () => done(null, undefined));
    });
    route(
      scoped,
      "readMailStop",
      (request) => {
        const subscription = opened(request);
        return shown(subscription, subscription.stopped_at !== null);
      },
      options,
    );
    route(scoped, "stopMails", (request) => decide(request, true), { ...options, config: { fromAnywhere: true } });
    route(scoped, "resumeMails", (request) => decide(request, false), options);
  });
}

function shown({ title, address, topic }: Subscription, stopped: boolean): MailStop {
  return { title, address: shownAddress(address), stopped, ...(topic === FORMS_TOPIC ? { guests: true } : {}) };
}

/** An address as its reader knows it; of an erased guest there is a digest alone. */
function shownAddress(address: string): string {
  return address.startsWith("#") ? "une adresse effacée" : address;
}
