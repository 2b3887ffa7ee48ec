import type { Bill, BillLine } from "./bill.ts";
import { moneyInPortuguese, type Cents } from "./money.ts";
import { portugueseLabels } from "./labels.ts";
import { equalParts } from "./split-bill.ts";
import {
  beside,
  documentLine,
  lines,
  marks,
  type TicketLine,
  type TicketText,
} from "./ticket-text.ts";
import { countOf, optionTexts } from "./ticket-wording.ts";

/** Words the bill of a tab, the same for printers and for the printed page. */
export function billText(bill: Bill): TicketText {
  const { business, currency } = bill;
  return {
    head: [
      ...marks(bill),
      ...lines("title", business.name),
      ...lines("small", documentLine(business.document)),
    ],
    who: [
      ...lines("heading", `Conta - ${portugueseLabels.table(bill.table)}`),
      ...lines("plain", bill.name, bill.time),
    ],
    items: bill.lines.map((line) => itemLines(line, currency)),
    amounts: sums(bill),
    note: lines("small", "Não é documento fiscal"),
  };
}

function itemLines(line: BillLine, currency: string): TicketLine[] {
  const { qty, amountCents, children } = line;
  const unitCents = amountCents / qty;
  return [
    {
      kind: "counted",
      emphasis: "strong",
      text: countOf(line),
      amount: moneyInPortuguese(amountCents, currency),
    },
    ...(qty > 1 && Number.isInteger(unitCents) && unitCents > 0
      ? lines("small", `${moneyInPortuguese(unitCents, currency)} cada`)
      : []),
    ...optionTexts(qty, children).map((text): TicketLine => ({
      kind: "counted",
      emphasis: "plain",
      text,
      amount: "",
    })),
  ];
}

function sums(bill: Bill): TicketLine[] {
  const { serviceCents, servicePercent, totalCents, paidCents, leftCents, people } = bill;
  const money = (text: string, cents: Cents) => ({
    text,
    amount: moneyInPortuguese(cents, bill.currency),
  });
  const plain = beside("plain");
  const rest =
    paidCents > totalCents
      ? money("Pago a mais", paidCents - totalCents)
      : money("Falta pagar", leftCents);
  const service = `Serviço (opcional)${servicePercent === undefined ? "" : ` ${percentLabel(servicePercent)}`}`;
  return [
    plain(money("Subtotal", bill.subtotalCents)),
    ...(serviceCents > 0 ? [plain(money(service, serviceCents))] : []),
    beside("heading")(money("Total", totalCents)),
    ...(paidCents > 0 ? [plain(money("Pago", paidCents))] : []),
    ...(paidCents > 0 ? [beside("heading")(rest)] : []),
    ...(people === undefined || people < 2 || leftCents === 0 ? [] : shares(people).map(plain)),
  ];

  function shares(count: number) {
    const { each, withCent } = equalParts(leftCents, count);
    const last = withCent === 1 ? "A última pessoa" : `As últimas ${withCent} pessoas`;
    return [
      money(`Por pessoa (${count})`, each),
      ...(withCent === 0 ? [] : [money(last, each + 1)]),
    ];
  }
}

/** 10 is "10%", 12.5 is "12,5%". */
function percentLabel(percent: number): string {
  return `${String(percent).replace(".", ",")}%`;
}
