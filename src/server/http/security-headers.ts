import type { FastifyInstance } from "fastify";

/** The hosts whose maps a visitor may open. */
const mapOrigins = ["https://www.google.com", "https://www.openstreetmap.org"];
/** A year: what browsers that came over https remember. */
const strictTransport = "max-age=31536000";

/**
 * What goes out with every answer. Scripts come from the site's own files and from nowhere else; style attributes are
 * allowed, because an account's colours and positions are set by them. `assetsUrl` is a path or another host's address.
 */
export function securityHeaders({ assetsUrl }: { assetsUrl: string }): Record<string, string> {
  const pictures = URL.canParse(assetsUrl) ? [new URL(assetsUrl).origin] : [];
  const policy: Record<string, string[]> = {
    "default-src": ["'self'"],
    "script-src": ["'self'"],
    "script-src-attr": ["'none'"],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", ...pictures],
    "connect-src": ["'self'"],
    "frame-src": mapOrigins,
    "frame-ancestors": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "object-src": ["'none'"],
  };
  return {
    "content-security-policy": Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources.join(" ")}`)
      .join("; "),
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
  };
}

/** Sets them on every answer; a route may say otherwise for its own. */
export function addSecurityHeaders(
  app: FastifyInstance,
  { assetsUrl }: { assetsUrl: string },
): void {
  const always = securityHeaders({ assetsUrl });
  app.addHook("onRequest", async (request, reply) => {
    void reply.headers(always);
    // Only a trusted proxy can say that its side of the connection is https.
    if (request.protocol === "https")
      void reply.header("strict-transport-security", strictTransport);
    // The address holds a code that signs in; it must not reach the next site.
    if (request.url.includes("accessToken=")) void reply.header("referrer-policy", "no-referrer");
  });
}
