import { describe, expect, test } from "vitest";
import { newAccount } from "../../content/testing-menu.ts";
import { furtherButtons, guestPages, homeButtons, sideMenuPages } from "./page-links.ts";

describe("the pages of an account's guests", () => {
  const { features } = newAccount();

  test("are home and its menu", () => {
    expect(guestPages(newAccount({ source: "book" }))).toEqual(["home", "book"]);
  });

  test("have delivery when it is on, once", () => {
    const delivery = { ...features, delivery: true };
    expect(guestPages(newAccount({ features: delivery }))).toEqual([
      "home",
      "delivery",
      "cardapio",
    ]);
    expect(guestPages(newAccount({ features: delivery, source: "delivery" }))).toEqual([
      "home",
      "delivery",
    ]);
  });

  test("fault 53: have the order to a room or table when it is on, once, with delivery and without", () => {
    const easyOrder = { ...features, easyOrder: true };
    expect(guestPages(newAccount({ features: easyOrder }))).toEqual([
      "home",
      "easy-order",
      "cardapio",
    ]);
    expect(guestPages(newAccount({ features: easyOrder, source: "easy-order" }))).toEqual([
      "home",
      "easy-order",
    ]);
    expect(guestPages(newAccount({ features: { ...easyOrder, delivery: true } }))).toEqual([
      "home",
      "delivery",
      "easy-order",
      "cardapio",
    ]);
  });
});

test("lead to a menu page that the features serve, whatever the source says", () => {
  for (const source of ["easy-order", "delivery", "home"] as const) {
    expect(guestPages(newAccount({ source }))).toEqual(["home", "cardapio"]);
    expect(sideMenuPages(newAccount({ source }), undefined)).toEqual([
      { href: "/home", label: "Home" },
      { href: "/cardapio", label: "Cardápio" },
    ]);
  }
});

describe("the side menu", () => {
  const { features } = newAccount();
  const money = ["Fechamento", "Relatórios"];
  const labels = (changes: Parameters<typeof newAccount>[0], level?: 1 | 2) =>
    sideMenuPages(newAccount({ source: "book", ...changes }), level).map(({ label }) => label);

  test("lists Home, Delivery, the menu page, Admin, Pedidos, Cozinha and the money for an admin", () => {
    const delivery = { ...features, delivery: true };
    expect(labels({ features: delivery }, 1)).toEqual([
      "Home",
      "Delivery",
      "Book",
      "Admin",
      "Pedidos",
      "Cozinha",
      ...money,
    ]);
  });

  test("lists Delivery only if delivery is on, and Admin only while the account is active", () => {
    expect(labels({ active: false }, 1)).toEqual(["Home", "Book", "Pedidos", "Cozinha", ...money]);
  });

  test.each(["attendantOrder", "localOrder"])(
    "lists the tables for staff where there are some to look after, with %s",
    (feature) => {
      const withTables = { features: { ...features, [feature]: true } };
      expect(labels(withTables, 2)).toEqual(["Home", "Book", "Pedidos", "Mesas", "Cozinha"]);
      expect(labels(withTables)).not.toContain("Mesas");
    },
  );

  test("lists no settings for attendants and guests, and no orders where guests cannot order", () => {
    expect(labels({}, 2)).toEqual(["Home", "Book", "Pedidos", "Cozinha"]);
    expect(labels({})).toEqual(["Home", "Book"]);
    expect(labels({ features: { ...features, easyOrder: true } })).toContain("Pedidos");
  });

  test("lists the orders for guests who order by a table's key", () => {
    const pages = sideMenuPages(newAccount({ source: "book" }), undefined, 7);
    expect(pages.map(({ label }) => label)).toEqual(["Home", "Book", "Pedidos"]);
  });
});

describe("an account's own buttons", () => {
  const accountWith = (button: Record<string, string>) => {
    const { extras } = newAccount();
    return newAccount({ extras: { ...extras, home_ctas: [button] } });
  };

  test("have the language's label and link, each with Portuguese where it is missing", () => {
    const account = accountWith({ cta_br: "Bolos", href_br: "https://b.example", cta_us: "Cakes" });
    expect(homeButtons(account, "us")).toEqual([{ label: "Cakes", href: "https://b.example" }]);
  });

  test("keep a visitor's language within the site", () => {
    const account = accountWith({ cta_br: "Ver", href_br: "/cardapio" });
    expect(homeButtons(account, "us")[0]?.href).toBe("/us/cardapio");
    expect(homeButtons(account, "br")[0]?.href).toBe("/cardapio");
  });

  test("leave a page in another language and other addresses as they are", () => {
    for (const href of ["/es/cardapio", "tel:+553135550178", "mailto:a@b.example?subject=oi"]) {
      expect(homeButtons(accountWith({ cta_br: "Ir", href_br: href }), "us")[0]?.href).toBe(href);
    }
  });

  test("are none without a label or a link", () => {
    expect(homeButtons(accountWith({ cta_br: "", href_br: "" }), "br")).toEqual([]);
    expect(homeButtons(accountWith({ cta_br: "Novo", href_br: " " }), "br")).toEqual([]);
  });
});

describe("the account's buttons in the side menu", () => {
  test("are those that lead elsewhere than its pages, each place once", () => {
    const { extras } = newAccount();
    const leadingTo = (href_br: string) => ({ cta_br: href_br, href_br });
    const home_ctas = [
      "/cardapio",
      "https://casa.example/delivery",
      "https://casa.example.com/delivery",
      "tel:1",
      "tel:1",
    ].map(leadingTo);
    const account = newAccount({ extras: { ...extras, home_ctas } });
    const pages = ["/home", "/delivery", "/cardapio"];
    const at = { language: "br", host: "casa.example", pages } as const;
    expect(furtherButtons(account, at).map(({ href }) => href)).toEqual([
      "https://casa.example.com/delivery",
      "tel:1",
    ]);
  });
});
