import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { fullAccount, type FullAccount } from "../../testing/full-account.ts";
import { newMenu } from "../../testing/new-account.ts";
import { sharedApp } from "../../testing/start-app.ts";

const testApp = sharedApp();
let own: FullAccount;
beforeAll(async () => {
  own = await fullAccount(testApp);
  const items = Array.from({ length: 60 }, (_, at) => ({ title: `Suco ${at}`, priceCents: 900 }));
  await newMenu(testApp, own.account, [{ title: "Sucos", items }]);
});

async function answerOf(path: string, asking: { token: string | undefined; takes?: string }) {
  const { headers, rawPayload } = await testApp.app.inject({
    url: `/v2.0/${path}`,
    headers: {
      host: own.account.host,
      authorization: `Bearer ${asking.token}`,
      ...(asking.takes === undefined ? {} : { "accept-encoding": asking.takes }),
    },
  });
  return { encoding: headers["content-encoding"], cache: headers["cache-control"], rawPayload };
}

describe("an answer to a caller with a token", () => {
  it.each(["guest", "admin"] as const)(
    "comes to the %s in the smallest form that the caller takes, and no cache keeps it",
    async (caller) => {
      const token = own[caller].token();
      const plain = await answerOf("content/menu", { token });
      expect(plain.encoding).toBeUndefined();
      const small = await answerOf("content/menu", { token, takes: "gzip, deflate, br" });
      expect(small).toMatchObject({ encoding: "br", cache: "no-store" });
      expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
      expect(brotliDecompressSync(small.rawPayload)).toEqual(plain.rawPayload);
      const zipped = await answerOf("content/menu", { token, takes: "gzip" });
      expect(zipped).toMatchObject({ encoding: "gzip", cache: "no-store" });
      expect(gunzipSync(zipped.rawPayload)).toEqual(plain.rawPayload);
      const refused = await answerOf("content/menu", { token, takes: "br;q=0, identity" });
      expect(refused.rawPayload).toEqual(plain.rawPayload);
    },
  );

  it("comes as it is when it is short", async () => {
    const takes = "gzip, deflate, br";
    const short = await answerOf("auth/check", { token: own.admin.token(), takes });
    expect(short.encoding).toBeUndefined();
    expect(JSON.parse(String(short.rawPayload))).toBeDefined();
  });

  it("threat 74: follows a token in a header alone, which no other site can have a browser send", async () => {
    const { host } = own.account;
    const cookie = `token=${own.admin.token()}`;
    const { headers } = await testApp.app.inject({
      url: "/v2.0/content/menu",
      headers: { host, cookie, "accept-encoding": "br" },
    });
    expect(headers).toMatchObject({ authenticated: "false", "content-encoding": "br" });
  });
});
