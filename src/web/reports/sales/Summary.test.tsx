import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import type { SalesReport } from "../../../contract/reports.ts";
import { reportText } from "../../text/report-dictionary.ts";
import { formatMoney } from "../../text/money.ts";
import { SalesTable } from "./SalesTable.tsx";
import { Summary } from "./Summary.tsx";

const days = { from: "2026-11-25", to: "2026-11-25" };

function reportOf(payerWaived: number, rows: SalesReport["rows"] = []): SalesReport {
  const totals = {
    orders: 2840,
    items_amount: 50,
    service_amount: 5,
    delivery_fee: 0,
    total_amount: 55,
    waived_amount: payerWaived,
    payer_waived_amount: payerWaived,
  };
  return { ...days, by: "day", previous: days, totals, previous_totals: totals, rows };
}

const shown = (payerWaived: number) =>
  renderToString(<Summary report={reportOf(payerWaived)} currency="R$" />);

test("an owner reads the number of orders as numbers are written", () => {
  expect(shown(0)).toContain("2.840");
  const { totals } = reportOf(0);
  const rows = ["2026-11-24", "2026-11-25"].map((key) => ({ key, ...totals, previous_amount: 0 }));
  const table = renderToString(<SalesTable report={reportOf(0, rows)} currency="R$" />);
  expect(table).toContain(">2.840</td>");
  expect(table).toContain(">5.680</td>");
});

test("an owner reads why the closing of a day has less as sold: a payer did without the service", () => {
  expect(shown(2.5)).toContain(reportText.closedAs(formatMoney(250, "R$")));
  expect(shown(0)).not.toContain(reportText.closedAs(formatMoney(0, "R$")));
});
