import { once } from "node:events";
import { request } from "node:http";
import { text } from "node:stream/consumers";
import { describe, expect, inject, it, onTestFinished } from "vitest";
import { createApp } from "../app.ts";
import { openDatabase } from "../db/database.ts";
import { portOf } from "../testing/listen.ts";
import { newAccount } from "../testing/new-account.ts";
import { startApp, testConfig, type TestApp } from "../testing/start-app.ts";

async function start(overrides: Parameters<typeof startApp>[0] = {}): Promise<TestApp> {
  const testApp = await startApp(overrides);
  onTestFinished(() => testApp.close());
  return testApp;
}

const config = { ...testConfig(""), metricsFrom: ["10.1.0.0/16"] };

describe("/healthz and /readyz", () => {
  it("answer on any host", async () => {
    const { app } = await start();
    for (const url of ["/healthz", "/readyz"]) {
      const response = await app.inject({ url, headers: { host: "nobody.example" } });
      expect([response.statusCode, response.headers["cache-control"]]).toEqual([200, "no-store"]);
    }
  });

  it("tell a living process from one that can serve when the database is away", async () => {
    const { app: working } = await start();
    const database = openDatabase({
      ...inject("databaseUrls"),
      app: "postgres://nobody@127.0.0.1:1/none",
    });
    const app = await createApp({ config, database, logger: working.log });
    onTestFinished(async () => {
      await app.close();
      await database.close();
    });
    expect((await app.inject("/healthz")).statusCode).toBe(200);
    const ready = await app.inject("/readyz");
    expect([ready.statusCode, ready.headers["retry-after"]]).toEqual([503, "2"]);
    expect(ready.body).toBe("not ready: the database does not answer\n");
  });
});

describe("/metrics", () => {
  it("counts requests by route and class of status, never by what is in the address", async () => {
    const testApp = await start();
    const { host } = await newAccount(testApp);
    await testApp.app.inject({ url: "/v2.0/auth/check", headers: { host } });
    await testApp.app.inject({ url: "/v2.0/auth/check", headers: { host } });
    await testApp.app.inject({ url: `/v2.0/order/${"ab".repeat(16)}`, headers: { host } });
    const { body, headers } = await testApp.app.inject("/metrics");
    expect(headers["content-type"]).toContain("version=0.0.4");
    expect(body).toContain(
      'comanda_http_requests_total{method="GET",route="/v2.0/auth/check",status="2xx"} 2\n',
    );
    expect(body).toContain(
      'comanda_http_requests_total{method="GET",route="/v2.0/order/:hash",status="4xx"} 1\n',
    );
    expect(body).not.toContain("abab");
    expect(body).toMatch(/^process_resident_memory_bytes [1-9]\d+$/m);
    expect(body).toMatch(/^process_cpu_seconds_total \d+\.\d+/m);
    expect(body).toMatch(/^nodejs_eventloop_lag_seconds\{quantile="0.99"\} /m);
    expect(body).toMatch(/^comanda_db_connections\{state="idle"\} [1-5]$/m);
    for (const line of body.trimEnd().split("\n")) {
      expect(line).toMatch(
        /^(?:# (?:HELP|TYPE) \w+ .+|\w+(?:\{\w+="[^"]*"(?:,\w+="[^"]*")*\})? -?[\d.e+-]+)$/,
      );
    }
  });

  it("is for the configured peers, whoever else asks", async () => {
    const { app } = await start({ config });
    const statusFor = async (remoteAddress: string, headers: Record<string, string> = {}) =>
      (await app.inject({ url: "/metrics", remoteAddress, headers })).statusCode;
    expect(await statusFor("10.1.2.3")).toBe(200);
    expect(await statusFor("::ffff:10.1.2.3")).toBe(200);
    expect(await statusFor("10.2.0.1")).toBe(404);
    expect(await statusFor("127.0.0.1")).toBe(404);
    expect(await statusFor("192.0.2.1", { "x-forwarded-for": "10.1.2.3" })).toBe(404);
  });

  it("does not take a caller behind an unknown proxy for the proxy", async () => {
    const { app } = await start({ config });
    const asked = {
      url: "/metrics",
      remoteAddress: "10.1.2.3",
      headers: { "x-forwarded-for": "192.0.2.1" },
    };
    expect((await app.inject(asked)).statusCode).toBe(404);
  });

  it("looks at whom a trusted proxy speaks for", async () => {
    const { app } = await start({ config: { ...config, trustedProxies: ["127.0.0.1"] } });
    const statusFor = async (client: string) =>
      (
        await app.inject({
          url: "/metrics",
          remoteAddress: "127.0.0.1",
          headers: { "x-forwarded-for": client },
        })
      ).statusCode;
    expect(await statusFor("10.1.2.3")).toBe(200);
    expect(await statusFor("192.0.2.1")).toBe(404);
  });
});

describe("a closing server", () => {
  it("finishes the requests that it has taken, and takes no more", async () => {
    const testApp = await startApp();
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    testApp.app.get("/slow", async () => {
      arrive();
      await released;
      return "done";
    });
    const port = await portOf(testApp);
    const sent = request({ port, path: "/slow", agent: false }).end();
    await arrived;
    const closed = testApp.close();
    const late = request({ port, path: "/healthz", agent: false }).end();
    const [lateAnswer] = await once(late, "response");
    expect([lateAnswer.statusCode, lateAnswer.headers["retry-after"]]).toEqual([503, "2"]);
    release();
    const [answer] = await once(sent, "response");
    expect([answer.statusCode, await text(answer)]).toEqual([200, "done"]);
    await closed;
  });

  it("does not wait for somebody who left before their answer", async () => {
    const testApp = await startApp();
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    testApp.app.post("/slow", async () => {
      arrive();
      await new Promise(() => {});
    });
    const port = await portOf(testApp);
    const headers = { "content-type": "application/json" };
    const sent = request({ port, path: "/slow", method: "POST", agent: false, headers });
    sent.on("error", () => undefined);
    sent.end("{}");
    await arrived;
    sent.destroy();
    const startedAt = performance.now();
    await testApp.close();
    expect(performance.now() - startedAt).toBeLessThan(9000);
  });
});
