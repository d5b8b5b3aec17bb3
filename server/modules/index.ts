import type { FastifyInstance } from "fastify";

import type { Services } from "../http/services.ts";
import { accountRoutes } from "./account/account-routes.ts";
import { appConfigRoutes } from "./app-config/app-config-routes.ts";
import { barometerRoutes } from "./barometer/barometer-routes.ts";
import { catalogRoutes } from "./catalog/catalog-routes.ts";
import { configProblemsRoutes } from "./config-problems/config-problems-routes.ts";
import { dashboardsRoutes } from "./dashboards/dashboards-routes.ts";
import { destinationCallsRoutes } from "./destination-calls/destination-calls-routes.ts";
import { destinationPagesRoutes } from "./destination-pages/destination-pages-routes.ts";
import { establishmentsRoutes } from "./establishments/establishment-routes.ts";
import { establishmentPagesRoutes } from "./establishment-pages/establishment-pages-routes.ts";
import { eventsRoutes } from "./events/events-routes.ts";
import { type IdentityParts, identityRoutes } from "./identity/identity-routes.ts";
import { logoRoutes } from "./images/logo-routes.ts";
import { supportRoutes } from "./support/support-routes.ts";
import { visitsRoutes } from "./visits/visits-routes.ts";
import { helpRoutes } from "./help/help-routes.ts";
import { invoicesRoutes } from "./invoices/invoices-routes.ts";
import { formsRoutes } from "./forms/forms-routes.ts";
import { journalRoutes } from "./journal/journal-routes.ts";
import { mailsRoutes } from "./mails/mails-routes.ts";
import { maintenanceRoutes } from "./maintenance/maintenance-routes.ts";
import { menuRoutes } from "./menu/menu-routes.ts";
import { moderationRoutes } from "./moderation/moderation-routes.ts";
import { noticesRoutes } from "./notices/notices-routes.ts";
import { offersRoutes } from "./offers/offers-routes.ts";
import { observationRoutes } from "./observation/observation-routes.ts";
import { releaseNotesRoutes } from "./release-notes/release-notes-routes.ts";
import { remarksRoutes } from "./remarks/remarks-routes.ts";
import { reportsRoutes } from "./reports/reports-routes.ts";
import { reviewsRoutes } from "./reviews/reviews-routes.ts";
import { responsesRoutes } from "./responses/responses-routes.ts";
import { restoreRoutes } from "./restore/restore-routes.ts";
import { selectionsRoutes } from "./selections/selections-routes.ts";
import { tasksRoutes } from "./tasks/tasks-routes.ts";
import { userRoutes } from "./user/user-routes.ts";

/** A module: its routes, below the API's base. */
type Module = (app: FastifyInstance, services: Services) => void | Promise<void>;

/** Every module of the API. A new one is one line here. */
const modules: readonly Module[] = [
  accountRoutes,
  appConfigRoutes,
  barometerRoutes,
  catalogRoutes,
  configProblemsRoutes,
  dashboardsRoutes,
  destinationCallsRoutes,
  destinationPagesRoutes,
  helpRoutes,
  invoicesRoutes,
  journalRoutes,
  supportRoutes,
  visitsRoutes,
  establishmentsRoutes,
  establishmentPagesRoutes,
  logoRoutes,
  mailsRoutes,
  maintenanceRoutes,
  menuRoutes,
  moderationRoutes,
  noticesRoutes,
  formsRoutes,
  observationRoutes,
  offersRoutes,
  releaseNotesRoutes,
  remarksRoutes,
  reportsRoutes,
  reviewsRoutes,
  responsesRoutes,
  selectionsRoutes,
  tasksRoutes,
  userRoutes,
];

/** Registers every module below `/api/v2/{slug}`. */
export async function registerModules(app: FastifyInstance, services: Services, identity: IdentityParts): Promise<void> {
  await app.register(
    async (api) => {
      identityRoutes(api, services, identity);
      eventsRoutes(api, services, identity);
      await restoreRoutes(api, services, identity);
      for (const register of modules) await register(api, services);
    },
    { prefix: `/api/v2/${services.product.slug}` },
  );
}
