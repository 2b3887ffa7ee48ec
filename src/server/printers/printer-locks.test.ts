import { expect, it } from "vitest";
import { withAccount } from "../db/with-account.ts";
import { sharedApp } from "../testing/start-app.ts";
import { waitsForLock } from "../testing/waits-for-lock.ts";
import { lockPrinter } from "./printer-queries.ts";
import { callOf, newPrinterShop, type PrinterShop } from "./testing-shop.ts";

const testApp = sharedApp();

/** An account whose only printer has a job, with the report of that printer's first fault. */
type WithJob = { shop: PrinterShop; printerId: string; report: () => Promise<unknown> };

async function byPage(): Promise<WithJob> {
  const shop = await newPrinterShop(testApp);
  const { printer } = await shop.add({ kind: "browser" });
  await shop.taken();
  const { job } = await shop.owner.printJobs.claim({ body: { printer: printer.id } });
  const params = { id: String(job?.id) };
  const body = { attempt: 1, printed: false };
  return {
    shop,
    printerId: printer.id,
    report: () => shop.owner.printJobs.report({ params, body }),
  };
}

async function byEpson(): Promise<WithJob> {
  const shop = await newPrinterShop(testApp);
  const { printer, address } = await shop.add({ kind: "epson", columns: 42 });
  const call = callOf(testApp, shop, address);
  const send = (form: Record<string, string>) =>
    call({
      method: "POST",
      payload: new URLSearchParams(form).toString(),
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
  await shop.taken();
  const { text } = await send({ ConnectionType: "GetRequest" });
  const id = /<printjobid>([\w-]{1,30})<\/printjobid>/.exec(text)?.[1];
  const ResponseFile = `<PrintResponseInfo><ePOSPrint><Parameter><printjobid>${id}</printjobid></Parameter><PrintResponse><response success="false" code="EPTR_REC_EMPTY"/></PrintResponse></ePOSPrint></PrintResponseInfo>`;
  return {
    shop,
    printerId: printer.id,
    report: () => send({ ConnectionType: "SetResponse", ResponseFile }),
  };
}

async function byStar(): Promise<WithJob> {
  const shop = await newPrinterShop(testApp);
  const { printer, address } = await shop.add({ kind: "cloudprnt" });
  const call = callOf(testApp, shop, address);
  await shop.taken();
  await call({
    method: "POST",
    payload: JSON.stringify({ statusCode: "200%20OK" }),
    headers: { "content-type": "application/json" },
  });
  await call({ method: "GET" });
  return {
    shop,
    printerId: printer.id,
    report: () => call({ method: "DELETE", path: "?code=410%20Out%20of%20paper" }),
  };
}

it.each([
  ["a page that reports what it printed", byPage],
  ["an Epson printer that does", byEpson],
  ["a Star printer that does", byStar],
])(
  "%s waits for the printer before any of its jobs, so that nobody who has the printer waits for them",
  async (_, make) => {
    const { shop, printerId, report } = await make();
    const { accountId } = shop.account;
    const reported = await withAccount(
      testApp.database,
      { accountId, mode: "write" },
      async (tx) => {
        await lockPrinter(tx, printerId);
        const call = report();
        await waitsForLock(tx);
        const free = await tx.db
          .selectFrom("print_jobs")
          .select("job_id")
          .where("account_id", "=", accountId)
          .forUpdate()
          .skipLocked()
          .execute();
        expect(free).toHaveLength(1);
        return { call };
      },
    );
    await reported.call;
  },
);
