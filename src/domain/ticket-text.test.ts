import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { halfAndHalf, newItem, newTicket, noTotal } from "./testing-ticket.ts";
import type { PrintLayout } from "./print-layout.ts";
import { parsePrice } from "./typed-formats.ts";
import { priceRules } from "./option-rules.ts";
import { subtotal } from "./order-total.ts";
import { services } from "./service.ts";
import { ticketText, type TicketLine } from "./ticket-text.ts";
import type { Ticket } from "./ticket.ts";

/** A ticket for reading: "---" between its parts, what belongs to an item indented, a notice in brackets. */
function plain(ticket: Ticket, layout: PrintLayout): string[] {
  const { head, who, items, amounts, note } = ticketText(ticket, layout);
  const itemLines = items.flatMap(([first, ...others]) => [
    ...(first ? [read(first)] : []),
    ...others.map((line) => `  ${read(line)}`),
  ]);
  return [head.map(read), who.map(read), itemLines, amounts.map(read), note.map(read)]
    .filter((part) => part.length > 0)
    .flatMap((part, index) => (index === 0 ? part : ["---", ...part]));
}

function read({ kind, text, amount, isNested }: TicketLine): string {
  if (kind === "notice") return `[${text}]`;
  const said = amount === "" ? text : `${text} | ${amount}`;
  return isNested ? `  ${said}` : said;
}

const customer = (ticket: Ticket) => plain(ticket, "customer");
const production = (ticket: Ticket) => plain(ticket, "production");
const blank = { name: "", phone: "", document: "" };

