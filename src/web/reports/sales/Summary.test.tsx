import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import type { SalesReport } from "../../../contract/reports.ts";
import { reportText } from "../../text/report-dictionary.ts";
import { formatMoney } from "../../text/money.ts";
import { Summary } from "./Summary.tsx";

const days = { from: "2026-11-25", to: "2026-11-25" };

function shown(payerWaived: number): string {
  const totals = {
    orders: 2840,
    items_amount: 50,
    service_amount: 5,
    delivery_fee: 0,
    total_amount: 55,
    waived_amount: payerWaived,
    payer_waived_amount: payerWaived,
  };
  const report: SalesReport = {
    ...days,
    by: "day",
    previous: days,
    totals,
    previous_totals: totals,
    rows: [],
  };
  return renderToString(<Summary report={report} currency="R$" />);
}

test("an owner reads the number of orders as numbers are written", () => {
  expect(shown(0)).toContain("2.840");
});

test("an owner reads why the closing of a day has less as sold: a payer did without the service", () => {
  expect(shown(2.5)).toContain(reportText.closedAs(formatMoney(250, "R$")));
  expect(shown(0)).not.toContain(reportText.closedAs(formatMoney(0, "R$")));
});
