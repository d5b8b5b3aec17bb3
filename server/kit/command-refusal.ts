/** A command that cannot be done, in one French sentence. */
export class CommandRefusal extends Error {}
