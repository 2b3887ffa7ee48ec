import { createCanvas, loadImage } from "@napi-rs/canvas";
import jsqr from "jsqr";
import { getDocument, type PageViewport, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { beforeAll, describe, expect, it } from "vitest";
import type { printedMenuContract } from "../../contract/printed-menu.ts";
import type { RouteInput } from "../../contract/route.ts";
import { newService } from "../account/testing-services.ts";
import { withAccount } from "../db/with-account.ts";
import { smallPng } from "../media/testing-images.ts";
import { newCaller, signedInAdmin, signedInAttendant, type Caller } from "../testing/caller.ts";
import { newAccount, newMenu, type TestAccount } from "../testing/new-account.ts";
import { newIcon } from "../testing/new-pictures.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { sharedApp } from "../testing/start-app.ts";

type Wanted = RouteInput<(typeof printedMenuContract)["draw"]>["body"];

const testApp = sharedApp();
let account: TestAccount;
let owner: Caller;
let ids: Record<string, string>;
beforeAll(async () => {
  account = await newAccount(testApp, {
    extras: {
      languages: ["br", "us", "cn"],
      address_street: "Rua das Flores",
      address_number: "12",
      styleguide: { colors: { accent: "#004488" } },
    },
  });
  owner = await signedInAdmin(testApp, account);
  ids = await newMenu(testApp, account, [
    {
      title: "Pizzas e coffee",
      items: [
        {
          title: "Calabresa",
          priceCents: 122_990,
          groups: [
            {
              title: "Borda",
              items: [
                { title: "Catupiry", priceCents: 300 },
                { title: "Fora de linha", priceCents: 500, active: false },
              ],
            },
            { title: "Qual?", items: [{ title: "Ovo", priceCents: 0 }] },
          ],
        },
        {
          title: "Monte a sua",
          priceCents: 0,
          groups: [
            {
              title: "Sabores",
              rules: { min: 1, max: 2, priceRule: "highest" },
              items: [
                { title: "Milho", priceCents: 3990 },
                { title: "Atum", priceCents: 4590 },
              ],
            },
          ],
        },
        { title: "Acabou", priceCents: 900 },
        { title: "Escondida", priceCents: 900 },
        { title: "Inativa", priceCents: 900, active: false },
      ],
    },
    { title: "Segredos", items: [{ title: "Do chef", priceCents: 900 }] },
    { title: "Vazia", items: [] },
  ]);
  await owner.content.setNavHide({ params: idOf("Escondida"), body: { nav_hide: 1 } });
  await owner.content.setNavHide({ params: idOf("Segredos"), body: { nav_hide: 1 } });
  await owner.content.setSoldOut({ params: idOf("Acabou"), body: { until: "reopened" } });
  await withAccount(testApp.database, { accountId: account.accountId, mode: "write" }, (tx) =>
    newIcon(tx, { itemId: ids["Calabresa"] ?? "", title: "Contém glúten" }),
  );
  await owner.content.saveItem({
    body: {
      data: {
        id: ids["Calabresa"] ?? "",
        title_us: "Pepperoni",
        title_cn: "意大利辣香肠披萨",
        subtitle_br: "Com cebola roxa",
      },
    },
  });
});

const idOf = (title: string) => ({ id: ids[title] ?? "" });

const draw = (wanted: Partial<Wanted> = {}, by = owner, of = account) =>
  by.printedMenu.draw({
    body: {
      domain: of.host,
      language: "br",
      paper: "a4",
      letters: "usual",
      prices: true,
      address: true,
      hours: true,
      logo: true,
      colours: true,
      ...wanted,
    },
  });

/** Pixels a point. */
const scale = 2;

type Sheet = {
  text: string;
  /** The texts of its three thirds, from the left. */
  thirds: string[];
  width: number;
  /** The addresses in the codes that a camera finds on it, and the third where it finds the first. */
  codes: string[];
  codeThird: number | undefined;
};

type Code = { says: string; left: number };

async function codesOn(page: PDFPageProxy, viewport: PageViewport): Promise<Code[]> {
  const canvas = createCanvas(viewport.width, viewport.height);
  const canvasContext = canvas.getContext("2d");
  await page.render({ canvas, canvasContext, viewport }).promise;
  const { width, height } = canvas;
  const pixels = canvasContext.getImageData(0, 0, width, height).data;
  const code = jsqr.default(new Uint8ClampedArray(pixels), width, height);
  return code ? [{ says: code.data, left: code.location.topLeftCorner.x }] : [];
}

/** Each side's text, as people read it, and with `looks` the code that a camera finds there. */
async function read(data: string, { looks = true } = {}): Promise<Sheet[]> {
  const loading = getDocument({ data: Uint8Array.from(Buffer.from(data, "base64")), verbosity: 0 });
  const document = await loading.promise;
  const sheets: Sheet[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const viewport = page.getViewport({ scale });
    const { items } = await page.getTextContent();
    const third = (left: number) => Math.floor((3 * left * scale) / viewport.width);
    const written = items.flatMap((item) =>
      "str" in item ? [{ text: item.str, third: third(Number(item.transform[4])) }] : [],
    );
    const join = (some: typeof written) =>
      some
        .map(({ text }) => text)
        .join(" ")
        .replaceAll(/\s+/g, " ");
    const codes = looks ? await codesOn(page, viewport) : [];
    sheets.push({
      text: join(written),
      thirds: [0, 1, 2].map((at) => join(written.filter((part) => part.third === at))),
      width: Math.round(viewport.width / scale),
      codes: codes.map(({ says }) => says),
      codeThird: codes[0] && third(codes[0].left / scale),
    });
  }
  await loading.destroy();
  return sheets;
}

const textOf = async (wanted: Partial<Wanted>) =>
  (await read((await draw(wanted)).data)).map(({ text }) => text).join(" ");

describe("the printed menu", () => {
  it("has what guests come by with its prices and options, and leads to the page", async () => {
    const { data, type, pages, sheets } = await draw();
    expect([type, pages, sheets]).toEqual(["application/pdf", 1, 1]);
    const [sheet] = await read(data);
    const text = sheet?.text ?? "";
    expect(text).toContain(`Casa ${account.label} Rua das Flores, 12 Pizzas e coffee`);
    expect(text).toMatch(/Calabresa R\$ 1\.229,90 Com cebola roxa/);
    expect(text).toMatch(/Borda: Catupiry \+ R\$ 3,00/);
    expect(text).toMatch(/Monte a sua a partir de R\$ 39,90/);
    expect(text).toMatch(/Sabores \(preço da mais cara\): Milho R\$ 39,90 · Atum R\$ 45,90/);
    expect(text).toContain("Acabou");
    // Only its link is gone from the page.
    expect(text).toMatch(/Segredos Do chef R\$ 9,00/);
    expect(text).not.toMatch(/Escondida|Inativa|Vazia|Fora de linha/);
    expect(text).toContain(`Casa ${account.label} Página 1 de 1`);
    expect(sheet?.codes).toEqual([`http://${account.host}/cardapio`]);
  });

  it("says an icon that has no picture in words", async () => {
    expect(await textOf({})).toContain("Contém glúten");
  });

  it("is without prices, address and hours for who wants that", async () => {
    const text = await textOf({ prices: false, address: false, hours: false });
    expect(text).not.toMatch(/R\$|a partir de|mais cara|Rua das Flores|Horários/);
    expect(text).toContain("Borda: Catupiry");
  });

  it.each([
    ["us", "Pepperoni", "Monte a sua from R$ 39.90", "Page 1 of 1"],
    ["cn", "意大利辣香肠披萨", "39.90 起", "第 1 页"],
  ] as const)(
    "is in the language %s, and in Portuguese what that lacks",
    async (language, ...parts) => {
      const { data } = await draw({ language });
      const [sheet] = await read(data);
      for (const part of parts)
        expect(sheet?.text.replaceAll(" ", "")).toContain(part.replaceAll(" ", ""));
      expect(sheet?.codes).toEqual([`http://${account.host}/${language}/cardapio`]);
    },
  );

  it.each([
    ["br", /Borda: Catupiry .* Qual\? Ovo .* Sabores \(preço da mais cara\): Milho/],
    ["fr", /Borda : Catupiry .* Qual\? Ovo .* Sabores \(prix de la plus chère\) : Milho/],
    ["cn", /Borda ?： ?Catupiry .* Qual\? Ovo .* Sabores ?（[^(]*计价 ?） ?： ?Milho/],
  ] as const)("has the marks of the language %s", async (language, marked) => {
    expect(await textOf({ language })).toMatch(marked);
  });

  it("has its hours as readers of its language have them", async () => {
    const shop = await newAccount(testApp, {
      features: { delivery: true },
      extras: { languages: ["br", "us"] },
    });
    await newMenu(testApp, shop, [{ title: "Pratos", items: [{ title: "Um", priceCents: 900 }] }]);
    const chef = await signedInAdmin(testApp, shop);
    const hours = [{ weekday: 5, start: "18:00", minutes: 480 }];
    await chef.services.save({ body: { services: { delivery: newService({ hours }) } } });
    const written = async (language: Wanted["language"]) => {
      const [sheet] = await read((await draw({ language }, chef, shop)).data, { looks: false });
      return sheet?.text ?? "";
    };
    expect(await written("us")).toMatch(/Friday 6:00\sPM–2:00\sAM/);
    expect(await written("br")).toContain("sexta-feira 18:00–02:00");
  });

  it("leads to the page in Portuguese where its language has none", async () => {
    const [sheet] = await read((await draw({ language: "fr" })).data);
    expect(sheet?.codes).toEqual([`http://${account.host}/cardapio`]);
  });

  it("threat 31: leads to the account itself, whatever host is said: only the port is taken", async () => {
    const [sheet] = await read((await draw({ domain: "evil.example:8080" })).data);
    expect(sheet?.codes).toEqual([`http://${account.host}:8080/cardapio`]);
  });

  it("is seen before as a picture of a page, and the same bytes each time", async () => {
    const { data, type } = await draw({ preview: 99, paper: "a5" });
    expect(type).toBe("image/png");
    expect((await loadImage(Buffer.from(data, "base64"))).width).toBe(Math.floor(419.53 * 1.5));
    expect((await draw()).data).toBe((await draw()).data);
    expect((await draw({ colours: false })).data).not.toBe((await draw()).data);
  });

  it("is an owner's alone", async () => {
    const others = [newCaller(testApp, account), await signedInAttendant(testApp, account)];
    for (const by of others) expect((await refusalOf(draw({}, by))).status).toBeGreaterThan(399);
  });
});

describe("a flyer", () => {
  it("has the cover in front, the menu inside and hours with the code on the back", async () => {
    const { data, pages, sheets } = await draw({ paper: "flyer" });
    expect([pages, sheets]).toEqual([6, 1]);
    const [outer, inner] = await read(data);
    expect([outer?.width, inner?.width]).toEqual([842, 842]);
    const [flap, back, cover] = outer?.thirds ?? [];
    // A word that would be wider than the cover has smaller letters.
    expect(cover).toMatch(
      new RegExp(`Casa ${account.label} .*Pizzas e coffee.*Calabresa.*Página 1 de 6`),
    );
    expect(back).toMatch(/Aponte a câmera.*Página 6 de 6/);
    expect(flap?.trim()).toBe("");
    expect(inner?.text.trim()).toBe("");
    expect([outer?.codes, outer?.codeThird]).toEqual([[`http://${account.host}/cardapio`], 1]);
  });

  it("reads in order once it is folded: inside from left to right, then what is folded in, then the back", async () => {
    const shop = await newAccount(testApp);
    const items = Array.from({ length: 200 }, (_, index) => ({
      title: `Prato ${index}.`,
      priceCents: 1000,
    }));
    await newMenu(testApp, shop, [{ title: "Pratos", items }]);
    const chef = await signedInAdmin(testApp, shop);
    const drawn = await draw({ paper: "flyer" }, chef, shop);
    const sides = await read(drawn.data, { looks: false });
    expect(sides).toHaveLength(2 * drawn.sheets);
    const numbers = sides.map(({ thirds }) =>
      thirds.map((text) => /Página (\d+) de/.exec(text)?.[1]).map(Number),
    );
    expect(numbers.slice(0, 2)).toEqual([
      [5, 6, 1],
      [2, 3, 4],
    ]);
    const text = sides.map((side) => side.text).join(" ");
    for (const { title } of items) expect(text.split(title)).toHaveLength(2);
  });
});

describe("what the icons say", () => {
  it("is in the language of the print, means something to who must not eat it, and stays where its owner named it", async () => {
    const shop = await newAccount(testApp, { extras: { languages: ["br", "us"] } });
    const made = await newMenu(testApp, shop, [
      { title: "Doces", items: [{ title: "Pudim", priceCents: 900 }] },
    ]);
    const chef = await signedInAdmin(testApp, shop);
    const icons: Record<string, boolean> = {};
    for (const title of ["Sem lactose", "Do nosso sítio"]) {
      const { upload } = await chef.uploads.add({ body: { file: new Blob([smallPng]) } });
      const { newIcon: icon } = await chef.content.saveIcon({
        body: { data: { title, uploads: { icons: [upload.id] } } },
      });
      icons[icon.id] = true;
    }
    await chef.content.saveItem({
      body: { data: { id: String(made["Pudim"]), extras: { icons } } },
    });
    const textIn = async (language: "br" | "us" | "cn") => {
      const [sheet] = await read((await draw({ language }, chef, shop)).data, { looks: false });
      return sheet?.text ?? "";
    };
    const portuguese = await textIn("br");
    expect(portuguese).toContain("Sem lactose: pode conter leite");
    expect(portuguese).toContain("Alergia ou intolerância?");
    const english = await textIn("us");
    expect(english).toContain("Lactose-free: may contain milk");
    expect((await textIn("cn")).replaceAll(" ", "")).toContain("无乳糖：可能含有牛奶");
    expect(english).toContain("Do nosso sítio");
    expect(english).toContain("Allergy or intolerance?");
    expect(english).not.toContain("Sem lactose");
  });
});

it("a name on two lines has no word alone on the second", async () => {
  const named = await newAccount(testApp);
  const host = await signedInAdmin(testApp, named);
  await host.account.save({ body: { data: { name: "Pousada Mar de Dentro" } } });
  const { data } = await draw({ paper: "a5" }, host, named);
  const loading = getDocument({ data: Uint8Array.from(Buffer.from(data, "base64")), verbosity: 0 });
  const { items } = await (await (await loading.promise).getPage(1)).getTextContent();
  expect(items.map((item) => "str" in item && item.str.trim())).toContain("de Dentro");
  await loading.destroy();
});

describe("a menu of a thousand items", () => {
  it("goes on over pages that say so, has each item once, and folds into a booklet", async () => {
    const large = await newAccount(testApp);
    const items = (from: number) =>
      Array.from({ length: 500 }, (_, index) => ({
        title: `Prato ${from + index}.`,
        priceCents: 1000 + index,
      }));
    await newMenu(testApp, large, [
      { title: "Primeiros", items: items(0) },
      { title: "Segundos", items: items(500) },
    ]);
    const chef = await signedInAdmin(testApp, large);
    const drawn = await draw({ paper: "booklet" }, chef, large);
    const sides = await read(drawn.data, { looks: false });
    expect(sides.every(({ width }) => width === 842)).toBe(true);
    expect(drawn.sheets).toBe(sides.length / 2);
    const text = sides.map((side) => side.text).join(" ");
    for (let number = 0; number < 1000; number += 1)
      expect(text.split(`Prato ${number}.`)).toHaveLength(2);
    expect(sides[0]?.text).toContain(`Página 1 de ${drawn.pages}`);
    expect(sides[1]?.text).toContain("Primeiros (continuação)");
    const onPaper = await draw({ letters: "large" }, chef, large);
    expect(onPaper.pages).toBeGreaterThan(drawn.pages / 2);
  });
});
