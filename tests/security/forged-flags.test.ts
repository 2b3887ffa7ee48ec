import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rawCall } from "../../src/server/testing/raw-call.ts";
import type { TestApp } from "../../src/server/testing/start-app.ts";
import { examplesOf, type Role, type Tenant } from "./probes.ts";
import { startLoneTenant, type Tenants } from "./tenants.ts";

let testApp: TestApp;
let tenants: Tenants;
let own: Tenant;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ testApp, tenants, own, close } = await startLoneTenant());
});
afterAll(() => close());

/** All flags that say in a browser that an admin is at work, and headers like them. */
const flags = {
  authenticated: "true",
  cookie: "__inlineAdminMode__=true; authenticated=true; auth_group_level=1",
  __inlineadminmode__: "true",
  auth_group_level: "1",
  auth_group_label: "Administrador",
  "x-auth-group-level": "1",
  "x-role": "admin",
  "x-authenticated": "true",
  "x-http-method-override": "PUT",
};

const ask = (url: string, { role, headers }: { role: Role; headers: Record<string, string> }) =>
  rawCall(testApp, { url, host: own.account.host, token: own.tokens[role], headers });

describe("threat 17: flags that a browser sets for itself", () => {
  it("let nobody in on any route that is not for them, and change nothing", async () => {
    const before = await tenants.readAll();
    let tried = 0;
    for (const { name, route, url, body } of examplesOf(own)) {
      if (route.access !== "staff" && route.access !== "admin") continue;
      const refusals: (readonly [Role, number])[] = [
        ["none", 400],
        ["guest", 403],
        ...(route.access === "admin" ? ([["attendant", 403]] as const) : []),
      ];
      for (const [role, refusal] of refusals) {
        const { status } = await rawCall(testApp, {
          method: route.method,
          url,
          host: own.account.host,
          token: own.tokens[role],
          headers: { ...flags, "idempotency-key": crypto.randomUUID() },
          body,
          multipart: route.multipart,
        });
        expect(status, `${name} as ${role}`).toBe(refusal);
        tried += 1;
      }
    }
    expect(tried).toBeGreaterThan(50);
    expect(await tenants.changes(before)).toEqual([]);
  });

  it("show nothing more: the menu is the guests' and the session nobody's", async () => {
    await own.admin.content.setActive({
      params: { id: String(own.ids["Água"]) },
      body: { active: false },
    });
    const hidden = await ask("/v2.0/content/menu", { role: "none", headers: {} });
    expect(hidden.text).not.toContain(own.ids["Água"]);
    expect((await ask("/v2.0/content/menu", { role: "none", headers: flags })).text).toBe(
      hidden.text,
    );
    for (const role of ["none", "guest"] as const) {
      const check = await ask("/v2.0/auth/check", { role, headers: flags });
      expect(JSON.parse(check.text)).toEqual({ authenticated: false });
      expect(check.headers["authenticated"]).toBe("false");
    }
  });
});