describe("Via Cliente", () => {
  it("says who ordered what, for how much, and how it is paid", () => {
    expect(customer(newTicket())).toEqual([
      "Pizzaria São João",
      "CNPJ 12.345.678/0001-95",
      "Via Cliente",
      "---",
      "Pedido #0012",
      "20:15 • 21/11/26",
      "Ana Conceição",
      "Rua das Flores, 12 - Centro, Campinas - SP",
      "(19) 99999-0000",
      "CPF 529.982.247-25",
      "---",
      "2x Calabresa | R$ 45,98",
      "  R$ 22,99 cada",
      "  1x Catupiry no total | R$ 3,00",
      "  Obs.: sem cebola",
      "1x Água | R$ 4,50",
      "---",
      "Subtotal | R$ 53,48",
      "Serviço | R$ 5,35",
      "Taxa de entrega | R$ 5,00",
      "Total | R$ 63,83",
      "Pagamento | Dinheiro",
      "Troco para | R$ 100,00",
      "Troco | R$ 36,17",
      "---",
      "Obs.: tocar a campainha",
    ]);
  });

  it.each([
    ["11955550101", "(11) 95555-0101"],
    ["11955550101 (Ana)", "11955550101 (Ana)"],
  ])("has the number %s as somebody dials it", (phone, shown) => {
    const ticket = newTicket({ customer: { ...blank, phone } });
    expect(customer(ticket)).toContain(shown);
  });

  it("leaves out what there is nothing to say about", () => {
    const ticket = newTicket({
      business: { name: "Café", document: "" },
      currency: "€ ",
      number: null,
      customer: blank,
      place: "",
      service: "indoor",
      obs: " \n\u200e",
      items: [newItem({ title: "Brinde", priceCents: 0, qty: 3 })],
      total: noTotal,
      payment: "",
      changeForCents: null,
    });
    expect(customer(ticket)).toEqual([
      "Café",
      "Via Cliente",
      "---",
      "20:15 • 21/11/26",
      "---",
      "3x Brinde",
      "---",
      "Subtotal | € 0,00",
      "Total | € 0,00",
    ]);
  });

  it("names the room or table", () => {
    const ticket = newTicket({ place: "Quarto ou mesa 12 B", service: "indoor" });
    expect(customer(ticket)).toContain("Quarto ou mesa 12 B");
  });

  it("fault 51: says nothing of a delivery that costs nothing", () => {
    const total = { ...noTotal, subtotalCents: 450, totalCents: 450 };
    expect(customer(newTicket({ total })).join()).not.toContain("Taxa de entrega");
  });

  it.each(["customer", "production"] as const)(
    "fault 24: says first that it is cancelled or a second copy, and who sent it, as %s",
    (layout) => {
      const ticket = newTicket({ isCancelled: true, isReprint: true, attendant: "Rui" });
      expect(plain(ticket, layout).slice(0, 2)).toEqual(["[CANCELADO]", "[2ª VIA]"]);
      expect(plain(ticket, layout)).toContain("Atendente: Rui");
      const usual = plain(newTicket(), layout).join();
      expect(usual).not.toMatch(/CANCELADO|VIA|Atendente/);
    },
  );

  it("fault 60: says of an option how many each unit has, and what all of them cost", () => {
    const half = { title: "Grande", qty: 4, priceCents: 500 };
    const ticket = newTicket({ items: [newItem({ qty: 2, children: [half] })] });
    expect(customer(ticket)).toContain("  2x Grande em cada | R$ 20,00");
    expect(production(ticket)).toContain("  2x Grande em cada");
  });

  it("tells the options of a group with rules under its name, at one amount", () => {
    const lines = customer(newTicket({ items: [halfAndHalf] }));
    expect(lines.slice(lines.indexOf("2x Meia a meia"), -10)).toEqual([
      "2x Meia a meia",
      "  Sabores (média dos preços) | R$ 110,02",
      "    1/2 Calabresa em cada",
      "    1/2 Portuguesa em cada",
      "  2x Garfo em cada | R$ 2,00",
      "  Coberturas (1 grátis) | R$ 4,00",
      "    2x Alho em cada",
    ]);
    const made = production(newTicket({ items: [halfAndHalf] })).join("\n");
    expect(made).toContain("\n  Sabores\n    1/2 Calabresa em cada\n    1/2 Portuguesa em cada\n");
  });

  it("has amounts of items and options that add up to the subtotal, whatever the rules", () => {
    const qty = fc.integer({ min: 1, max: 9 });
    const priceCents = fc.oneof(fc.constant(0), fc.nat(100_000));
    const group = fc.record({
      id: fc.constantFrom("a", "b"),
      title: fc.constant("Grupo"),
      priceRule: fc.constantFrom(...priceRules),
      freeQty: fc.nat(3),
    });
    const option = fc.record({
      title: fc.constant("Opção"),
      qty,
      priceCents,
      group: fc.option(group, { nil: undefined }),
    });
    const item = fc
      .record({ qty, priceCents, children: fc.array(option, { maxLength: 6 }) })
      .map((given) => newItem({ ...given, title: "Item" }));
    fc.assert(
      fc.property(fc.array(item, { maxLength: 5 }), (items) => {
        const told = ticketText(newTicket({ items }), "customer")
          .items.flat()
          .reduce((sum, { amount }) => sum + (parsePrice(amount.replace("R$", "")) ?? 0), 0);
        expect(told).toBe(subtotal(items));
      }),
    );
  });

  it("promises no change for a note that does not cover the total", () => {
    expect(customer(newTicket({ changeForCents: 6382 })).join()).not.toContain("Troco");
    expect(customer(newTicket({ changeForCents: 6383 }))).toContain("Troco | R$ 0,00");
  });

  it("tells a CNPJ with letters from a CPF without marks", () => {
    const ticket = newTicket({
      business: { name: "Bar", document: "12.ABC.345/01DE-35" },
      customer: { ...blank, document: "52998224725" },
    });
    expect(customer(ticket)).toEqual(
      expect.arrayContaining(["CNPJ 12.ABC.345/01DE-35", "CPF 52998224725"]),
    );
  });
});

describe("Produção", () => {
  it("says what to make, for whom and since when, with no price in it", () => {
    expect(production(newTicket())).toEqual([
      "Produção",
      "#0012",
      "20:15 • 21/11/26",
      "---",
      "ENTREGA",
      "Ana Conceição",
      "---",
      "2x Calabresa",
      "  1x Catupiry no total",
      "  [Obs.: sem cebola]",
      "1x Água",
      "---",
      "[Obs.: tocar a campainha]",
    ]);
  });

  it("names the room or table before the guest", () => {
    const lines = production(newTicket({ place: "Mesa 12", service: "indoor" }));
    expect(lines.slice(3, 6)).toEqual(["---", "Mesa 12", "Ana Conceição"]);
  });
});

