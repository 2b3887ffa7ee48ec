import { describe, expect, it } from "vitest";
import { sharedApp } from "../../testing/start-app.ts";
import { securityHeaders } from "./security-headers.ts";

const testApp = sharedApp({
  config: {
    baseDomain: "comanda.test",
    trustedProxies: ["127.0.0.1"],
    assetsUrl: "https://pictures.example/comanda",
    dataDir: "",
    metricsFrom: [],
  },
});

function directives(policy: unknown): Record<string, string> {
  const parts = String(policy).split("; ");
  return Object.fromEntries(
    parts.map((part) => [part.split(" ")[0] ?? "", part.split(" ").slice(1).join(" ")]),
  );
}

describe("security headers", () => {
  it.each(["/healthz", "/v2.0/content/menu", "/nothing/here", "/v2.0/openapi.json"])(
    "are on %s",
    async (url) => {
      const { headers } = await testApp.app.inject({ url });
      expect(headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "referrer-policy": "strict-origin-when-cross-origin",
      });
      expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    },
  );

  it("threat 18: let scripts come from the site's files alone, and pictures from the assets' host too", async () => {
    const { headers } = await testApp.app.inject({ url: "/healthz" });
    expect(directives(headers["content-security-policy"])).toEqual({
      "default-src": "'self'",
      "script-src": "'self'",
      "script-src-attr": "'none'",
      "style-src": "'self' 'unsafe-inline'",
      "style-src-elem": "'self'",
      "style-src-attr": "'unsafe-inline'",
      "img-src": "'self' data: https://pictures.example",
      "connect-src": "'self'",
      "frame-src": "https://www.google.com https://www.openstreetmap.org",
      "frame-ancestors": "'none'",
      "base-uri": "'none'",
      "form-action": "'self'",
      "object-src": "'none'",
    });
    expect(securityHeaders({ assetsUrl: "/assets" })["content-security-policy"]).toContain(
      "img-src 'self' data:;",
    );
  });

  it("threat 18: let scripts stand in a page that they know by their digests", () => {
    const [digest, other] = ["q".repeat(43) + "=", "s".repeat(43) + "="];
    const scripts = [{ sha256: digest }, { sha256: other }];
    const policy = securityHeaders({ assetsUrl: "/assets", scripts })["content-security-policy"];
    expect(directives(policy)["script-src"]).toBe(`'self' 'sha256-${digest}' 'sha256-${other}'`);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });

  it("ask for https only where a trusted proxy says that it is used", async () => {
    const over = (protocol: string, remoteAddress: string) =>
      testApp.app.inject({
        url: "/healthz",
        remoteAddress,
        headers: { "x-forwarded-proto": protocol },
      });
    const hsts = "strict-transport-security";
    expect((await over("https", "127.0.0.1")).headers[hsts]).toBe("max-age=31536000");
    expect((await over("http", "127.0.0.1")).headers[hsts]).toBeUndefined();
    expect((await over("https", "192.0.2.1")).headers[hsts]).toBeUndefined();
  });

  it("threat 15: keep an address with a sign-in code from the next site", async () => {
    const { headers } = await testApp.app.inject({ url: "/?accessToken=abc" });
    expect(headers["referrer-policy"]).toBe("no-referrer");
  });
});
