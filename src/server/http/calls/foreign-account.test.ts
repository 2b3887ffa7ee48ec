import { beforeAll, describe, expect, it } from "vitest";
import { fullAccount, type FullAccount } from "../../testing/full-account.ts";
import { rawCall } from "../../testing/raw-call.ts";
import { sharedApp, testBaseDomain } from "../../testing/start-app.ts";

const testApp = sharedApp();
let one: FullAccount;
let two: FullAccount;
beforeAll(async () => {
  one = await fullAccount(testApp);
  two = await fullAccount(testApp);
});

/** The account's answer to a call with the token: the status, and the code of a refusal. */
async function answerTo(host: string, token: string | undefined, headers = {}): Promise<string> {
  const call = { url: "/v2.0/order", host, token, headers };
  const { status, body } = await rawCall(testApp, call);
  return body.error === undefined ? String(status) : `${status} ${body.error}`;
}

describe("threat 1: a token of another account", () => {
  it("is refused and stays good at home", async () => {
    const domain = one.account.host;
    for (const { token } of [two.guest, two.attendant, two.admin]) {
      expect(await answerTo(domain, token())).toBe("403 access_denied");
      const shared = await answerTo(`api.${testBaseDomain}`, token(), { domain });
      expect(shared).toBe("403 access_denied");
      expect(await answerTo(two.account.host, token())).toBe("200");
    }
  });

  it("cannot be made one's own by writing another account into it", async () => {
    const [secret] = String(two.admin.token()).split(".");
    const token = `${secret}.${one.account.accountId.replaceAll("-", "")}`;
    expect(await answerTo(one.account.host, token)).toBe("401 session_expired");
  });
});
