import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { newCaller, type Caller } from "../testing/caller.ts";
import { newAccount } from "../testing/new-account.ts";
import { rawCall } from "../testing/raw-call.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { startApp, type TestApp } from "../testing/start-app.ts";
import {
  brasilApiAnswer,
  brasilApiUnknown,
  cut,
  hang,
  json,
  startServices,
  viaCepAnswer,
  viaCepUnknown,
  type Reply,
  type TestServices,
} from "./testing-services.ts";

const hourMs = 3_600_000;
const atVia = { logradouro: "Praça da Sé", bairro: "Sé", localidade: "São Paulo", uf: "SP" };
const atBrasil = {
  logradouro: "Rua Barão de Jaguara",
  bairro: "Centro",
  localidade: "Campinas",
  uf: "SP",
};

let services: TestServices;
let testApp: TestApp;
let guest: Caller;
let host: string;
let clock = new Date("2026-11-20T12:00:00Z");
let nextCode = 10_000_000;
let cep = "";

beforeAll(async () => {
  services = await startServices();
  // With one connection, a request that held it while waiting for a service would stop all others.
  testApp = await startApp({ config: { cepUrls: services.urls }, now: () => clock, poolSize: 1 });
});
afterAll(async () => {
  await testApp.close();
  await services.close();
});
beforeEach(() => {
  // Each test has a code of its own, of which nothing is remembered.
  cep = String((nextCode += 1));
  Object.assign(services, { via: cut, brasil: cut, asked: { via: [], brasil: [] } });
});

/** The tests of a block have an account of their own, which may ask thirty times. */
const onOwnAccount = () =>
  beforeAll(async () => {
    ({ host } = await newAccount(testApp));
    guest = newCaller(testApp, { host });
  });

const find = (code = cep) => guest.address.find({ params: { cep: code } });

describe("threat 49: the address of a postal code", () => {
  onOwnAccount();

  it("is the one that the first service gives", async () => {
    services.via = viaCepAnswer();
    expect(await find()).toEqual(atVia);
    expect(services.asked).toEqual({ via: [cep], brasil: [] });
  });

  it("has no street and no district where one code covers a town", async () => {
    services.via = viaCepAnswer({ logradouro: "", bairro: "" });
    expect(await find()).toEqual({ ...atVia, logradouro: "", bairro: "" });
    cep = String((nextCode += 1));
    Object.assign(services, {
      via: cut,
      brasil: brasilApiAnswer({ street: null, neighborhood: null }),
    });
    expect(await find()).toEqual({ ...atBrasil, logradouro: "", bairro: "" });
  });

  it("is understood in either form, whichever service it comes from", async () => {
    services.via = brasilApiAnswer();
    expect(await find()).toEqual(atBrasil);
  });

  it("is nobody's secret: a token that is no longer good does not matter", async () => {
    services.via = viaCepAnswer();
    guest.useToken("x".repeat(43));
    expect(await find()).toEqual(atVia);
    guest.useToken(undefined);
  });

  it.each([
    "1234567",
    "123456789",
    "01001-000",
    "abcdefgh",
    "%00%00%00%00",
    "１２３４５６７８",
    "..%2f..%2fxx",
    "01001000%3f",
  ])("is not there for what is not eight digits, and nobody is asked: %s", async (code) => {
    const { status, body } = await rawCall(testApp, { url: `/v2.0/address/${code}`, host });
    expect([status, body.error]).toEqual([404, "not_found"]);
    expect(services.asked).toEqual({ via: [], brasil: [] });
  });
});

const replies: [string, Reply][] = [
  ["is cut", cut],
  [
    "is a page",
    (response) =>
      void response.writeHead(200, { "content-type": "text/html" }).end("<h1>Oops</h1>"),
  ],
  ["is 400", json({ erro: true }, 400)],
  ["is 429", json({ message: "slow down" }, 429)],
  ["is 500", json({ message: "oops" }, 500)],
  [
    "is 404 of something else",
    (response) => void response.writeHead(404).end("<h1>Not found</h1>"),
  ],
  ["is empty", (response) => void response.writeHead(200).end()],
  ["is null", json(null)],
  ["is a list", json([{ cep: "01001-000" }])],
  ["is half an object", (response) => void response.writeHead(200).end('{"cep":"0100')],
  [
    "breaks off",
    (response) =>
      void response
        .writeHead(200, { "content-length": "500" })
        .write("{", () => response.destroy()),
  ],
  ["is of another code", viaCepAnswer({ cep: "99999-999" })],
  ["has a number for a street", viaCepAnswer({ logradouro: 12 })],
  ["has an object for a town", viaCepAnswer({ localidade: {} })],
  ["has no town", viaCepAnswer({ localidade: "\u200b" })],
  ["has a state that does not exist", viaCepAnswer({ uf: "XX" })],
  ["has a street with control characters", viaCepAnswer({ logradouro: "Rua\u0000A" })],
  ["has a street without end", viaCepAnswer({ logradouro: "a".repeat(201) })],
  [
    "is huge",
    (response, code) => viaCepAnswer({ complemento: "a".repeat(20_000) })(response, code),
  ],
  [
    "never ends",
    (response) =>
      void response
        .on("drain", () => response.write("x".repeat(65_536)))
        .write("x".repeat(1_000_000)),
  ],
  [
    "sends us elsewhere",
    (response) => void response.writeHead(302, { location: "/brasil/elsewhere" }).end(),
  ],
];

