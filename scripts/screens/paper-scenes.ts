import { transform } from "receiptline";
import { billText } from "../../src/domain/bill-text.ts";
import { movedText } from "../../src/domain/moved-text.ts";
import type { JobLayout } from "../../src/domain/print-layout.ts";
import { calabresa, halfAndHalf, newItem, newTicket } from "../../src/domain/testing-ticket.ts";
import { ticketText, withNotices, type TicketText } from "../../src/domain/ticket-text.ts";
import { testMarkup, textMarkup, type Paper } from "../../src/server/printers/receipt.ts";
import { dayPapers } from "./day-papers.ts";
import type { Scene } from "./scene.ts";

const long = newItem({
  title: "Pizza gigante de mussarela de búfala com manjericão fresco",
  qty: 12,
  priceCents: 12_990,
  obs: "metade sem cebola, a outra bem passada; cortar em doze pedaços iguais",
  children: [{ title: "Borda recheada de catupiry original", qty: 12, priceCents: 1200 }],
});
const items = [calabresa, halfAndHalf, long, newItem({ title: "Água com gás", priceCents: 450 })];
const total = {
  subtotalCents: 185_348,
  serviceCents: 18_535,
  deliveryFeeCents: 500,
  totalCents: 204_383,
};
const whole = newTicket({ items, total, changeForCents: 250_000, promised: "20:15" });
const atTable = newTicket({
  service: "indoor",
  place: "Mesa 12",
  attendant: "Conceição",
  customer: { name: "Família Assunção", phone: "", document: "" },
  obs: "",
  items: [newItem({ title: "Chope", qty: 3 })],
});
/** Changes to an order that is on paper already: one addition, and some units of a line called off. */
const added = { isAddition: true, items: [calabresa, newItem({ title: "Água com gás" })] };
const crust = { title: "Borda recheada de catupiry original", qty: 2, priceCents: 1200 };
const calledOff = {
  isCancelled: true,
  items: [{ ...long, qty: 2, obs: "", children: [crust] }],
};
const bill = {
  business: whole.business,
  currency: "R$ ",
  time: whole.time,
  isReprint: false,
  table: 12,
  name: "Família Assunção",
  lines: [
    { title: "Calabresa", qty: 3, amountCents: 7797, children: calabresa.children },
    { title: "Chope", qty: 11, amountCents: 9900, children: [] },
    { title: long.title, qty: 12, amountCents: 170_280, children: long.children },
  ],
  subtotalCents: 187_977,
  serviceCents: 18_798,
  servicePercent: 10,
  totalCents: 206_775,
  paidCents: 50_000,
  leftCents: 156_775,
  people: 3,
};
const moved = {
  from: "4",
  to: "9",
  time: whole.time,
  isReprint: false,
  orders: [
    { number: 12, items: [calabresa, newItem({ title: "Picanha na brasa", qty: 2 })] },
    { number: 15, items: [newItem({ title: "Chope", qty: 4, obs: "bem gelado" })] },
  ],
};

type Printed = [name: string, layout: JobLayout, text: TicketText];

const tickets: Printed[] = [
  ["Produção", "production", ticketText(whole, "production")],
  ["Comanda", "production", ticketText(atTable, "production")],
  [
    "Cancelado",
    "production",
    ticketText({ ...atTable, isCancelled: true, isReprint: true }, "production"),
  ],
  ["Acréscimo", "production", ticketText({ ...atTable, ...added }, "production")],
  ["Acréscimo, cliente", "customer", ticketText({ ...whole, ...added }, "customer")],
  ["Item cancelado", "production", ticketText({ ...atTable, ...calledOff }, "production")],
  [
    "No lugar de outra, com atraso",
    "production",
    withNotices(ticketText({ ...atTable, isReprint: true }, "production"), [
      "PARA: Forno a lenha da cozinha de trás",
      "ATRASO: 95 MIN",
    ]),
  ],
  ["Mudou", "production", movedText(moved)],
  ["Via Cliente", "customer", ticketText(whole, "customer")],
  [
    "2ª via",
    "customer",
    ticketText(
      { ...newTicket(), isReprint: true, scheduled: "20:30 • 21/11/26", service: "takeout" },
      "customer",
    ),
  ],
  ["Conta", "bill", billText(bill)],
];

/** The closing of a day, which is longer than a ticket. */
const days = dayPapers.map(([title, text]): Printed => [title, "day", text]);

/** Every kind of ticket on paper of 58, 72 and 80 mm. */
export const paperScenes: readonly Scene[] = [
  paperScene("paper/58mm", { columns: 32, encoding: "cp860" }),
  paperScene("paper/72mm", { columns: 42, encoding: "cp860" }),
  paperScene("paper/80mm", { columns: 48, encoding: "cp860" }),
  paperScene("paper/day-58mm", { columns: 32, encoding: "cp860" }, days),
  paperScene("paper/day-80mm", { columns: 48, encoding: "cp860" }, days),
];

function paperScene(name: string, paper: Paper, printed = tickets): Scene {
  const markups: [string, string][] = [
    ...printed.map(([title, layout, text]): [string, string] => [
      title,
      textMarkup(text, layout, paper),
    ]),
    ["Teste", testMarkup({ account: "Pizzaria São João", printer: "Cozinha" }, paper)],
  ];
  const pictures = markups.map(([title, markup]) => {
    const drawing = transform(markup, { cpl: paper.columns, encoding: "cp860", command: "svg" });
    return `<figure><figcaption>${title}</figcaption>${drawing}</figure>`;
  });
  return {
    name,
    address: () => "about:blank",
    steps: (page) =>
      page.setContent(
        `<style>body { display: flex; flex-wrap: wrap; gap: 24px; align-items: flex-start; background: #bbb } figure { margin: 0 } svg { background: #fff }</style>${pictures.join("")}`,
      ),
    looks: [{ width: paper.columns * 4 * 12 + 160, height: 800, lettersPx: 16 }],
    hasFixedLetters: true,
    isTall: true,
  };
}
