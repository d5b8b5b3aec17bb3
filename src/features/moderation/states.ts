/** The states of the list, in the order of the tabs; «all» last. */
export const moderatorStates = [
  "pending",
  "responses",
  "reported",
  "published",
  "answered",
  "rejected",
  "withdrawn",
  "archived",
  "all",
] as const;
/** Those of professionals, who read what is public. */
export const professionalStates = ["published", "responses", "answered", "reported", "all"] as const;

export type ListState = (typeof moderatorStates)[number];

/** Whether a state of the address is one of the reader's lists. */
export function isStateFor(isModerator: boolean, state: string): state is ListState {
  return (isModerator ? moderatorStates : (professionalStates as readonly string[])).includes(state as ListState);
}