describe("threat 3.25: when the first service's answer", () => {
  onOwnAccount();

  it.each(replies)("%s, the second one is asked", async (_, reply) => {
    Object.assign(services, { via: reply, brasil: brasilApiAnswer() });
    expect(await find()).toEqual(atBrasil);
    expect(services.asked).toEqual({ via: [cep], brasil: [cep] });
  });

  it("does not come, the second one is asked after two seconds, and nobody else waits meanwhile", async () => {
    Object.assign(services, { via: hang, brasil: brasilApiAnswer() });
    const started = performance.now();
    const asking = find();
    await guest.content.home();
    expect(services.asked.brasil).toEqual([]);
    expect(await asking).toEqual(atBrasil);
    expect(performance.now() - started).toBeGreaterThan(1_900);
  });

  it("does not come, nor does the second one's, it takes four seconds to say so", async () => {
    Object.assign(services, { via: hang, brasil: hang });
    const started = performance.now();
    expect(await refusalOf(find())).toMatchObject({
      status: 503,
      error: "unavailable",
      retry_after: 30,
    });
    expect(performance.now() - started).toBeLessThan(6_000);
  });
});

describe("threat 3.25: when both services' answer", () => {
  onOwnAccount();

  it.each(replies)("%s, they are out of reach", async (_, reply) => {
    Object.assign(services, { via: reply, brasil: reply });
    expect(await refusalOf(find())).toMatchObject({ status: 503, error: "unavailable" });
  });

  it("is none, that is not remembered", async () => {
    await refusalOf(find());
    services.via = viaCepAnswer();
    expect(await find()).toEqual(atVia);
  });
});

describe("a code that", () => {
  onOwnAccount();

  it.each([
    ["true", json({ erro: true })],
    ['"true"', viaCepUnknown],
  ])("nobody knows is not found: erro: %s", async (_, reply) => {
    Object.assign(services, { via: reply, brasil: brasilApiUnknown });
    expect(await refusalOf(find())).toMatchObject({ status: 404, error: "not_found" });
    expect(services.asked).toEqual({ via: [cep], brasil: [cep] });
  });

  it("only the second service knows is found", async () => {
    Object.assign(services, { via: viaCepUnknown, brasil: brasilApiAnswer() });
    expect(await find()).toEqual(atBrasil);
  });

  it("one service does not know while the other is silent is not found, and asked for again next time", async () => {
    Object.assign(services, { via: cut, brasil: brasilApiUnknown });
    expect(await refusalOf(find())).toMatchObject({ status: 404 });
    services.via = viaCepAnswer();
    expect(await find()).toEqual(atVia);
  });
});

describe("what the services said", () => {
  onOwnAccount();

  it("of an address is remembered for a day, for every account", async () => {
    services.via = viaCepAnswer();
    await find();
    clock = new Date(clock.getTime() + 24 * hourMs - 1_000);
    expect(await find()).toEqual(atVia);
    const elsewhere = newCaller(testApp, await newAccount(testApp));
    expect(await elsewhere.address.find({ params: { cep } })).toEqual(atVia);
    expect(services.asked.via).toHaveLength(1);
    clock = new Date(clock.getTime() + 2_000);
    await find();
    expect(services.asked.via).toHaveLength(2);
  });

  it("of an unknown code is remembered for an hour", async () => {
    Object.assign(services, { via: viaCepUnknown, brasil: brasilApiUnknown });
    await refusalOf(find());
    clock = new Date(clock.getTime() + hourMs - 1_000);
    expect((await refusalOf(find())).status).toBe(404);
    expect(services.asked.via).toHaveLength(1);
    clock = new Date(clock.getTime() + 2_000);
    services.via = viaCepAnswer();
    expect(await find()).toEqual(atVia);
  });

  it("answers all who ask for the same code at once", async () => {
    services.via = viaCepAnswer();
    const answers = await Promise.all(Array.from({ length: 10 }, () => find()));
    expect(answers).toEqual(Array.from({ length: 10 }, () => atVia));
    expect(services.asked.via).toHaveLength(1);
  });
});

describe("threat 49: nobody", () => {
  onOwnAccount();

  it("looks up more than thirty codes a minute, whatever became of them", async () => {
    services.via = viaCepAnswer();
    for (let call = 0; call < 30; call += 1) await find();
    const { status, headers } = await rawCall(testApp, { url: `/v2.0/address/${cep}`, host });
    expect(status).toBe(429);
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    const elsewhere = newCaller(testApp, await newAccount(testApp));
    expect(await elsewhere.address.find({ params: { cep } })).toEqual(atVia);
  });
});
