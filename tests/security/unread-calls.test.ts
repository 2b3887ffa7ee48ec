import { beforeAll, describe, expect, it } from "vitest";
import { portOf } from "../../src/server/testing/listen.ts";
import { newAccount, type TestAccount } from "../../src/server/testing/new-account.ts";
import { sharedApp } from "../../src/server/testing/start-app.ts";
import { rawRequest } from "./raw-request.ts";

const testApp = sharedApp({
  slowCallers: {
    requestTimeout: 300,
    headersTimeout: 200,
    connectionsCheckingInterval: 50,
    keepAliveTimeout: 65_000,
  },
});
let account: TestAccount;
let port: number;
beforeAll(async () => {
  account = await newAccount(testApp);
  port = await portOf(testApp);
});

describe("threat 51: what never becomes a call", () => {
  it.each([
    ["address", `/v2.0/content/menu?${"a=1&".repeat(5_000)}`, ""],
    ["header", "/v2.0/content/menu", `X-Big: ${"x".repeat(20_000)}\r\n`],
  ])(
    "because its %s is longer than the server reads is refused as any call",
    async (_, target, header) => {
      const { status, text } = await rawRequest(
        port,
        `GET ${target} HTTP/1.1\r\nHost: ${account.host}\r\n${header}\r\n`,
      );
      const [head = "", body = ""] = text.split("\r\n\r\n");
      expect(status).toBe(413);
      expect(JSON.parse(body)).toMatchObject({ error: "too_large" });
      expect(head.toLowerCase()).toContain("\r\ncontent-security-policy: ");
      expect(head).toContain(`content-length: ${Buffer.byteLength(body)}`);
      expect(head).toContain("cache-control: no-store");
    },
  );

  it("is answered without a body where a head was asked for", async () => {
    const { status, text } = await rawRequest(
      port,
      `HEAD /v2.0/content/menu?${"a=1&".repeat(5_000)} HTTP/1.1\r\nHost: ${account.host}\r\n\r\n`,
    );
    expect(status).toBe(413);
    expect(text).toMatch(/\r\n\r\n$/);
  });

  it.each([
    ["no HTTP at all", "hello\r\n\r\n", 400],
    ["a header that is none", "GET / HTTP/1.1\r\nHost x\r\n\r\n", 400],
    ["a head without an end", "GET / HTTP/1.1\r\nHost: x\r\n", 408],
  ])("because it is %s gets a bare status, and the line is cut", async (_, bytes, expected) => {
    const { status, text } = await rawRequest(port, bytes);
    expect(status).toBe(expected);
    expect(text.split("\r\n\r\n")[1]).toBe("");
    expect(text.toLowerCase()).toContain("x-content-type-options: nosniff");
  });
});
