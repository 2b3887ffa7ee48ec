import type { Page } from "playwright-core";
import type { Menu } from "../../src/contract/content.ts";
import { newCaller } from "../../src/server/testing/caller.ts";
import { button, hold } from "../../tests/e2e/guest.ts";
import { edit, editorOf, sendPicture } from "../../tests/e2e/owner.ts";
import { pasteInto } from "../../tests/e2e/paste-into.ts";
import { editBanner, editHome } from "../../tests/e2e/owner-page.ts";
import { pageOf } from "./page-of.ts";
import { withPrinters } from "./printing-steps.ts";
import type { Scene } from "./scene.ts";
import { withAreas, withHours } from "./service-steps.ts";

const owner = (
  name: string,
  path: string,
  rest: Omit<Scene, "name" | "address" | "as"> & { account?: "cafe" | "empty" | "wordy" } = {},
): Scene => {
  const { account, ...others } = rest;
  return { name: `owner/${name}`, as: "admin", address: pageOf(path, account), ...others };
};

const onMenu = (page: Page) => button(page, "Editar Mussarela").waitFor();

const editItem = async (page: Page) => {
  const editor = await edit(page, "Mussarela");
  await editor.getByLabel("Título", { exact: true }).waitFor();
};

const inTable = (page: Page) => page.getByLabel("Preço: Mussarela").waitFor();

const copyGroup = async (page: Page) => {
  await button(page, "Abrir Mussarela").click();
  await button(page, "Copiar para outros itens").first().click();
};

/** The flavours of a pizza of two halves. */
const editGroup = async (page: Page) => {
  await button(page, "Abrir Meia a meia").click();
  await button(page, "Editar Sabores").click();
  return editorOf(page, "Sabores");
};

/** The menu with all flavours hidden. */
function withHiddenOptions(menu: Menu): Menu {
  const groups = Object.entries(menu.menuSubGroups).map(([itemId, list]) => [
    itemId,
    list.map((group) => ({
      ...group,
      items: group.items.map((option) => ({ ...option, active: group.extras.min < 2 })),
    })),
  ]);
  return { ...menu, menuSubGroups: Object.fromEntries(groups) };
}

const designSheets = async (page: Page) => {
  await button(page, "Montar folhas").click();
  await page.getByRole("img", { name: "Como fica a primeira folha" }).waitFor();
};

const designMenu = async (page: Page) => {
  await button(page, "Montar cardápio").click();
  await page.getByRole("img", { name: /^Página / }).waitFor();
};

const openService = (page: Page, name: string) =>
  page
    .getByRole("region", { name: "Horários e serviços" })
    .locator("summary")
    .filter({ hasText: name })
    .click();

const settings = (name: string, key: string): Scene =>
  owner(`settings-${name}`, `/admin#secao-${key}`, {
    steps: (page) => page.locator('section[aria-busy="false"]').waitFor(),
    isTall: true,
  });

