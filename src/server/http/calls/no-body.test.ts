import { once } from "node:events";
import { connect } from "node:net";
import { beforeAll, describe, expect, it } from "vitest";
import { signedInAdmin } from "../../testing/caller.ts";
import { portOf } from "../../testing/listen.ts";
import { newAccount, type TestAccount } from "../../testing/new-account.ts";
import { sharedApp } from "../../testing/start-app.ts";

const testApp = sharedApp();
let account: TestAccount;
let port: number;
beforeAll(async () => {
  account = await newAccount(testApp);
  port = await portOf(testApp);
});

/** The answer to exactly these lines, over a connection that stays open as long as the server lets it. */
async function answerTo(start: string, headers: Record<string, string>): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  const lines = Object.entries({ host: account.host, ...headers, connection: "close" });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  socket.write(`${start} HTTP/1.1\r\n${head}\r\n`);
  let answer = "";
  socket.setEncoding("utf8").on("data", (part: string) => (answer += part));
  await once(socket, "close");
  return answer;
}

const statusOf = (answer: string) => Number(answer.split(" ")[1]);

describe("a call over the wire that brings no body, and says of none how long it is", () => {
  it.each(["POST", "PUT", "DELETE"])("is answered at once: %s", async (method) => {
    expect(statusOf(await answerTo(`${method} /v2.0/auth/logout`, {}))).toBe(
      method === "POST" ? 204 : 404,
    );
  });

  it("may say that it is JSON where nothing is asked for", async () => {
    const json = { "content-type": "application/json" };
    expect(statusOf(await answerTo("POST /v2.0/auth/logout", json))).toBe(204);
  });

  it("is told what is missing where something is asked for", async () => {
    const answer = await answerTo("POST /v2.0/auth/login", { "content-type": "application/json" });
    expect(statusOf(answer)).toBe(422);
    expect(answer).toContain('"user"');
  });

  it("is refused when it says that it is something else", async () => {
    const text = { "content-type": "text/plain" };
    expect(statusOf(await answerTo("POST /v2.0/auth/logout", text))).toBe(415);
  });

  it("is no form either", async () => {
    const owner = await signedInAdmin(testApp, account);
    const answer = await answerTo("POST /v2.0/uploads", {
      "content-type": "multipart/form-data; boundary=x",
      authorization: `Bearer ${owner.token()}`,
    });
    expect(statusOf(answer)).toBe(422);
    expect(answer).toContain('"file"');
  });
});
