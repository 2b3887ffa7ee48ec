import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  brasilApiAnswer,
  startServices,
  viaCepAnswer,
  type TestServices,
} from "../../src/server/address/testing-services.ts";
import { fullAccount } from "../../src/server/testing/full-account.ts";
import { originOf } from "../../src/server/testing/listen.ts";
import { nameOf, routes } from "../../src/server/testing/routes.ts";
import { noRelay, startApp, type TestApp } from "../../src/server/testing/start-app.ts";
import { faultOf, inside } from "./contract-answers.ts";
import { requestsOf, type Generated, type Target } from "./generated-requests.ts";
import { endsSession } from "./probes.ts";
import { createSender } from "./sender.ts";

/** `FUZZ_REQUESTS=50000` is the long form. */
const requestCount = Number(process.env["FUZZ_REQUESTS"] ?? 408);
/** Requests to one account before a new one replaces it: they have removed much of it by then. */
const perAccount = 204;
/** Sent at once. */
const batch = 6;
const longestMs = 5_000;

let testApp: TestApp;
let services: TestServices;
let sender: ReturnType<typeof createSender>;
beforeAll(async () => {
  services = await startServices();
  services.via = viaCepAnswer();
  services.brasil = brasilApiAnswer();
  testApp = await startApp({
    config: { trustedProxies: ["127.0.0.1"], cepUrls: services.urls },
    events: noRelay,
    limits: { perGuest: 1e9, perAddress: 1e9 },
    printLimits: { perGuest: 3, perAddress: 1e9, perStaff: 3, perAccount: 10 },
  });
  sender = createSender(await originOf(testApp));
});
afterAll(async () => {
  sender.close();
  await testApp.close();
  await services.close();
});

const byName = new Map(routes.map((route) => [nameOf(route), route]));

async function newTarget(foreignToken: string | undefined): Promise<Target> {
  const full = await fullAccount(testApp);
  const { account, ids, order, sheet, spareUser } = full;
  const [guest, attendant, admin] = [full.guest, full.attendant, full.admin].map(({ token }) =>
    token(),
  );
  return {
    host: account.host,
    known: { ids: [...Object.values(ids), spareUser.id], hashes: [order.hash, sheet.hash] },
    tokens: [undefined, guest, attendant, admin, admin],
    foreignToken,
  };
}

const figures = { count: 0, slowestMs: 0, valid: 0, done: 0 };
const statuses: Record<string, number> = {};

/** What is wrong with the answer, with all that is needed to send the request again; undefined if nothing is. */
async function faultIn({ name, kind, sent }: Generated): Promise<string | undefined> {
  const route = byName.get(name);
  if (!route) return `${name} is no route`;
  const address = `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join(".")}`;
  const answer = await sender.send({
    ...sent,
    headers: { "x-forwarded-for": address, ...sent.headers },
  });
  figures.count += 1;
  figures.slowestMs = Math.max(figures.slowestMs, answer.ms);
  if (kind === "valid") figures.valid += 1;
  if (kind === "valid" && answer.status < 300) figures.done += 1;
  statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
  const fault = sent.method === route.method ? faultOf(route, answer) : otherMethod(answer.status);
  const problem = answer.ms > longestMs ? `it took ${answer.ms} ms` : fault;
  if (problem === undefined) return undefined;
  const asked = JSON.stringify({ ...sent, payload: String(sent.payload).slice(0, 500) });
  return `${problem}: ${kind} ${asked} was answered ${answer.status} ${answer.text.slice(0, 500)}`;
}

function otherMethod(status: number): string | undefined {
  return status < 500 ? undefined : "it is a defect";
}

describe("threat 51: whatever is asked", () => {
  it(
    "the answer is one that the contract lists, says nothing of the inside, and comes in time",
    { timeout: 120_000 + requestCount * 100 },
    async () => {
      let foreignToken: string | undefined;
      while (figures.count < requestCount) {
        const target = await newTarget(foreignToken);
        const signedOut = { ...target, tokens: [undefined] };
        const request = fc.oneof(
          ...routes.map((route) => requestsOf(route, endsSession(route) ? signedOut : target)),
        );
        await fc.assert(
          fc.asyncProperty(
            fc.array(request, { minLength: batch, maxLength: batch }),
            async (requests) => {
              const faults = await Promise.all(requests.map(faultIn));
              expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
            },
          ),
          // No shrinking: the requests have changed the account, so a failed one may pass the next time.
          { numRuns: perAccount / batch, endOnFailure: true },
        );
        foreignToken = target.tokens.at(-1);
      }
      expect(testApp.logLines.filter((line) => line.includes('"level":50'))).toEqual([]);
      // Enough valid calls must succeed, so that the whole program is tried.
      expect(figures.done).toBeGreaterThan(figures.valid / 10);
      console.log(
        `${figures.count} generated requests, 0 answers of 5xx, all as the contract has them, the slowest ${Math.round(figures.slowestMs)} ms; ${JSON.stringify(statuses)}`,
      );
    },
  );

  it("what is looked for would be seen", () => {
    for (const leak of [
      "at handler (/srv/app/mount.ts:12:3)",
      'relation "orders" does not exist',
      'duplicate key value violates unique constraint "x"',
    ])
      expect(leak).toMatch(inside);
  });
});
