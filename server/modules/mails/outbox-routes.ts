import type { FastifyInstance } from "fastify";

import type { MailState } from "../../../src/generated/types.ts";
import { route } from "../../http/route.ts";
import type { Services } from "../../http/services.ts";
import { ApiError } from "../../kit/errors.ts";
import { refused } from "../../reading/question.ts";
import { outboxOf } from "./outbox-store.ts";

const states: readonly MailState[] = ["queued", "sent", "failed", "bounced", "stopped"];

/** «Messages envoyés»: the mails of a destination's group, and another try for those that did not arrive. */
export function outboxRoutes(app: FastifyInstance, { store, mails }: Pick<Services, "store" | "mails">): void {
  route(app, "listMails", ({ actor, query }) => {
    const state = states.find((one) => one === query.state) ?? null;
    if (query.state !== undefined && state === null) throw refused("/state", "Cet état n’existe pas.");
    const page = Math.max(1, Math.trunc(Number(query.page ?? 1)) || 1);
    return outboxOf(store, actor).page({ state, search: (query.search ?? "").trim().slice(0, 200), page: Math.min(page, 10_000) });
  });

  route(app, "readMail", async ({ actor, params }) => {
    const found = await outboxOf(store, actor).find(params.id);
    if (!found) throw new ApiError("object.not-found");
    return found;
  });

  route(app, "resendMail", async ({ actor, params }) => {
    const found = await outboxOf(store, actor).find(params.id);
    if (!found) throw new ApiError("object.not-found");
    if (!(await mails.resend(actor.group.id, params.id)))
      throw refused(
        "",
        "Seul un message qui n’est pas arrivé peut être renvoyé : celui-ci est parti, attend ou a été arrêté par son lecteur.",
      );
    return (await outboxOf(store, actor).find(params.id)) ?? found;
  });
}
