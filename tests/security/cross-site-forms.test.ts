import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rawCall } from "../../src/server/testing/raw-call.ts";
import type { TestApp } from "../../src/server/testing/start-app.ts";
import { examplesOf, type Tenant } from "./probes.ts";
import { startLoneTenant, type Tenants } from "./tenants.ts";

let testApp: TestApp;
let tenants: Tenants;
let own: Tenant;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ testApp, tenants, own, close } = await startLoneTenant());
});
afterAll(() => close());

/** Requests that a page of another site can send without a preflight: forms, and fetch or beacon with such a body. */
const simple: [type: string | undefined, payload: (text: string) => string][] = [
  ["text/plain", (text) => text],
  ["text/plain;charset=UTF-8", (text) => text],
  // A form of one field, whose name, equals sign and value together are JSON.
  ["text/plain", (text) => text.replace(/.$/, ',"x":"=') + '"}'],
  ["application/x-www-form-urlencoded", (text) => new URLSearchParams({ data: text }).toString()],
  [
    "multipart/form-data; boundary=x",
    (text) => `--x\r\ncontent-disposition: form-data; name="data"\r\n\r\n${text}\r\n--x--\r\n`,
  ],
  [undefined, (text) => text],
  ["text/plain, application/json", (text) => text],
  ["text/plain; application/json", (text) => text],
];

const evil = "https://evil.example";

describe("threat 21: pages of other sites", () => {
  it("change nothing by what they can send without asking", async () => {
    const before = await tenants.readAll();
    const admin = String(own.tokens.admin);
    for (const { name, route, url, text } of examplesOf(own)) {
      if (route.method !== "POST") continue;
      for (const [type, payload] of simple) {
        const { status, headers } = await rawCall(testApp, {
          method: "POST",
          url,
          host: own.account.host,
          headers: {
            origin: evil,
            referer: `${evil}/page`,
            // The cookie that a browser would send by itself, if the site used cookies.
            cookie: `token=${admin}; authorization=Bearer ${admin}`,
            ...(type === undefined ? {} : { "content-type": type }),
          },
          payload: payload(text),
        });
        expect([400, 415], `${name} with ${type}`).toContain(status);
        expect(headers["access-control-allow-origin"]).toBeUndefined();
        expect(headers["token"]).toBeUndefined();
      }
    }
    expect(await tenants.changes(before)).toEqual([]);
  });

  it("may not ask for more: a preflight allows them nothing, and no answer sets a cookie", async () => {
    for (const { route, url } of examplesOf(own)) {
      const { headers } = await testApp.app.inject({
        method: "OPTIONS",
        url,
        headers: {
          host: own.account.host,
          origin: evil,
          "access-control-request-method": route.method,
          "access-control-request-headers": "authorization,content-type",
        },
      });
      expect(headers["access-control-allow-origin"], route.path).toBeUndefined();
      expect(headers["set-cookie"]).toBeUndefined();
    }
    expect(own.admin.lastHeaders()["set-cookie"]).toBeUndefined();
  });

  it("change nothing by leading somebody to an address: reading writes nothing", async () => {
    const before = await tenants.readAll();
    for (const { route, url } of examplesOf(own)) {
      if (route.method !== "GET" || route.events) continue;
      // A file to print is the same for everybody, and takes long.
      const tokens = route.binary ? [undefined] : Object.values(own.tokens);
      for (const token of tokens) await rawCall(testApp, { url, host: own.account.host, token });
    }
    expect(await tenants.changes(before)).toEqual([]);
  });
});
