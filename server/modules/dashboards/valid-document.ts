import { type AccessUser, hasAnyRole } from "../../../src/domain/access/access.ts";
import { canonical } from "../../../src/engine/document/canonical.ts";
import type { Catalog } from "../../../src/engine/catalog/catalog.ts";
import { checkWhole } from "../../../src/engine/check/document.ts";
import { entry } from "../../../src/engine/entry.ts";
import { migrated } from "../../../src/engine/migrations/migrate.ts";
import { problem, step } from "../../../src/engine/check/problems.ts";
import type { ConfigProblem, Dashboard } from "../../../src/generated/types.ts";
import type { Services } from "../../http/services.ts";
import type { Actor } from "../../kit/actor.ts";
import { groupTemplatesOf } from "./templates-store.ts";
import { ApiError, type FieldError } from "../../kit/errors.ts";
import { requireSound } from "../../http/sound-requests.ts";

/** A refused part of a document: what the linter and the editor show, and the code and detail of every API error. */
type DocumentError = FieldError & ConfigProblem;

/**
 * The body of a request as a dashboard in canonical form, whatever version of the format it is in. Refuses (422) with every problem of the document,
 * and widget types whose roles the user lacks, in the form that the linter has.
 */
export function validDocument(body: unknown, catalog: Catalog, user: AccessUser): Dashboard {
  const present = migrated(body);
  const problems = checkWhole(present, catalog);
  if (problems.length > 0) throw invalid(problems);
  requireSound(present);
  const document = present as Dashboard;
  const denied = Object.entries(document.widgets).flatMap(([id, { type }]) => {
    const { roles } = entry(catalog.types, type) ?? {};
    return roles && !hasAnyRole(user, roles, catalog.product.slug)
      ? [problem(`/widgets${step(id)}/type`, "Vos droits ne permettent pas d’utiliser ce type de widget.")]
      : [];
  });
  if (denied.length > 0) throw invalid(denied);
  return canonical(document);
}

/** The catalog with the templates of the account's group among those that a document may be linked to. */
export async function catalogFor(services: Pick<Services, "config" | "store" | "clock">, actor: Actor): Promise<Catalog> {
  const catalog = services.config.catalog();
  const own = await groupTemplatesOf(services.store, actor, services.clock).list();
  return { ...catalog, templates: { ...catalog.templates, ...Object.fromEntries(own.map(({ id, version }) => [id, version])) } };
}

function invalid(problems: readonly ConfigProblem[]): ApiError {
  const errors: DocumentError[] = problems.map((found) => ({ ...found, code: "document", detail: found.message }));
  return new ApiError("request.invalid", { errors });
}
