import { expect, test } from "vitest";
import { billText } from "./bill-text.ts";
import { billOfTab, readPeople } from "./bill.ts";
import { maxShares } from "./split-bill.ts";

const business = {
  name: "Bar",
  time_zone: "America/Sao_Paulo",
  extras: { document_number: "", currency: "R$ ", service_percent: 10 },
};
const now = new Date("2026-11-26T23:00:00Z");
const option = (title: string, qty: number) => ({ title_br: title, qty, price: 3 });
/** An item without cancelled units. */
const item = (changes: object) => ({
  title_br: "Pizza",
  qty: 1,
  price: 20,
  amount: 20,
  cancelled: 0,
  children: [] as ReturnType<typeof option>[],
  ...changes,
});
const tab = (
  orders: [status: 1 | 6, items: ReturnType<typeof item>[]][],
  changes: object = {},
) => ({
  name: "",
  location_number: 4,
  subtotal_amount: 100,
  service_amount: 10,
  total_amount: 110,
  paid_amount: 0,
  left_amount: 110,
  orders: orders.map(([status_id, items]) => ({ status_id, details: { items } })),
  ...changes,
});

test("the same thing with the same in each is one line, whoever ordered it; a wish makes no difference", () => {
  const withCheese = (qty: number) =>
    item({ qty, amount: 23 * qty, children: [option("Catupiry", qty)] });
  const { lines } = billOfTab(
    tab([
      [1, [withCheese(1), item({ obs: "sem sal" })]],
      [1, [withCheese(2), item({ price: 25, amount: 25 })]],
      [1, [item({})]],
      [6, [item({ title_br: "Vinho" })]],
    ]),
    business,
    { now },
  );
  expect(lines.map(({ title, qty, amountCents }) => [title, qty, amountCents])).toEqual([
    ["Pizza", 3, 6900],
    ["Pizza", 2, 4000],
    ["Pizza", 1, 2500],
  ]);
  expect(lines[0]?.children).toMatchObject([{ title: "Catupiry", qty: 3 }]);
});

test("the service has its percentage where all of it is of that, and is not there where it is waived", () => {
  const words = (changes: object, people = 1) =>
    billText(billOfTab(tab([[1, [item({})]]], changes), business, { now, people }))
      .amounts.map(({ text }) => text)
      .join(", ");
  expect(words({})).toBe("Subtotal, Serviço (opcional) 10%, Total");
  expect(words({ service_amount: 12, total_amount: 112 })).toBe(
    "Subtotal, Serviço (opcional), Total",
  );
  expect(words({ service_amount: 0, total_amount: 100 })).toBe("Subtotal, Total");
  expect(words({ paid_amount: 50, left_amount: 60 })).toBe(
    "Subtotal, Serviço (opcional) 10%, Total, Pago, Falta pagar",
  );
  expect(words({ paid_amount: 150, left_amount: 0 }, 2)).toBe(
    "Subtotal, Serviço (opcional) 10%, Total, Pago, Pago a mais",
  );
});

test("what each pays is what whoever takes the payments is asked to take, cents with the last ones", () => {
  const shares = (left_amount: number, people: number) =>
    billText(billOfTab(tab([], { left_amount }), business, { now, people })).amounts.flatMap(
      (line) =>
        line.text.includes("pessoa") ? [[line.text, "amount" in line && line.amount]] : [],
    );
  expect(shares(90, 3)).toEqual([["Por pessoa (3)", "R$ 30,00"]]);
  expect(shares(100, 3)).toEqual([
    ["Por pessoa (3)", "R$ 33,33"],
    ["A última pessoa", "R$ 33,34"],
  ]);
  expect(shares(170.6, 3)).toEqual([
    ["Por pessoa (3)", "R$ 56,86"],
    ["As últimas 2 pessoas", "R$ 56,87"],
  ]);
});

test("a bill may be printed for as many people as can pay a share of it", () => {
  const [most, more] = [String(maxShares), String(maxShares + 1)];
  expect([" 3 ", most, "0", "", "-1", "2,5", more].map(readPeople)).toEqual([
    3,
    maxShares,
    ...Array.from({ length: 5 }, () => undefined),
  ]);
});
