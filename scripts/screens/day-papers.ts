import type { DayReport } from "../../src/contract/reports.ts";
import { dayTicketText } from "../../src/server/reports/day-ticket-text.ts";

const newYear = new Date("2027-01-02T01:30:00Z");
const dayLater = new Date("2027-01-03T01:30:00Z");
const trader = {
  name: "Forno da Vila",
  timeZone: "America/Sao_Paulo",
  extras: { document_number: "98.310.428/0001-35", currency: "R$ " },
};
const noAmounts = { orders: 0, items_amount: 0, delivery_fee: 0, total_amount: 0 };
const quietDay: DayReport = {
  day: "2027-01-01",
  starts_at: "2027-01-01T08:00:00Z",
  ends_at: "2027-01-02T08:00:00Z",
  totals: { ...noAmounts, service_charged: 0, service_waived: 0, received_amount: 0 },
  services: [],
  methods: [],
  drawer: {
    float_amount: 0,
    received_amount: 0,
    refunded_amount: 0,
    in_amount: 0,
    out_amount: 0,
    expected_amount: 0,
  },
  movements: [],
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
      expected_amount: 3_930.5,
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
  drawer: {
    float_amount: 200,
    received_amount: 4_210.5,
    refunded_amount: 0,
    in_amount: 150,
    out_amount: 630,
    expected_amount: 3_930.5,
  },
  movements: [
    { id: "1", kind: "float", amount: 200, by: "Dona Conceição", at },
    { id: "2", kind: "in", amount: 150, reason: "Troco do mercado", by: "Rui", at },
    {
      id: "3",
      kind: "out",
      amount: 630,
      reason: "Fornecedor de queijos e laticínios da serra",
      by: "Rui",
      approved_by: "Dona Conceição",
      at,
    },
    {
      id: "4",
      kind: "out",
      amount: 630,
      reason: "Cofre",
      by: "Rui",
      at,
      undone: { by: "Rui", at },
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
      title_br: "Pizza gigante de mussarela de búfala com manjericão fresco",
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
    {
      hash: "0".repeat(32),
      table_number: 12,
      name: "Família Assunção",
      opened_at: at,
      total_amount: 184.9,
      left_amount: 84.9,
    },
  ],
  unfinished: [
    {
      hash: "0".repeat(32),
      order: 112,
      service: "delivery",
      total_amount: 61.5,
      left_amount: 61.5,
    },
  ],
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
          counted_amount: 3_925,
          expected_amount: 3_930.5,
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
      left_amount: 200,
      corrected_total: 20,
    },
  ],
};

const printed = (day: DayReport, now: Date, isReprint = false) =>
  dayTicketText(day, { account: trader, now, isReprint });

/** Closings of days as they are printed: one that was counted, one under way and one printed twice. */
export const dayPapers: [title: string, text: ReturnType<typeof dayTicketText>][] = [
  ["Fechamento", printed(closedDay, newYear)],
  ["Parcial", printed(quietDay, newYear)],
  ["Fechamento, 2ª via", printed(quietDay, dayLater, true)],
];
