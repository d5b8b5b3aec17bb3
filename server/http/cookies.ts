import type { FastifyReply, FastifyRequest } from "fastify";

export interface SessionCookies {
  /** The session id that the browser sent; null without one. */
  read(request: FastifyRequest): string | null;
  /** Sets the session's cookie and its readable companion, which holds the login and carries no right. */
  set(reply: FastifyReply, id: string, login: string): void;
  clear(reply: FastifyReply): void;
}

/** Name of a cookie that only this origin can set: browsers enforce the prefix, which needs TLS. */
export function cookieName(name: string, publicUrl: URL): string {
  return publicUrl.protocol === "https:" ? `__Host-${name}` : name;
}

/** The two cookies of a session: INTERFACES.md «Session». Both end with the browser. */
export function sessionCookies(slug: string, publicUrl: URL): SessionCookies {
  const secure = publicUrl.protocol === "https:";
  const session = cookieName(`${slug}_session`, publicUrl);
  const login = `${slug}_login`;
  const options = { path: "/", sameSite: "lax", secure } as const;
  return {
    read: (request) => request.cookies[session] ?? null,
    set(reply, id, value) {
      reply.setCookie(session, id, { ...options, httpOnly: true });
      reply.setCookie(login, value, options);
    },
    clear(reply) {
      reply.clearCookie(session, { ...options, httpOnly: true });
      reply.clearCookie(login, options);
    },
  };
}
