import fc from "fast-check";
import { transform } from "receiptline";
import { describe, expect, it } from "vitest";
import { printerColumns, printerEncodings } from "../../domain/print-job.ts";
import { printLayouts, type PrintLayout } from "../../domain/print-layout.ts";
import { calabresa, halfAndHalf, newItem, newTicket } from "../../domain/testing-ticket.ts";
import { ticketText } from "../../domain/ticket-text.ts";
import type { Ticket } from "../../domain/ticket.ts";
import { receiptTexts } from "../texts/documents.ts";
import { inLettersOf } from "./printer-letters.ts";
import { receiptBytes, testMarkup, textMarkup, wrap, type Paper } from "./receipt.ts";
import { decode860, readEscPos } from "./testing-paper.ts";

const paper: Paper = { columns: 32, encoding: "cp860" };
const ticketMarkup = (ticket: Ticket, layout: PrintLayout, on: Paper) =>
  textMarkup(ticketText(ticket, layout), layout, on);
const onPaper = (markup: string, given: Paper = paper) =>
  transform(markup, { cpl: given.columns, encoding: given.encoding, command: "text" });
/** The text that people see, whatever its breaks. */
const bare = (text: string) => text.replaceAll(/\s+/g, "");

describe("a ticket on a printer's paper", () => {
  it("has an order's amounts at the edge, options below their item, and the whole total", () => {
    const rows = onPaper(ticketMarkup(newTicket(), "customer", paper)).split("\n");
    expect(rows).toContain("2x Calabresa            R$ 45,98");
    expect(rows).toContain("  1x Catupiry no total   R$ 3,00");
    expect(rows).toContain("Total                   R$ 63,83");
    expect(rows.every((row) => row.length <= 32)).toBe(true);
  });

  it("says to the kitchen what to make, without prices, and that it is cancelled or a second copy", () => {
    const text = onPaper(
      ticketMarkup(newTicket({ isCancelled: true, isReprint: true }), "production", paper),
    );
    expect(bare(text)).toMatch(/^CANCELADO2ªVIAProdução/);
    expect(text).toContain("2x Calabresa\n");
    expect(text).not.toContain("R$");
  });

  it("stands in what belongs to a line: its options, those of a group once more, and what goes on", () => {
    const long = newItem({ title: "Pizza gigante de mussarela de búfala" });
    const rows = onPaper(
      ticketMarkup(newTicket({ items: [halfAndHalf, long] }), "production", paper),
    ).split("\n");
    expect(rows).toEqual(
      expect.arrayContaining([
        "2x Meia a meia",
        "  Sabores",
        "    1/2 Calabresa em cada",
        "  2x Garfo em cada",
        "1x Pizza gigante de mussarela de",
        "  búfala",
      ]),
    );
  });

  it("breaks between words", () => {
    expect(wrap("Pizza meia calabresa meia portuguesa", 16)).toEqual([
      "Pizza meia",
      "calabresa meia",
      "portuguesa",
    ]);
    expect(wrap("aaaaaaaaaa", 4)).toEqual(["aaaa", "aaaa", "aa"]);
    expect(wrap("", 4)).toEqual([""]);
  });

  it("reads back from a printer's bytes with its accents, at every width", () => {
    const ticket = newTicket({ obs: "sem açúcar, não é à la carte", items: [calabresa] });
    for (const columns of printerColumns) {
      const markup = ticketMarkup(ticket, "production", { columns, encoding: "cp860" });
      const bytes = receiptBytes(markup, {
        paper: { columns, encoding: "cp860" },
        commands: "escpos",
      });
      const text = readEscPos(bytes);
      expect(bare(text)).toContain(bare("sem açúcar, não é à la carte"));
      expect(text).toContain("2x Calabresa");
    }
  });

  it("is given out so many times, each cut off, in Epson's and in Star's commands", () => {
    const markup = ticketMarkup(newTicket(), "production", paper);
    const once = receiptBytes(markup, { paper, commands: "escpos" });
    expect(receiptBytes(markup, { paper, commands: "escpos", copies: 3 })).toHaveLength(
      3 * once.length,
    );
    expect(once.toString("latin1")).toContain("\u001dV");
    for (const commands of ["starprnt", "starline"] as const) {
      const star = receiptBytes(markup, { paper, commands }).toString("latin1");
      expect(star.startsWith("\u001b@")).toBe(true);
      expect(star).toContain("\u001bd");
    }
  });
});

