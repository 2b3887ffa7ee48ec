import { connect } from "node:net";
import { beforeAll, describe, expect, it } from "vitest";
import { newCaller, signedInAdmin, signedInAttendant, type Caller } from "../testing/caller.ts";
import { portOf } from "../testing/listen.ts";
import { newAccount, type TestAccount } from "../testing/new-account.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { sharedApp, startApp } from "../testing/start-app.ts";
import { rawCall } from "../testing/raw-call.ts";
import { noise, smallPng } from "./testing-images.ts";
import {
  filePart,
  formEnd,
  formType,
  pictureFiles,
  sendPicture,
  textPart,
} from "./testing-uploads.ts";

const testApp = sharedApp();
let account: TestAccount;
let owner: Caller;
beforeAll(async () => {
  account = await newAccount(testApp);
  owner = await signedInAdmin(testApp, account);
});

const megabyte = 1024 * 1024;

/** Sends a form as its bytes. */
function sendForm(payload: string | Buffer, contentType = formType) {
  return rawCall(testApp, {
    method: "POST",
    url: "/v2.0/uploads",
    host: account.host,
    token: owner.token(),
    payload,
    headers: { "content-type": contentType },
  });
}

describe("a form that is not the one asked for", () => {
  const wrong: [name: string, make: () => Buffer | string, why: RegExp][] = [
    [
      "another name for the file",
      () => Buffer.concat([filePart("photo", { content: smallPng }), formEnd]),
      /campo file/,
    ],
    ["a text instead of a file", () => Buffer.concat([textPart("file"), formEnd]), /campo file/],
    [
      "two files",
      () =>
        Buffer.concat([
          filePart("file", { content: smallPng }),
          filePart("file", { content: smallPng }),
          formEnd,
        ]),
      /uma imagem por vez/,
    ],
    [
      "a text beside the file",
      () => Buffer.concat([filePart("file", { content: smallPng }), textPart("a"), formEnd]),
      /uma imagem por vez|campo file/,
    ],
    ["no file", () => formEnd, /obrigatório/],
    ["no end", () => filePart("file", { content: smallPng }).subarray(0, 150), /incompleto/],
    ["nothing", () => "", /obrigatório|incompleto/],
    [
      "a name that reaches for the prototype",
      () => Buffer.concat([filePart("__proto__", { content: smallPng }), formEnd]),
      /campo file|incompleto/,
    ],
  ];

  it.each(wrong)("is refused: %s", async (_, make, why) => {
    const { status, body } = await sendForm(make());
    expect([status, body.error, Object.keys(body.fields ?? {})]).toEqual([
      422,
      "unprocessable_entity",
      ["file"],
    ]);
    expect(body.fields?.["file"]).toMatch(why);
  });

  it.each([
    ["application/json", "{}"],
    ["text/plain", "x"],
    ["image/png", "x"],
    ["multipart/mixed; boundary=x", "--x--"],
  ])("is refused as %s", async (type, payload) => {
    const { status, body } = await sendForm(payload, type);
    expect([status, body.error]).toEqual([415, "unsupported_media"]);
  });

  it("is refused without a boundary, and when it says that it is larger than any picture", async () => {
    expect((await sendForm("--x--", "multipart/form-data")).status).toBe(422);
    const { status, body } = await rawCall(testApp, {
      method: "POST",
      url: "/v2.0/uploads",
      host: account.host,
      token: owner.token(),
      payload: formEnd,
      headers: {
        "content-type": formType,
        "content-length": String(11 * megabyte),
      },
    });
    expect([status, body.message]).toEqual([413, "A imagem tem mais de 10 MB."]);
  });

  it("does no harm with a header that is too long", async () => {
    const longName = `; filename="${"a".repeat(200_000)}"`;
    const { status } = await sendForm(
      Buffer.concat([filePart("file", { content: smallPng, disposition: longName }), formEnd]),
    );
    expect([200, 422]).toContain(status);
  });

  it("is not read for whoever may not send one", async () => {
    const bytes = await noise("png");
    const attendant = await signedInAttendant(testApp, account);
    expect(await refusalOf(sendPicture(attendant, { bytes, type: "image/png" }))).toMatchObject({
      error: "access_denied",
    });
    expect(
      await refusalOf(sendPicture(newCaller(testApp, account), { bytes, type: "image/png" })),
    ).toMatchObject({
      error: "auth_required",
    });
  });

  it("is taken nowhere else", async () => {
    const { status } = await rawCall(testApp, {
      method: "PUT",
      url: "/v2.0/account",
      host: account.host,
      token: owner.token(),
      payload: Buffer.concat([filePart("file", { content: smallPng }), formEnd]),
      headers: { "content-type": formType },
    });
    expect(status).toBe(415);
  });
});

describe("a sender who goes away", () => {
  it("leaves nothing behind, and the next one is served", async () => {
    const listening = await startApp({
      uploadLimits: { perHour: 1000, perAccount: 1, altogether: 1, kept: 10 },
    });
    const place = await newAccount(listening);
    const admin = await signedInAdmin(listening, place);
    const port = await portOf(listening);
    const body = Buffer.concat([
      filePart("file", { content: await noise("png", { width: 900, height: 900 }) }),
      formEnd,
    ]);
    for (const share of [0, 0.001, 0.5, 0.99]) {
      const head = [
        "POST /v2.0/uploads HTTP/1.1",
        `Host: ${place.host}`,
        `Authorization: Bearer ${admin.token()}`,
        "Content-Type: multipart/form-data; boundary=x",
        `Content-Length: ${body.length}`,
      ];
      await new Promise<void>((resolve, reject) => {
        const socket = connect(port, "127.0.0.1", () => {
          socket.write(`${head.join("\r\n")}\r\n\r\n`);
          socket.write(body.subarray(0, Math.floor(body.length * share)), () =>
            socket.destroySoon(),
          );
        });
        socket.on("close", () => resolve()).on("error", reject);
      });
    }
    await expect
      .poll(
        () =>
          sendPicture(admin, { bytes: smallPng, type: "image/png" }).then(
            () => "kept",
            () => "busy",
          ),
        { timeout: 10_000 },
      )
      .toBe("kept");
    expect(await pictureFiles(listening)).toHaveLength(6);
    await listening.close();
  });
});
