import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newCaller, signedInAdmin } from "../testing/caller.ts";
import { newAccount } from "../testing/new-account.ts";
import { startApp, type TestApp } from "../testing/start-app.ts";
import { accountCommand, type AccountCommand } from "./testing-account-command.ts";

let testApp: TestApp;
let folder: string;
let account: AccountCommand;
beforeAll(async () => {
  testApp = await startApp();
  folder = await mkdtemp(join(tmpdir(), "comanda-cli-"));
  account = accountCommand(testApp, folder);
});
afterAll(async () => {
  await testApp.close();
  await rm(folder, { recursive: true, force: true });
});

describe("account import and export", () => {
  const csv = "categoria;item;descricao;preco\nBebidas;Água;;2,30\n";

  it("says what a dry run would change, then changes it, and has nothing left to do", async () => {
    const { label } = await newAccount(testApp);
    await writeFile(join(folder, "menu.csv"), csv);
    const sentences = ["+ Bebidas", "+ Bebidas / Água R$ 2,30"];
    expect(await account("import", label, "menu.csv", "--dry-run")).toMatchObject({
      code: 0,
      out: [...sentences, "2 changes would be made; nothing is changed yet."],
    });
    expect((await account("import", label, "menu.csv")).out).toEqual([
      ...sentences,
      "2 changes made.",
    ]);
    expect((await account("import", label, "menu.csv")).out).toEqual([
      "Nothing to change: all of it is there already.",
    ]);
  });

  it("exports what an import takes back without a change, also below what npm prints", async () => {
    const [one, other] = [await newAccount(testApp), await newAccount(testApp)];
    await writeFile(join(folder, "MENU.CSV"), csv);
    await account("import", one.label, "MENU.CSV");
    const { out } = await account("export", one.label);
    const printed = [
      "",
      "> comanda@1.0.0 account",
      "> node account.ts export casa",
      "",
      ...out,
      "",
    ];
    await writeFile(join(folder, "printed.json"), printed.join("\n"));
    expect(await account("export", one.label, "--to", "saved.json")).toMatchObject({
      code: 0,
      out: [],
    });
    for (const file of ["printed.json", "saved.json"]) {
      expect((await account("import", one.label, file)).out).toEqual([
        "Nothing to change: all of it is there already.",
      ]);
    }
    expect((await account("import", other.label, "saved.json")).out).toHaveLength(3);
  });

  it("takes the descriptions of groups and options to another account, in each language", async () => {
    const [one, other] = [await newAccount(testApp), await newAccount(testApp)];
    const { content } = await signedInAdmin(testApp, one);
    const texts = (word: string) => ({
      title_br: word,
      subtitle_br: `Sobre ${word}`,
      subtitle_us: `About ${word}`,
    });
    const category = { data: texts("Pizzas") };
    const { newCategory: pizzas } = await content.saveCategory({ body: category });
    const item = { data: { ...texts("Mista"), parent_id: pizzas.id } };
    const { newItem: mixed } = await content.saveItem({ body: item });
    const group = { data: { ...texts("Borda"), parent_id: mixed.id } };
    const { newCategory: crust } = await content.saveCategory({ body: group });
    const option = { data: { ...texts("Catupiry"), parent_id: crust.id } };
    await content.saveItem({ body: { ...option, subItem: true } });

    await account("export", one.label, "--to", "described.json");
    expect((await account("import", other.label, "described.json")).code).toBe(0);
    const guest = await newCaller(testApp, other).content.menu();
    const [copied] = Object.values(guest.menuSubGroups).flat();
    expect(copied).toMatchObject({ ...texts("Borda"), items: [texts("Catupiry")] });
  });

  it("names every bad row with its line and imports nothing", async () => {
    const { label } = await newAccount(testApp);
    await writeFile(join(folder, "bad.csv"), `${csv}Bebidas;Suco;;oito\n;Chá;;4\n`);
    expect(await account("import", label, "bad.csv")).toMatchObject({
      code: 1,
      opened: false,
      complaints: [
        `${join(folder, "bad.csv")} has problems, and nothing was imported:`,
        `linha 3: preco inválido "oito"`,
        "linha 4: falta categoria",
      ],
    });
    expect((await account("export", label)).out.join("")).toBe(`{  "categories": []}`);
  });

  it("refuses an account that does not exist and a file that cannot be read", async () => {
    const { label } = await newAccount(testApp);
    await writeFile(join(folder, "menu.csv"), csv);
    await writeFile(join(folder, "menu.xlsx"), "");
    const attempts: [args: string[], complaint: RegExp][] = [
      [["import", "nobody", "menu.csv"], /There is no account "nobody"/],
      [["export", "nobody"], /There is no account "nobody"/],
      [["import", label, "absent.csv"], /absent\.csv cannot be read: ENOENT/],
      [["import", label, "menu.xlsx"], /must end in \.json or \.csv/],
      [["export", label, "--to", "absent/menu.json"], /menu\.json cannot be written: ENOENT/],
    ];
    for (const [args, complaint] of attempts) {
      expect(await account(...args)).toMatchObject({
        code: 1,
        out: [],
        complaints: [expect.stringMatching(complaint)],
      });
    }
  });
});
