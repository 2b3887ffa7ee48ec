import { request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { onTestFinished } from "vitest";
import { readEscPos } from "../../src/server/printers/testing-paper.ts";

// Printers that ask the site themselves, as Star's and Epson's do: each call may fail, and no call is repeated.

export type WebPrinter = {
  /** Each ticket that came out. */
  tickets: string[];
  setPaper: (hasPaper: boolean) => void;
};

type Place = {
  /** Asked for every call: a server that was started again may be at another address. */
  url: () => string;
  host: string;
};

/** Real ones ask every few seconds. */
const pollMs = 100;
/** The pause after a call that was refused, or that nobody answered. */
const restMs = 500;

type Answer = { status: number; bytes: Buffer };

/** Makes one call with the shop's host. Throws without a whole answer. */
function call(
  { url, host }: Place,
  {
    method,
    query = "",
    type,
    body,
  }: { method: string; query?: string; type?: string; body?: string },
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      `${url()}${query}`,
      { method, agent: false, headers: { host, ...(type ? { "content-type": type } : {}) } },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on("data", (part: Buffer) => parts.push(part));
        answer.on("error", reject);
        answer.on("end", () =>
          resolve({ status: answer.statusCode ?? 0, bytes: Buffer.concat(parts) }),
        );
      },
    );
    sent.on("error", reject);
    sent.end(body);
  });
}

/** Asks again and again until the test is over. */
function keepAsking(ask: () => Promise<boolean>): void {
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      const isAnswered = await ask().catch(() => false);
      await sleep(isAnswered ? pollMs : restMs);
    }
  })();
  onTestFinished(async () => {
    isOver = true;
    await asking;
  });
}

export function startStar(place: Place): WebPrinter {
  const tickets: string[] = [];
  let hasPaper = true;
  const type = "application/vnd.star.starprnt";
  keepAsking(async () => {
    const statusCode = hasPaper ? "200%20OK" : "410%20Out%20of%20paper";
    const polled = await call(place, {
      method: "POST",
      type: "application/json",
      body: JSON.stringify({
        status: "23 6 0 0 0 0 0 0 0 ",
        printerMAC: "00:11:62:00:00:01",
        statusCode,
        clientAction: null,
      }),
    });
    if (polled.status !== 200) return false;
    const { jobReady, jobToken } = JSON.parse(polled.bytes.toString()) as {
      jobReady: boolean;
      jobToken?: string;
    };
    if (!jobReady) return true;
    const got = await call(place, { method: "GET", query: `?type=${type}&token=${jobToken}` });
    if (got.status !== 200) return false;
    if (hasPaper) tickets.push(got.bytes.toString("latin1"));
    const code = hasPaper ? "200%20OK" : "410%20Out%20of%20paper";
    const done = await call(place, { method: "DELETE", query: `?code=${code}&token=${jobToken}` });
    return done.status === 200;
  });
  return { tickets, setPaper: (has) => (hasPaper = has) };
}

export function startEpson(place: Place): WebPrinter {
  const tickets: string[] = [];
  let hasPaper = true;
  const send = (form: Record<string, string>) =>
    call(place, {
      method: "POST",
      type: "application/x-www-form-urlencoded",
      body: new URLSearchParams({ ID: "", Name: "TM-T88VII", ...form }).toString(),
    });
  keepAsking(async () => {
    const asked = await send({ ConnectionType: "GetRequest" });
    if (asked.status !== 200) return false;
    const xml = asked.bytes.toString();
    const job = /<printjobid>([\w-]+)<\/printjobid>/.exec(xml)?.[1];
    const hex = /<command>([\da-f]+)<\/command>/.exec(xml)?.[1];
    if (job === undefined || hex === undefined) return true;
    if (hasPaper) tickets.push(readEscPos(Buffer.from(hex, "hex")));
    const result = hasPaper ? 'success="true" code=""' : 'success="false" code="EPTR_REC_EMPTY"';
    const told = await send({
      ConnectionType: "SetResponse",
      ResponseFile: `<?xml version="1.0" encoding="UTF-8"?><PrintResponseInfo Version="2.00"><ePOSPrint><Parameter><devid>local_printer</devid><printjobid>${job}</printjobid></Parameter><PrintResponse><response ${result} status="251658262" battery="0" xmlns="http://www.epson-pos.com/schemas/2011/03/epos-print"/></PrintResponse></ePOSPrint></PrintResponseInfo>`,
    });
    return told.status === 200;
  });
  return { tickets, setPaper: (has) => (hasPaper = has) };
}
