import { createCanvas, loadImage } from "@napi-rs/canvas";
import jsqr from "jsqr";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { beforeAll, describe, expect, it } from "vitest";
import type { qrContract } from "../../contract/qr.ts";
import type { RouteInput } from "../../contract/route.ts";
import { newCaller, signedInAdmin, signedInAttendant, type Caller } from "../testing/caller.ts";
import { newAccount, type TestAccount } from "../testing/new-account.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { sharedApp } from "../testing/start-app.ts";
import { tableId } from "../tabs/table-id.ts";
import { page } from "./draw-codes.ts";
import { layouts } from "./draw-sheets.ts";

type Wanted = RouteInput<(typeof qrContract)["sheets"]>["body"];

const testApp = sharedApp();
let account: TestAccount;
let owner: Caller;
beforeAll(async () => {
  account = await newAccount(testApp, {
    features: { localOrder: true, attendantOrder: true, easyOrder: true },
    extras: { locations: 5, styleguide: { colors: { accent: "#004488" } } },
  });
  owner = await signedInAdmin(testApp, account);
});

const draw = (wanted: Partial<Wanted> = {}, by = owner) =>
  by.qr.sheets({
    body: {
      domain: account.host,
      kind: "tables",
      layout: "tents",
      logo: true,
      colours: true,
      preview: false,
      ...wanted,
    },
  });

const keyOf = async (table: number) =>
  (
    await owner.tables.renewKey({
      params: { id: tableId(account.accountId, table) },
      body: {},
    })
  ).key;

/** Pixels a point. */
const scale = 2.5;

/** Each sheet's text, and what a camera reads from each face. */
async function read(data: string, layout: Wanted["layout"]) {
  const loading = getDocument({ data: Uint8Array.from(Buffer.from(data, "base64")), verbosity: 0 });
  const document = await loading.promise;
  const sheets: { text: string; codes: string[] }[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const sheet = await document.getPage(number);
    const viewport = sheet.getViewport({ scale });
    const canvas = createCanvas(viewport.width, viewport.height);
    const canvasContext = canvas.getContext("2d");
    await sheet.render({ canvas, canvasContext, viewport }).promise;
    const { items } = await sheet.getTextContent();
    const text = items.map((item) => ("str" in item ? item.str : "")).join("\n");
    const { width, height, columns, rows } = layouts[layout];
    const halves = layout === "tents" ? 2 : 1;
    const [left, top] = [(page.width - columns * width) / 2, (page.height - rows * height) / 2];
    const codes: string[] = [];
    for (let row = 0; row < rows * halves; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        const size = [Math.floor(width * scale), Math.floor((height / halves) * scale)] as const;
        const at = [
          (left + column * width) * scale,
          (top + (row * height) / halves) * scale,
        ] as const;
        const { data: pixels } = canvasContext.getImageData(
          Math.max(0, Math.round(at[0])),
          Math.max(0, Math.round(at[1])),
          ...size,
        );
        const code = jsqr.default(new Uint8ClampedArray(pixels), ...size);
        if (code) codes.push(code.data);
      }
    }
    sheets.push({ text, codes });
  }
  await loading.destroy();
  return sheets;
}

describe("sheets of codes as an owner designs them", () => {
  it("are tents whose both faces lead to the table with its key, which no text gives away", async () => {
    const key = await keyOf(2);
    const { data, type, codes } = await draw({ numbers: [2, 4] });
    expect([type, codes]).toEqual(["application/pdf", 2]);
    const [sheet, ...others] = await read(data, "tents");
    expect(others).toEqual([]);
    const address = `http://${account.host}/cardapio?mesa=2&chave=${key}`;
    expect(sheet?.codes.filter((code) => code === address)).toHaveLength(2);
    expect(sheet?.codes.filter((code) => code.includes("mesa=4&chave="))).toHaveLength(2);
    const text = sheet?.text.replaceAll("\n", "") ?? "";
    expect(text).toContain("Mesa 4");
    expect(text).toContain("dobre aqui");
    expect(text).toContain(`${account.host}/cardapio?mesa=2`);
    expect(text).not.toContain(key.slice(0, 8));
  });

  it("are stickers or cards of all rooms, and of the account's page", async () => {
    const stickers = await draw({ kind: "rooms", layout: "stickers" });
    const [rooms] = await read(stickers.data, "stickers");
    expect(rooms?.codes).toEqual(
      [1, 2, 3, 4, 5].map((room) => `http://${account.host}/easy-order?room=${room}`),
    );
    expect(rooms?.text).toContain("Quarto 5");
    const cards = await draw({ kind: "page", layout: "cards" });
    const [home] = await read(cards.data, "cards");
    expect(home?.codes).toEqual([`http://${account.host}/`]);
  });

  it.each(["cards", "stickers", "tents"] as const)(
    "say a long name whole on %s",
    async (layout) => {
      const name = "Restaurante e Churrascaria Estrela do Vale do Rio Preto";
      await owner.account.save({ body: { data: { name } } });
      const [sheet] = await read((await draw({ kind: "page", layout })).data, layout);
      expect(sheet?.text).not.toContain("…");
      expect(sheet?.text.replaceAll("\n", " ").split(name).length).toBeGreaterThan(2);
    },
  );

  it("say the account's name in any script, and are seen before as a picture", async () => {
    await owner.account.save({ body: { data: { name: "かつ丼 🍕 中华饭店" } } });
    const { data, type } = await draw({ preview: true });
    expect(type).toBe("image/png");
    const picture = await loadImage(Buffer.from(data, "base64"));
    expect(picture.width).toBeGreaterThan(800);
    const sheets = await read((await draw({ layout: "cards" })).data, "cards");
    expect(sheets[0]?.text.replaceAll("\n", "")).toContain("かつ丼");
  });

  it("are the same until a key is renewed, which takes the printed one's power", async () => {
    const [first, second] = [await draw({ numbers: [1] }), await draw({ numbers: [1] })];
    expect(first.data).toBe(second.data);
    await keyOf(1);
    expect((await draw({ numbers: [1] })).data).not.toBe(first.data);
  });

  it("threat 67: are an owner's alone, and have no keys where attendants take no orders", async () => {
    const others = [newCaller(testApp, account), await signedInAttendant(testApp, account)];
    for (const by of others) expect((await refusalOf(draw({}, by))).status).toBeGreaterThan(399);
    const calling = await newAccount(testApp, {
      features: { localOrder: true },
      extras: { locations: 1 },
    });
    const { data } = await draw({ domain: calling.host }, await signedInAdmin(testApp, calling));
    const [sheet] = await read(data, "tents");
    const address = `http://${calling.host}/cardapio?mesa=1`;
    expect(sheet?.codes).toEqual([address, address]);
    const refused = await refusalOf(draw({ kind: "rooms" }, await signedInAdmin(testApp, calling)));
    expect(refused.error).toBe("access_denied");
  });
});
