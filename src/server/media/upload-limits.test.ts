import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { signedInAdmin, type Caller } from "../testing/caller.ts";
import { metricOf } from "../testing/metric-of.ts";
import { newAccount, type TestAccount } from "../testing/new-account.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { sharedApp, startApp } from "../testing/start-app.ts";
import { noise, smallPng } from "./testing-images.ts";
import { sendPicture } from "./testing-uploads.ts";

const testApp = sharedApp();
let account: TestAccount;
let owner: Caller;
beforeAll(async () => {
  account = await newAccount(testApp);
  owner = await signedInAdmin(testApp, account);
});

describe("too much at once", () => {
  const limits = { perHour: 1000, perAccount: 2, altogether: 3, kept: 1000 };

  it("is asked to come back: of one account, and of all of them together", async () => {
    const busy = await startApp({ uploadLimits: limits });
    const accounts = [await newAccount(busy), await newAccount(busy)];
    const [one, two] = await Promise.all(accounts.map((each) => signedInAdmin(busy, each)));
    if (!one || !two) throw new Error("no callers");
    // The conversion of a large picture gives the others time to come.
    const large = await noise("png", { width: 1800, height: 1800 });
    const send = (caller: Caller) => sendPicture(caller, { bytes: large, type: "image/png" });
    const ofOne = Array.from({ length: 4 }, () => send(one));
    // Waits for those too many for the one account, before there are too many for all.
    const tooMany = Promise.withResolvers<void>();
    let refusedOfOne = 0;
    for (const sent of ofOne) sent.catch(() => (refusedOfOne += 1) === 2 && tooMany.resolve());
    await tooMany.promise;
    const outcomes = await Promise.allSettled([...ofOne, send(two), send(two)]);
    const refused = await Promise.all(
      outcomes.flatMap((outcome) =>
        outcome.status === "rejected" ? [refusalOf(Promise.reject(outcome.reason))] : [],
      ),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    expect(refused.map(({ status, retry_after }) => `${status} ${retry_after}`).toSorted()).toEqual(
      ["429 3", "429 3", "503 3"],
    );
    // And then there is room again.
    await send(one);
    await busy.close();
  });

  it("is refused when an account sends more than anybody has pictures, or has them all", async () => {
    const strict = await startApp({ uploadLimits: { ...limits, perHour: 3, kept: 2 } });
    const admin = await signedInAdmin(strict, await newAccount(strict));
    await sendPicture(admin, { bytes: smallPng, type: "image/png" });
    await sendPicture(admin, { bytes: await noise("png"), type: "image/png" });
    expect(
      await refusalOf(sendPicture(admin, { bytes: await noise("jpeg"), type: "image/jpeg" })),
    ).toMatchObject({
      status: 422,
      message: expect.stringContaining("2 imagens"),
    });
    expect(
      await refusalOf(sendPicture(admin, { bytes: smallPng, type: "image/png" })),
    ).toMatchObject({
      status: 429,
      retry_after: expect.any(Number),
    });
    await strict.close();
  });

  it("is worked on beside the thread that answers everybody", async () => {
    const photo = await noise("jpeg", { width: 4000, height: 3000 });
    const pictures = () => metricOf(testApp, "comanda_pictures_cpu_seconds_total");
    const [own, before] = [process.threadCpuUsage(), await pictures()];
    await sendPicture(owner, { bytes: photo });
    const { user, system } = process.threadCpuUsage(own);
    expect((user + system) / 1e6).toBeLessThan(((await pictures()) - before) / 2);
  });
});

describe("a disk that cannot be written to", () => {
  it("is said to be out of order, is logged, and works again later", async () => {
    const broken = await startApp();
    const admin = await signedInAdmin(broken, await newAccount(broken));
    // A file where the folder should be: nobody, not even an administrator, can write below it.
    await writeFile(join(broken.dataDir, "assets"), "");
    const refusal = await refusalOf(
      sendPicture(admin, { bytes: await noise("png"), type: "image/png" }),
    );
    expect(refusal).toMatchObject({ status: 503, error: "unavailable", retry_after: 60 });
    expect(broken.logLines.join("")).toContain("assets");
    await rename(join(broken.dataDir, "assets"), join(broken.dataDir, "was-in-the-way"));
    await mkdir(join(broken.dataDir, "assets"));
    await sendPicture(admin, { bytes: await noise("png"), type: "image/png" });
    await broken.close();
  });
});
