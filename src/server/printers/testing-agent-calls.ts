import { expect } from "vitest";
import type { TestApp } from "../testing/start-app.ts";
import { readEscPos } from "./testing-paper.ts";
import type { PrinterShop } from "./testing-shop.ts";

/** An agent's calls: what it is given, as text, and the job with its attempt. */
export function agentOf(testApp: TestApp, { account }: PrinterShop, address: string) {
  const ask = async (more: object = {}) => {
    const { statusCode, rawPayload, headers } = await testApp.app.inject({
      method: "POST",
      url: address,
      headers: { host: account.host },
      payload: { wait: 0, ...more },
    });
    if (statusCode === 204) return undefined;
    expect(statusCode).toBe(200);
    return {
      job: String(headers["x-job"]),
      attempt: Number(headers["x-attempt"]),
      text: readEscPos(rawPayload),
    };
  };
  return {
    ask,
    /** Prints whatever it is given. */
    async printAll() {
      const texts: string[] = [];
      let next = await ask();
      while (next) {
        texts.push(next.text);
        next = await ask({ result: { job: next.job, attempt: next.attempt, ok: true } });
      }
      return texts;
    },
  };
}
