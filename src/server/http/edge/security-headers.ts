import type { FastifyInstance, FastifyRequest } from "fastify";

/** The hosts whose maps a visitor may open. */
const mapOrigins = ["https://www.google.com", "https://www.openstreetmap.org"];
/** A year, which browsers remember when they came over https. Over http they ignore the header. */
export const strictTransport = { "strict-transport-security": "max-age=31536000" };

/** Nothing on a page needs these; what is embedded in it may not ask for them either. */
const unused =
  "accelerometer camera display-capture geolocation gyroscope hid magnetometer microphone midi payment serial usb";

export type SecurityParts = {
  /** A path or another host's address. */
  assetsUrl: string;
  /** The only scripts that may stand in pages. */
  scripts?: readonly Named[];
};

/** SHA-256, in base64, of the script's exact text. */
type Named = { sha256: string };

/**
 * Headers of every answer. Scripts and style sheets come from the site's own files only. Scripts that stand in pages
 * are named by their digests. Style attributes are allowed, because they set an account's colours and positions.
 */
export function securityHeaders({
  assetsUrl,
  scripts = [],
}: SecurityParts): Record<string, string> {
  const pictures = URL.canParse(assetsUrl) ? [new URL(assetsUrl).origin] : [];
  const policy: Record<string, string[]> = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...scripts.map(digest)],
    "script-src-attr": ["'none'"],
    // Browsers that do not tell attributes from elements read this line; the others read the two below it.
    "style-src": ["'self'", "'unsafe-inline'"],
    "style-src-elem": ["'self'"],
    "style-src-attr": ["'unsafe-inline'"],
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
    "permissions-policy": unused
      .split(" ")
      .map((feature) => `${feature}=()`)
      .join(", "),
    // Read by browsers that do not know `frame-ancestors`.
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    // Other sites may show only pictures, which say so themselves.
    "cross-origin-resource-policy": "same-origin",
  };
}

const digest = ({ sha256 }: Named) => `'sha256-${sha256}'`;

/** Sets the headers on every answer; a route may set others for its own answers. */
export function addSecurityHeaders(app: FastifyInstance, always: Record<string, string>): void {
  app.addHook("onRequest", async (request, reply) => {
    void reply.headers(always);
    // Only a trusted proxy can say that its side of the connection is https.
    if (request.protocol === "https") void reply.headers(strictTransport);
    // The secret must not reach the next site.
    if (hasSecret(request)) void reply.header("referrer-policy", "no-referrer");
  });
}

/** Whether the address has a sign-in code, the key of a table's printed code, or that of a shared order. */
export function hasSecret({ url }: Pick<FastifyRequest, "url">): boolean {
  return hasAccessCode({ url }) || /[?&]chave=|\/acompanhar\/./i.test(url);
}

export function hasAccessCode({ url }: Pick<FastifyRequest, "url">): boolean {
  return url.includes("accessToken=");
}