/** Owners' pages and settings. */
export const ownerScenes: readonly Scene[] = [
  owner("menu", "/cardapio", { steps: onMenu }),
  owner("menu-whole", "/cardapio", { steps: onMenu, isTall: true }),
  owner("item-edited", "/cardapio", { steps: editItem }),
  owner("item-open", "/cardapio", { steps: (page) => button(page, "Abrir Mussarela").click() }),
  owner("group-edited", "/cardapio", { steps: editGroup }),
  owner("group-wrong", "/cardapio", {
    steps: async (page) => {
      const editor = await editGroup(page);
      await editor.getByLabel("Máximo").fill("1");
      await editor.getByRole("button", { name: "Salvar" }).click();
      await editor.getByText("o mínimo passa do máximo").waitFor();
    },
  }),
  owner("group-unmet", "/cardapio", {
    before: async (page, { site }) => {
      const menu = await newCaller(site, { host: "pizzaria.localhost" }).content.menu();
      await page.route("**/v2.0/content/menu", (route) =>
        route.fulfill({ json: withHiddenOptions(menu) }),
      );
    },
    steps: (page) => button(page, "Abrir Meia a meia").click(),
    atEverySize: (page) => {
      const group = page.getByRole("region", { name: "Sabores" });
      // The warning has a sentence of its own for each number of options.
      return group.locator("p > svg").first().scrollIntoViewIfNeeded();
    },
  }),
  owner("category-edited", "/cardapio", { steps: (page) => edit(page, "Pizzas tradicionais") }),
  owner("place", "/cardapio", {
    steps: async (page) => {
      const editor = await edit(page, "Mussarela");
      await editor.getByRole("button", { name: "Mudar de lugar", exact: true }).click();
      await page.getByLabel("Acima de").check();
    },
  }),
  owner("copy-group", "/cardapio", {
    steps: async (page) => {
      await copyGroup(page);
      await page.getByRole("checkbox").nth(1).check();
      await page.getByRole("checkbox").nth(3).check();
    },
  }),
  owner("price-table", "/tabela-de-precos", { steps: inTable }),
  owner("price-table-changed", "/tabela-de-precos", {
    steps: async (page) => {
      await inTable(page);
      await page.getByLabel("Mostrar as opções").check();
      await page.getByLabel("Estoque: Mussarela").fill("12");
      await page.getByLabel("Preço: Mussarela").fill("4590");
      await page.getByLabel("Ativo: Mussarela").uncheck();
      await pasteInto(page, "Preço: Calabresa", "caro\n51,00\n52,00");
    },
  }),
  owner("price-table-conflict", "/tabela-de-precos", {
    before: (page) =>
      page.route("**/v2.0/content/bulk", (route) =>
        route.fulfill({
          status: 409,
          json: {
            error: "conflict",
            message: "",
            conflicts: { "edits.0.data.extras.price": { yours: 45.9, theirs: 47 } },
          },
        }),
      ),
    steps: async (page) => {
      await inTable(page);
      await page.getByLabel("Preço: Mussarela").fill("4590");
      await button(page, "Salvar").click();
      await page.getByRole("alertdialog").waitFor();
    },
  }),
  owner("price-change", "/tabela-de-precos", {
    steps: async (page) => {
      await inTable(page);
      await button(page, "Reajustar preços").click();
      await page.getByLabel("Porcentagem (%)").fill("7,5");
      await page.getByLabel("Arredondar").selectOption("90");
    },
    atEverySize: (page) =>
      page.getByRole("heading", { name: "Como fica" }).scrollIntoViewIfNeeded(),
  }),
  owner("price-table-empty", "/tabela-de-precos", {
    account: "empty",
    steps: (page) => page.getByText("O cardápio ainda não tem itens.").waitFor(),
  }),
  owner("price-table-long", "/tabela-de-precos", {
    account: "wordy",
    steps: (page) => page.getByLabel("Mostrar as opções").check(),
  }),
  owner("order", "/cardapio", {
    steps: (page) => button(page, "Ordenar itens").first().click(),
  }),
  owner("icons", "/cardapio", {
    steps: async (page) => {
      const editor = await edit(page, "Mussarela");
      await editor.getByRole("button", { name: "Gerenciar ícones" }).click();
    },
  }),
  owner("icon-too-early", "/cardapio", {
    before: (page) => hold(page, "**/v2.0/uploads"),
    steps: async (page) => {
      const editor = await edit(page, "Mussarela");
      await editor.getByRole("button", { name: "Gerenciar ícones" }).click();
      await page.getByLabel("Título do ícone").fill("Picante");
      await sendPicture(page, "Imagem do ícone");
      await button(page, "Adicionar").click();
      await page.getByText("Espere a foto terminar de ser enviada.").waitFor();
    },
  }),
  owner("removed", "/cardapio", {
    before: (page) =>
      page.route("**/v2.0/content/menu/item/*", (route) => route.fulfill({ status: 204 })),
    steps: async (page) => {
      const editor = await edit(page, "Mussarela");
      await editor.getByRole("button", { name: "Excluir", exact: true }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Excluir" }).click();
      // The message stays while it is pointed at.
      await page.getByRole("button", { name: "Desfazer" }).last().hover();
    },
  }),
  owner("menu-empty", "/cardapio", {
    account: "empty",
    steps: (page) => button(page, "Nova categoria").waitFor(),
  }),
  owner("menu-long", "/cardapio", {
    account: "wordy",
    steps: (page) => button(page, "Nova categoria").waitFor(),
  }),
  owner("home", "/home", {
    account: "cafe",
    steps: (page) => button(page, "Editar logo e banner").waitFor(),
  }),
  owner("home-edited", "/home", { account: "cafe", steps: editHome, isTall: true }),
  owner("banner-edited", "/home", { account: "cafe", steps: editBanner, isTall: true }),
  owner("settings", "/admin", {
    steps: (page) => page.getByRole("link", { name: "Cores" }).waitFor(),
    isTall: true,
  }),
  settings("business", "business"),
  settings("contacts", "contacts"),
  settings("address", "address"),
  { ...settings("services", "services"), before: withHours },
  owner("settings-hours", "/admin#secao-services", {
    before: withHours,
    steps: async (page) => {
      await openService(page, "Entrega");
      await button(page, "Copiar sexta para outros dias").waitFor();
    },
    atEverySize: (page) => page.getByText("Horários", { exact: true }).scrollIntoViewIfNeeded(),
  }),
  owner("settings-hours-wrong", "/admin#secao-services", {
    before: withHours,
    steps: async (page) => {
      await openService(page, "Entrega");
      await button(page, "Novo horário: Segunda").click();
      await page.getByRole("switch", { name: "Pedidos agendados" }).check();
      await button(page, "Sugerir feriados").click();
      await button(page, "Nova data").click();
      await page.getByLabel("Fechado o dia todo").last().uncheck();
      await page.getByRole("button", { name: "Salvar", exact: true }).first().click();
    },
    isTall: true,
  }),
  owner("settings-copy-day", "/admin#secao-services", {
    before: withHours,
    steps: async (page) => {
      await openService(page, "Entrega");
      await button(page, "Copiar sexta para outros dias").click();
    },
  }),
  settings("areas-none", "areas"),
  { ...settings("areas", "areas"), before: withAreas },
  owner("settings-area-open", "/admin#secao-areas", {
    before: withAreas,
    steps: async (page) => {
      const areas = page.getByRole("region", { name: "Áreas e taxas" });
      await areas.locator("summary").first().click();
      await areas.getByRole("button", { name: "Nova área" }).click();
      await page.keyboard.type("Condomínios e loteamentos do outro lado do rio");
      await areas.getByLabel("Bairros").last().fill("Centro");
      await areas.getByLabel("Testar bairro").fill("Centro");
      await areas.getByLabel("Testar cidade").fill("São Paulo");
    },
    atEverySize: (page) => page.getByRole("button", { name: "Nova área" }).scrollIntoViewIfNeeded(),
    isTall: true,
  }),
  settings("printing-none", "printing"),
  { ...settings("printing", "printing"), before: withPrinters },
  owner("settings-stations", "/admin#secao-printing", {
    before: withPrinters,
    steps: async (page) => {
      await button(page, "Editar estações").click();
      await page.getByRole("dialog").waitFor();
    },
  }),
  owner("settings-printer-new", "/admin#secao-printing", {
    before: withPrinters,
    steps: async (page) => {
      await button(page, "Adicionar impressora").click();
      await page.getByRole("dialog").getByRole("button", { name: "Adicionar impressora" }).click();
    },
  }),
  owner("settings-printer-connect", "/admin#secao-printing", {
    before: withPrinters,
    steps: async (page) => {
      await button(page, "Adicionar impressora").click();
      await page.getByRole("dialog").getByLabel("Nome", { exact: true }).fill("Forno");
      await page.getByRole("dialog").getByRole("button", { name: "Adicionar impressora" }).click();
      await page.getByLabel("Endereço da impressora").waitFor();
    },
  }),
  owner("item-station", "/cardapio", { before: withPrinters, steps: editItem }),
  settings("payment", "payment"),
  settings("languages", "languages"),
  settings("colours", "colours"),
  settings("features", "features"),
  settings("qr", "qrcode"),
  settings("printed-menu", "printedmenu"),
  owner("printed-menu-design", "/admin#secao-printedmenu", { steps: designMenu }),
  owner("printed-menu-booklet", "/admin#secao-printedmenu", {
    steps: async (page) => {
      await designMenu(page);
      await page.getByLabel("Livreto: folhas A4 dobradas ao meio").check();
      await button(page, "Próxima página").click();
      await page.getByRole("img", { name: /^\D+2\D/ }).waitFor();
    },
  }),
  owner("code-sheets", "/admin#secao-qrcode", { steps: designSheets }),
  owner("code-sheets-keys", "/admin#secao-qrcode", {
    steps: async (page) => {
      await designSheets(page);
      await page.getByLabel("Adesivos de 70 × 37 mm").check();
      await page.getByRole("button", { name: "Renovar chave" }).click();
      await page.getByRole("alertdialog").waitFor();
    },
  }),
  settings("team", "staff"),
  settings("ratings", "ratings"),
  settings("about", "about"),
  settings("tables", "tables"),
  settings("activity", "activity"),
  settings("history", "history"),
  settings("access", "access"),
  owner("settings-marked", "/admin#secao-tables", {
    steps: async (page) => {
      await page.getByLabel("Número de mesas").fill("x");
      await page.getByRole("button", { name: "Salvar", exact: true }).first().click();
      // The mark leads to its field, which would hide the next section again.
      await page.locator("[aria-invalid=true]:focus").waitFor();
      await page.evaluate(() => (location.hash = "secao-contacts"));
      await page.getByLabel("Telefone").fill("11");
      await page.evaluate(() => (location.hash = "secoes"));
    },
  }),
  owner("settings-unsaved", "/admin#secao-business", {
    steps: async (page) => {
      await page.getByRole("textbox", { name: "Nome", exact: true }).fill("");
      await page.getByRole("button", { name: "Salvar", exact: true }).first().click();
    },
  }),
  owner("new-access", "/admin#secao-staff", {
    steps: async (page) => {
      await button(page, "Novo atendente").click();
      await page.getByRole("dialog", { name: "Novo acesso" }).waitFor();
    },
  }),
  owner("settings-loading", "/admin", {
    before: (page) => hold(page, "**/v2.0/content/home"),
    steps: (page) => page.getByRole("button", { name: /^(?:Sair|Abrir menu)$/ }).waitFor(),
  }),
];