describe("what guests write", () => {
  const anything = fc.oneof(
    fc.string({ unit: "binary", maxLength: 80 }),
    fc.string({
      unit: fc.constantFrom("a", "\n", "\r", "\t", "\u2028", "\u202e", "\u0000", "\u0301"),
      maxLength: 30,
    }),
    fc.constantFrom(
      "=HYPERLINK(1)",
      "+1",
      "-1",
      "@a",
      "<image href=file:///etc/passwd>",
      "Total | R$ 0,00",
    ),
  );

  it("makes no line look like one of the ticket's own, and reorders nothing", () => {
    const written = fc.record({
      name: anything,
      title: anything,
      place: anything,
      service: fc.constantFrom(...services),
    });
    fc.assert(
      fc.property(written, ({ name, title, place, service }) => {
        const harmless = newTicket({
          customer: { ...blank, name: "a" },
          place: "b",
          service,
          items: [newItem({ title: "a" })],
        });
        const given = newTicket({
          customer: { ...blank, name: `a${name}` },
          place: `b${place}`,
          service,
          items: [newItem({ title: `a${title}` })],
        });
        for (const layout of ["customer", "production"] as const) {
          const lines = plain(given, layout);
          expect(lines).toHaveLength(plain(harmless, layout).length);
          for (const line of lines)
            expect(line).not.toMatch(/\p{Cc}|\p{Bidi_Control}|[\u2028\u2029]/u);
        }
      }),
    );
  });

  it("of several lines stays recognisable as one observation", () => {
    const ticket = newTicket({ obs: "sem cebola\n\nTotal R$ 0,00" });
    expect(customer(ticket).at(-1)).toBe("Obs.: sem cebola / Total R$ 0,00");
    expect(production(ticket).slice(-2)).toEqual(["[Obs.: sem cebola]", "[Total R$ 0,00]"]);
  });
});

describe("an order that is fetched, or ordered ahead", () => {
  const ahead = newTicket({
    service: "takeout",
    place: "Retirada",
    scheduled: "18:30 • 25/11/26",
  });

  it("says so on both tickets, with the fee of a delivery among the sums", () => {
    expect(customer(ahead)).toEqual(
      expect.arrayContaining(["Retirada", "Agendado para 18:30 • 25/11/26"]),
    );
    expect(customer(newTicket())).toContain("Taxa de entrega | R$ 5,00");
    expect(production(ahead)).toEqual(
      expect.arrayContaining(["RETIRADA", "Agendado para 18:30 • 25/11/26"]),
    );
  });
});

it("the kitchen reads by when it is promised, and the customer's copy goes without", () => {
  const promised = newTicket({ promised: "21:05" });
  expect(production(promised)).toContain("Até 21:05");
  expect(customer(promised)).toEqual(customer(newTicket()));
});

it("a table's own tab, which is called as the table is, is named once on both", () => {
  const whose = { place: "Mesa 12", service: "indoor" } as const;
  const { customer: guest } = newTicket();
  const own = newTicket({ ...whose, customer: { ...guest, name: "Mesa 12" } });
  const named = newTicket({ ...whose, customer: { ...guest, name: "Ana" } });
  const count = (lines: string[], said: string) => lines.filter((line) => line === said).length;
  for (const written of [customer, production]) {
    expect(count(written(own), "Mesa 12")).toBe(1);
    expect([count(written(named), "Mesa 12"), count(written(named), "Ana")]).toEqual([1, 1]);
  }
});

it("both say in which language the guest ordered, where it was another than Portuguese", () => {
  const ticket = newTicket({ language: "us" });
  expect(customer(ticket)).toContain("Idioma: inglês");
  expect(production(ticket)).toContain("Idioma: inglês");
  expect(customer(newTicket()).join()).not.toContain("Idioma");
});
