import type { DashboardAnswer } from "../../generated/types.ts";
import { call, callJson } from "../../lib/http.ts";
import { Problem } from "../../lib/problem.ts";
import { signedInLogin } from "../../lib/signed-in-login.ts";
import { type TagChange, withTags } from "./tag-choices.ts";

/** No draft has this number: a publication that claims to have seen it leaves every draft where it is. */
const NO_DRAFT = 999_999_999;

/**
 * Changes a dashboard's tags and nothing else. Where somebody publishes meanwhile, the change is made once more to what
 * they published. Throws a Problem, of status 412 where that was overtaken too.
 */
export async function saveTags(id: string, change: TagChange): Promise<DashboardAnswer> {
  try {
    return await saveOnce(id, change);
  } catch (error) {
    if (error instanceof Problem && error.status === 412) return saveOnce(id, change);
    throw error;
  }
}

async function saveOnce(id: string, change: TagChange): Promise<DashboardAnswer> {
  const current = await callJson<DashboardAnswer>("GET", `/dashboard/${id}`);
  const saved = await callJson<DashboardAnswer>("PUT", `/dashboard/${id}?draft=${NO_DRAFT}`, {
    body: withTags(current.document, change),
    headers: { "If-Match": `"${current.revision}"` },
  });
  await takeDraftAlong(current, saved.revision, change);
  await keepAside(current);
  return saved;
}

/**
 * One's own draft of the revision that was changed gets the same change: published later, it would else meet a conflict
 * with its own author. Somebody else's is theirs.
 */
async function takeDraftAlong({ id, draft, draft_state, revision }: DashboardAnswer, next: number, change: TagChange): Promise<void> {
  const { no, author, base } = draft_state;
  if (base !== revision || (author !== null && author !== signedInLogin()) || !isTaggable(draft)) return;
  try {
    await call("PUT", `/dashboard/${id}/draft?base=${next}`, {
      body: withTags(draft, change),
      headers: { "If-Match": `"draft-${no}"` },
    });
  } catch {
    // The tags are saved and the draft is whole: an editor that is open elsewhere has been faster.
  }
}

/** A publication drops what was put aside for who publishes; a change of tags is no reason to. */
async function keepAside({ id, draft_aside }: DashboardAnswer): Promise<void> {
  const aside: { document: unknown } | null = draft_aside;
  if (!aside) return;
  const keep = (): Promise<Response> => call("PUT", `/dashboard/${id}/draft?aside=1`, { body: aside.document });
  await keep().catch(keep);
}

/** A draft is any JSON. */
function isTaggable(draft: unknown): draft is { tags?: string[] } {
  if (typeof draft !== "object" || draft === null || Array.isArray(draft)) return false;
  const { tags = [] } = draft as { tags?: unknown };
  return Array.isArray(tags) && tags.every((tag) => typeof tag === "string");
}
