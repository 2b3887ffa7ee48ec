import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
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
      out: [...sentences, "2 mudanças seriam feitas; nada foi mudado ainda."],
    });
    expect((await account("import", label, "menu.csv")).out).toEqual([
      ...sentences,
      "2 mudanças feitas.",
    ]);
    expect((await account("import", label, "menu.csv")).out).toEqual([
      "Nada a mudar: tudo já está lá.",
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
        "Nada a mudar: tudo já está lá.",
      ]);
    }
    expect((await account("import", other.label, "saved.json")).out).toHaveLength(3);
  });

  it("exports a spreadsheet, of which an import takes back what was edited there", async () => {
    const { label } = await newAccount(testApp);
    const options = [
      { title_br: "+ Bacon", price: 4, max_qty: 2 },
      { title_br: "Ovo", price: 0, active: false },
    ];
    const group = { title_br: "Extras", min: 1, max: 2, price_rule: "highest", items: options };
    const egg = { title_br: "X-Egg", subtitle_br: "Pão; ovo", price: 25, groups: [group] };
    const beer = { title_br: "Chope", price: 1234.5, serves: 2, tax_class: "alcohol" };
    const categories = [{ title_br: "Lanches", items: [egg, beer] }];
    await writeFile(join(folder, "lunch.json"), JSON.stringify({ categories }));
    await account("import", label, "lunch.json");
    await account("export", label, "--to", "edited.csv");
    const text = await readFile(join(folder, "edited.csv"), "utf8");
    expect(text.split("\r\n").slice(1, -1)).toEqual([
      'Lanches;X-Egg;"Pão; ovo";25,00;sim;;;;;;;;;;;;',
      "Lanches;X-Egg;;;sim;Extras;'+ Bacon;4,00;;1;2;maior;;2;;;",
      "Lanches;X-Egg;;;não;Extras;Ovo;0,00;;;;;;;;;",
      "Lanches;Chope;;1234,50;sim;;;;2;;;;;;;;alcool",
    ]);
    const nothing = ["Nada a mudar: tudo já está lá."];
    expect((await account("import", label, "edited.csv")).out).toEqual(nothing);
    await writeFile(join(folder, "edited.csv"), text.replace("25,00", "27,50"));
    expect((await account("import", label, "edited.csv")).out).toEqual([
      "~ Lanches / X-Egg: preço R$ 25,00 → R$ 27,50",
      "1 mudança feita.",
    ]);
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
    await writeFile(join(folder, "bad.csv"), `${csv}Bebidas;Suco;;oito\nBebidas;;;4\n`);
    expect(await account("import", label, "bad.csv")).toMatchObject({
      code: 1,
      opened: false,
      complaints: [
        `${join(folder, "bad.csv")} tem problemas, e nada foi importado:`,
        `linha 3: preco inválido "oito": escreva como 22,99`,
        "linha 4: falta item",
      ],
    });
    expect((await account("export", label)).out.join("")).toBe(`{  "categories": []}`);
  });

  it("fault 15: takes a till's file, and says what of it is passed over", async () => {
    const tenant = await newAccount(testApp);
    const { label } = tenant;
    await writeFile(
      join(folder, "till.csv"),
      "id;categoria;nome;descricao;preco;imagem;ativo\n1;Bebidas;Suco;;9,50;a.jpg;1\n2;Bebidas;Chá;;8;;0\n",
    );
    const { code, out } = await account("import", label, "till.csv");
    expect([code, out]).toEqual([
      0,
      [
        expect.stringMatching(/^Aviso: linha 1: não se lê a coluna "id", "imagem"\./),
        "+ Bebidas",
        "+ Bebidas / Suco R$ 9,50",
        "+ Bebidas / Chá R$ 8,00 (inativo)",
        "3 mudanças feitas.",
      ],
    ]);
    const { menu } = await newCaller(testApp, tenant).content.menu();
    expect(menu[0]?.items.map(({ title_br }) => title_br)).toEqual(["Suco"]);
  });

  it("fault 16: reads a till's CP850 with its accents, warns, and takes another word for it", async () => {
    const { label } = await newAccount(testApp);
    const bytes = Buffer.from(`categoria;item;preco\nPor\x87\xe4es;P\xc6o;8\n`, "latin1");
    await writeFile(join(folder, "dos.csv"), bytes);
    const guessed = await account("import", label, "dos.csv", "--dry-run");
    expect(guessed.out).toEqual([
      expect.stringMatching(
        /^Aviso: .+ lido como cp850, por exemplo "Porções".+--encoding windows-1252/,
      ),
      "+ Porções",
      "+ Porções / Pão R$ 8,00",
      "2 mudanças seriam feitas; nada foi mudado ainda.",
    ]);
    const told = await account(
      "import",
      label,
      "dos.csv",
      "--dry-run",
      "--encoding",
      "windows-1252",
    );
    expect(told.out[0]).toBe("+ Por‡äes");
    expect(await account("import", label, "dos.csv", "--encoding", "utf-8")).toMatchObject({
      code: 1,
      complaints: [expect.stringMatching(/dos\.csv não está em utf-8$/)],
    });
    const unknown = await account("import", label, "dos.csv", "--encoding", "ebcdic");
    expect(unknown.complaints[0]).toMatch(/use utf-8, windows-1252, cp850/);
  });

  it.each(["menu.xlsx", "planilha.csv"])(
    "fault 16: says of a workbook called %s that it is one, and how to save it",
    async (name) => {
      const { label } = await newAccount(testApp);
      await writeFile(join(folder, name), Buffer.from("PK\x03\x04\x14\0\x06\0", "latin1"));
      expect(await account("import", label, name)).toMatchObject({
        code: 1,
        opened: false,
        complaints: [expect.stringMatching(/pasta de trabalho.+Salvar como.+CSV UTF-8/)],
      });
    },
  );

  it("refuses an account that does not exist and a file that cannot be read", async () => {
    const { label } = await newAccount(testApp);
    await writeFile(join(folder, "menu.csv"), csv);
    await writeFile(join(folder, "menu.xlsx"), "");
    const attempts: [args: string[], complaint: RegExp][] = [
      [["import", "nobody", "menu.csv"], /There is no account "nobody"/],
      [["export", "nobody"], /There is no account "nobody"/],
      [["import", label, "absent.csv"], /absent\.csv não pode ser lido: ENOENT/],
      [["import", label, "menu.xlsx"], /o nome termina em \.json, \.csv/],
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
