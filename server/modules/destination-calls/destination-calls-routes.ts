import type { FastifyInstance } from "fastify";

import { route } from "../../http/route.ts";
import type { Services } from "../../http/services.ts";
import type { AnsweringServices } from "../../reading/answering.ts";
import { destinationTokens } from "../destination-pages/destination-token.ts";
import { destinationFigure } from "./destination-analytics.ts";
import { destinationEstablishments } from "./destination-establishments.ts";
import { entitiesOf, informationsOf } from "./destination-places.ts";
import { destinationReader } from "./destination-reader.ts";

/** The calls of a destination that its public token opens: what it is, its figures, its establishments and its places. */
export function destinationCallsRoutes(app: FastifyInstance, services: AnsweringServices & Pick<Services, "secrets">): void {
  const { store, config, secrets, product } = services;
  const { options, readerOf } = destinationReader(destinationTokens(store, secrets), config, product.slug);

  route(app, "readDestinationInformations", (request) => informationsOf(store, readerOf(request)), options);
  route(app, "readDestinationEntities", (request) => entitiesOf(store, readerOf(request)), options);
  route(
    app,
    "readDestinationAnalytics",
    (request) => destinationFigure(services, readerOf(request), request.params.figure, request.query),
    options,
  );
  route(app, "listDestinationEstablishments", (request) => destinationEstablishments(services, readerOf(request), request.query), options);
}
