import { start } from "./0001-start.ts";
import { tasks } from "./0002-tasks.ts";
import { corrections } from "./0003-corrections.ts";
import { draftAuthors } from "./0010-draft-authors.ts";
import { tagChanges } from "./0011-tag-changes.ts";
import { findings } from "./0012-findings.ts";
import { closedAddresses } from "./0013-closed-addresses.ts";
import { namedEstablishments } from "./0016-named-establishments.ts";
import { jobs } from "./0017-jobs.ts";
import { announcements } from "./0018-announcements.ts";
import { reviews } from "./0019-reviews.ts";
import { followedEstablishments } from "./0020-followed-establishments.ts";
import { selectionRules } from "./0021-selection-rules.ts";
import { journal } from "./0022-journal.ts";
import { visits } from "./0023-visits.ts";
import { taskPieces } from "./0025-task-pieces.ts";
import { accounts } from "./0026-accounts.ts";
import { dashboardUse, dashboardVersions } from "./0030-dashboard-versions.ts";
import { mails } from "./0034-mails.ts";
import { linkRights } from "./0035-link-rights.ts";
import { linkedDashboards } from "./0032-linked-dashboards.ts";
import { groupTemplates } from "./0033-group-templates.ts";
import { moderation } from "./0037-moderation.ts";
import { replyDrafts } from "./0047-reply-drafts.ts";
import { responses } from "./0040-responses.ts";
import { suggestionUses } from "./0041-suggestion-uses.ts";

/** Every migration, in the order in which they apply; names never change. */
export const migrations: readonly { name: string; statements: readonly string[] }[] = [
  { name: "0001-start", statements: start },
  { name: "0002-tasks", statements: tasks },
  { name: "0003-corrections", statements: corrections },
  { name: "0010-draft-authors", statements: draftAuthors },
  { name: "0011-tag-changes", statements: tagChanges },
  { name: "0012-findings", statements: findings },
  { name: "0013-closed-addresses", statements: closedAddresses },
  { name: "0016-named-establishments", statements: namedEstablishments },
  { name: "0017-jobs", statements: jobs },
  { name: "0018-announcements", statements: announcements },
  { name: "0019-reviews", statements: reviews },
  { name: "0020-followed-establishments", statements: followedEstablishments },
  { name: "0021-selection-rules", statements: selectionRules },
  { name: "0022-journal", statements: journal },
  { name: "0023-visits", statements: visits },
  { name: "0025-task-pieces", statements: taskPieces },
  { name: "0026-accounts", statements: accounts },
  { name: "0030-dashboard-versions", statements: dashboardVersions },
  { name: "0031-dashboard-use", statements: dashboardUse },
  { name: "0032-linked-dashboards", statements: linkedDashboards },
  { name: "0033-group-templates", statements: groupTemplates },
  { name: "0034-mails", statements: mails },
  { name: "0035-link-rights", statements: linkRights },
  { name: "0037-moderation", statements: moderation },
  { name: "0040-responses", statements: responses },
  { name: "0041-suggestion-uses", statements: suggestionUses },
  { name: "0047-reply-drafts", statements: replyDrafts },
];