describe("letters that a printer does not have", () => {
  it("lose their mark where only that is missing, or are marked and explained", () => {
    expect(inLettersOf("cp860", "Größe – “ok” 20:15 • Łódź ação").text).toBe(
      'Große - "ok" 20:15 - ?ódz ação',
    );
    const text = onPaper(ticketMarkup(newTicket({ obs: "你好" }), "production", paper));
    expect(text).toContain("Obs.: ??");
    expect(bare(text)).toContain(bare(receiptTexts.unprinted("?")));
    expect(onPaper(ticketMarkup(newTicket(), "production", paper))).not.toContain("?");
  });

  it("are none of those of Portuguese, in any table", () => {
    const { accents } = receiptTexts;
    for (const encoding of printerEncodings)
      expect(inLettersOf(encoding, accents)).toEqual({ text: accents, isWhole: true });
  });
});

describe("a test ticket", () => {
  it.each(printerColumns)("shows its accents and a ruler of %i columns", (columns) => {
    const wide: Paper = { columns, encoding: "cp860" };
    const markup = testMarkup({ account: "Casa do João", printer: "Bar" }, wide);
    const text = readEscPos(receiptBytes(markup, { paper: wide, commands: "escpos" }));
    expect(text).toContain("12345678901234567890123456789012");
    expect(bare(text)).toContain(bare(receiptTexts.accents));
    expect(text).toContain("Casa do João");
    const rows = onPaper(markup, wide).split("\n");
    expect(rows.find((row) => row.startsWith("1234"))).toHaveLength(columns);
  });
});

describe("threat 61: what guests type", () => {
  const signs = fc.constantFrom(
    ...'\\|{}~_"^`-=-- ==\n'.split(""),
    "{w:1}",
    "\\x1b",
    "{code:x;option:qrcode}",
    "ação",
  );
  const typed = fc
    .array(fc.oneof(signs, fc.string({ unit: "grapheme-ascii", maxLength: 6 })), { maxLength: 12 })
    .map((parts) => parts.join(""));

  it("is printed as it stands, and never does anything to the paper", () => {
    fc.assert(
      fc.property(
        typed,
        typed,
        fc.constantFrom(...printLayouts),
        fc.constantFrom(...printerColumns),
        (obs, name, layout, columns) => {
          const given: Paper = { columns, encoding: "cp860" };
          const ticket = (changes: object) =>
            newTicket({ items: [newItem({ obs: "", title: "Água" })], obs: "", ...changes });
          const made = (changes: object) => ticketMarkup(ticket(changes), layout, given);
          const plain = made({ customer: { name: "x", phone: "", document: "" }, obs: "x" });
          const wild = made({
            customer: { name: `x${name}`, phone: "", document: "" },
            obs: `x${obs}`,
          });
          const text = bare(onPaper(wild, given));
          for (const each of [name, ...(layout === "production" ? obs.split("\n") : [])])
            expect(text).toContain(
              bare(inLettersOf("cp860", each.replaceAll(/\p{Cc}/gu, "")).text),
            );
          // It has as many of these commands as a ticket without the typed text.
          const commandsOf = (markup: string) => {
            const bytes = receiptBytes(markup, { paper: given, commands: "escpos" });
            // Cuts, codes of two dimensions and pictures.
            return ["\u001dV", "\u001d(k", "\u001d(L", "\u001cp"].map(
              (command) => bytes.toString("latin1").split(command).length,
            );
          };
          expect(commandsOf(wild)).toEqual(commandsOf(plain));
        },
      ),
      { numRuns: 300 },
    );
  });
});

it("code page 860 is read by byte", () => {
  expect(decode860(new Uint8Array([0x61, 0x87, 0x84, 0x6f]))).toBe("ação");
});
