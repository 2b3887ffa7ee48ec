import { transform } from "receiptline";
import { billText } from "../../src/domain/bill-text.ts";
import { movedText } from "../../src/domain/moved-text.ts";
import type { DayReport } from "../../src/contract/reports.ts";
import type { JobLayout } from "../../src/domain/print-layout.ts";
import { calabresa, halfAndHalf, newItem, newTicket } from "../../src/domain/testing-ticket.ts";
import { printedElsewhere, ticketText } from "../../src/domain/ticket-text.ts";
import { testMarkup, textMarkup, type Paper } from "../../src/server/printers/receipt.ts";
import { dayText } from "../../src/server/reports/day-text.ts";
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
const whole = newTicket({ items, total, changeForCents: 250_000 });
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

const newYear = new Date("2027-01-02T01:30:00Z");
const dayLater = new Date("2027-01-03T01:30:00Z");
const trader = {
  name: whole.business.name,
  timeZone: "America/Sao_Paulo",
  extras: { document_number: whole.business.document, currency: "R$ " },
};
const noAmounts = { orders: 0, items_amount: 0, delivery_fee: 0, total_amount: 0 };
const quietDay: DayReport = {
  day: "2027-01-01",
  starts_at: "2027-01-01T08:00:00Z",
  ends_at: "2027-01-02T08:00:00Z",
  totals: { ...noAmounts, service_charged: 0, service_waived: 0, received_amount: 0 },
  services: [],
  methods: [],
  on_delivery: [],
  attendants: [],
  cancellations: [],
  refunds: [],
  open_sheets: [],
  unfinished: [],
  closings: [],
};
const [at, ofTab] = ["2027-01-02T01:10:00Z", { sheet: "0".repeat(32) }];
const closedDay: DayReport = {
  ...quietDay,
  totals: {
    orders: 112,
    items_amount: 18_412.3,
    service_charged: 1_690.45,
    service_waived: 31.2,
    delivery_fee: 84,
    total_amount: 20_155.55,
    received_amount: 19_900.1,
  },
  services: [
    {
      service: "indoor",
      service_amount: 1_659.25,
      ...noAmounts,
      orders: 98,
      total_amount: 18_251.75,
    },
    { service: "delivery", service_amount: 0, ...noAmounts, orders: 14, total_amount: 1_903.8 },
  ],
  methods: [
    {
      method: "cash",
      payments: 31,
      received_amount: 4_210.5,
      refunded_amount: 0,
      expected_amount: 4_210.5,
    },
    {
      method: "restaurent-ticker",
      payments: 44,
      received_amount: 12_480.6,
      refunded_amount: 91,
      expected_amount: 12_389.6,
    },
    {
      method: "pix",
      payments: 19,
      received_amount: 3_300,
      refunded_amount: 0,
      expected_amount: 3_300,
    },
  ],
  on_delivery: [{ method: "cash", orders: 3, amount: 255.45 }],
  attendants: [
    {
      name: "Conceição Aparecida dos Santos",
      orders: 60,
      total_amount: 10_100,
      received_amount: 12_000.1,
    },
    { name: null, orders: 52, total_amount: 10_055.55, received_amount: 7_900 },
  ],
  cancellations: [
    {
      ...ofTab,
      order: 41,
      amount: 129.9,
      title_br: long.title,
      qty: 1,
      reason: "entered_wrong",
      by: "Rui",
      at,
    },
  ],
  refunds: [
    {
      ...ofTab,
      method: "restaurent-ticker",
      amount: 91,
      reason: "wrong_amount",
      by: "Conceição",
      at,
    },
  ],
  open_sheets: [
    { hash: "0".repeat(32), table_number: 12, name: "Família Assunção", opened_at: at },
  ],
  unfinished: [{ hash: "0".repeat(32), order: 112, service: "delivery", total_amount: 61.5 }],
  closings: [
    {
      id: "1",
      at,
      by: "Dona Conceição",
      note: "faltou troco de R$ 50 no começo da noite",
      totals: { ...noAmounts, service_charged: 0, service_waived: 0, received_amount: 0 },
      methods: [
        {
          method: "cash",
          counted_amount: 4_205,
          expected_amount: 4_210.5,
          difference: -5.5,
          corrected_amount: 0,
        },
        {
          method: "pix",
          counted_amount: 3_300,
          expected_amount: 3_300,
          difference: 0,
          corrected_amount: 20,
        },
        {
          method: "restaurent-ticker",
          counted_amount: null,
          expected_amount: 12_389.6,
          difference: null,
          corrected_amount: 0,
        },
      ],
      corrected_total: 20,
    },
  ],
};

const tickets: [name: string, layout: JobLayout, text: ReturnType<typeof ticketText>][] = [
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
    "No lugar de outra",
    "production",
    printedElsewhere(
      ticketText({ ...atTable, isReprint: true }, "production"),
      "Forno a lenha da cozinha de trás",
    ),
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
  ["Fechamento", "day", dayText(closedDay, { account: trader, now: newYear, isReprint: false })],
  ["Parcial", "day", dayText(quietDay, { account: trader, now: newYear, isReprint: false })],
  [
    "Fechamento, 2ª via",
    "day",
    dayText(quietDay, { account: trader, now: dayLater, isReprint: true }),
  ],
];

/** Every kind of ticket on paper of 58 and of 80 mm. */
export const paperScenes: readonly Scene[] = [
  paperScene("paper/58mm", { columns: 32, encoding: "cp860" }),
  paperScene("paper/72mm", { columns: 42, encoding: "cp860" }),
  paperScene("paper/80mm", { columns: 48, encoding: "cp860" }),
];

function paperScene(name: string, paper: Paper): Scene {
  const markups: [string, string][] = [
    ...tickets.map(([title, layout, text]): [string, string] => [
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
