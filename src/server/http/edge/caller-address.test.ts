import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { adminCredentials, newAccount } from "../../testing/new-account.ts";
import { startApp, type TestApp } from "../../testing/start-app.ts";
import { callerAddress } from "./caller-address.ts";

describe("the caller of an address", () => {
  it.each([
    ["203.0.113.9", "203.0.113.9"],
    ["::ffff:203.0.113.9", "203.0.113.9"],
    ["::FFFF:cb00:7109", "203.0.113.9"],
    ["::ffff:0.0.0.0", "0.0.0.0"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:0DB8:0001:0002::6", "2001:db8:1:2::/64"],
    ["2001:db8::6", "2001:db8:0:0::/64"],
    ["2001:db8::", "2001:db8:0:0::/64"],
    ["::3:4:5:6:7:8", "0:0:3:4::/64"],
    ["0:2:3:4:5:6:7:8", "0:2:3:4::/64"],
    ["::ffff:1:2:3", "0:0:0:0::/64"],
    ["64:ff9b::203.0.113.9", "64:ff9b:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    // Values that a proxy may send and that are no address.
    ["203.0.113.9:4711", "203.0.113.9:4711"],
    ["[2001:db8::6]:4711", "[2001:db8::6]:4711"],
    ["unknown", "unknown"],
    ["", ""],
  ])("%j is %j", (address, caller) => {
    expect(callerAddress(address)).toBe(caller);
  });
});

describe("a limit by address", () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startApp();
  });
  afterAll(() => testApp.close());

  it("threat 19: is met by whoever comes from another address of one IPv6 network each time, and by no other", async () => {
    const { host } = await newAccount(testApp);
    const guess = async (remoteAddress: string) => {
      const { statusCode } = await testApp.app.inject({
        method: "POST",
        url: "/v2.0/auth/login",
        headers: { host },
        payload: { ...adminCredentials, pass: "outra senha" },
        remoteAddress,
      });
      return statusCode;
    };
    for (let n = 1; n <= 10; n += 1) expect(await guess(`2001:db8:1:2:${n}::${n}`)).toBe(400);
    expect(await guess("2001:db8:1:2:b::b")).toBe(429);
    expect(await guess("2001:db8:1:3::1")).toBe(400);
  });
});
