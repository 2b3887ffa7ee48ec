import { describe, expect, it } from "vitest";
import { languages, type Language } from "../../domain/languages.ts";
import { paymentMethods } from "../../domain/payment-methods.ts";
import { calabresa, halfAndHalf, newItem, newTicket } from "../../domain/testing-ticket.ts";
import type { Ticket } from "../../domain/ticket.ts";
import { portugueseWords } from "../../domain/ticket-words.ts";
import { signedInAttendant } from "../testing/caller.ts";
import { deliveryBody, sendOrder } from "../testing/new-order.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { sharedApp } from "../testing/start-app.ts";
import { orderPictureWords } from "../texts/order-picture.ts";
import { drawTicket } from "./draw-ticket.ts";
import { pictureLines } from "./picture-lines.ts";
import { newPrintingShop, now, print } from "./testing-prints.ts";

const testApp = sharedApp({ now: () => now });

const body = (items: Parameters<typeof deliveryBody>[0]) =>
  deliveryBody(items, { cartData: { paymentMethod: "cash", changeTo: 1000, obs: "rápido" } });

it("the picture of an order is in the language in which its guest asks for it, and the business's in its own", async () => {
  const { account, guest, cartItems, bytesOf, expectedTicket } = await newPrintingShop(testApp);
  const { hash } = await sendOrder(guest, { ...body(cartItems()), language: "fr" });
  const expected = expectedTicket({
    number: 1,
    customer: { name: "Ana Souza", phone: "(19) 99999-0000", document: "" },
    place: "Rua das Flores, 12 - Centro, Campinas - SP",
    service: "delivery",
    language: "fr",
    obs: "rápido",
    payment: "Dinheiro",
    changeForCents: 100_000,
  });
  const french = { ...expected, words: orderPictureWords.fr.ticket, payment: "Espèces" };
  const drawn = await bytesOf(guest, { hash, language: "fr" });
  expect(drawn.equals(await drawTicket(french, "customer"))).toBe(true);
  const business = await bytesOf(guest, { hash });
  expect(business.equals(await drawTicket(expected, "customer"))).toBe(true);
  // Cooks read the business's language, whoever asks.
  const staff = await signedInAttendant(testApp, account);
  const kitchens = await bytesOf(staff, { hash, layout: "production", language: "fr" });
  expect(kitchens.equals(await drawTicket(expected, "production"))).toBe(true);
});

it("a cart that is no order yet is drawn in it as well", async () => {
  const { guest, cartItems, bytesOf } = await newPrintingShop(testApp);
  const cart = { items: cartItems(), paymentMethod: "cash" } as const;
  const [portuguese, said, chinese] = await Promise.all([
    bytesOf(guest, cart),
    bytesOf(guest, { ...cart, language: "br" }),
    bytesOf(guest, { ...cart, language: "cn" }),
  ]);
  expect(said.equals(portuguese)).toBe(true);
  expect(chinese.equals(portuguese)).toBe(false);
});

it("a language that the site does not have is refused", async () => {
  const { guest, cartItems } = await newPrintingShop(testApp);
  const asked = print(guest, { items: cartItems(), language: "de" as Language });
  expect(await refusalOf(asked)).toMatchObject({ error: "unprocessable_entity" });
});

const saidBy = (ticket: Ticket) =>
  pictureLines(ticket, "customer").flatMap((line) =>
    line.kind === "text" || line.kind === "notice"
      ? [line.kind === "text" && line.amount ? `${line.text} | ${line.amount}` : line.text]
      : [],
  );

const inWords = {
  us: `Customer copy
Order #0012
Server: Rui
Scheduled for 21:30
2x Meia a meia
Sabores (average price) | R$ 110.02
1/2 Calabresa each
1/2 Portuguesa each
2x Garfo each | R$ 2.00
Coberturas (1 free) | R$ 4.00
2x Alho each
2x Calabresa | R$ 45.98
R$ 22.99 each
1x Catupiry in total | R$ 3.00
Note: sem cebola
Subtotal | R$ 53.48
Service | R$ 5.35
Delivery fee | R$ 5.00
Total | R$ 63.83
Payment | Cash
Change for | R$ 100.00
Change | R$ 36.17
Note: tocar a campainha`,
  fr: `Ticket client
Commande #0012
Serveur : Rui
Programmée pour 21:30
2x Meia a meia
Sabores (moyenne des prix) | R$ 110,02
1/2 Calabresa par article
1/2 Portuguesa par article
2x Garfo par article | R$ 2,00
Coberturas (1 offerte) | R$ 4,00
2x Alho par article
2x Calabresa | R$ 45,98
R$ 22,99 l’unité
1x Catupiry au total | R$ 3,00
Remarque : sem cebola
Sous-total | R$ 53,48
Service | R$ 5,35
Frais de livraison | R$ 5,00
Total | R$ 63,83
Paiement | Espèces
Monnaie sur | R$ 100,00
Monnaie | R$ 36,17
Remarque : tocar a campainha`,
};

it.each(["us", "fr"] as const)("a picture says in words what the order is: %s", (language) => {
  const { ticket: words } = orderPictureWords[language];
  const said = saidBy(
    newTicket({
      words,
      language,
      business: { name: "", document: "" },
      customer: { name: "", phone: "", document: "" },
      time: "",
      place: "",
      scheduled: "21:30",
      attendant: "Rui",
      payment: words.methods.cash,
      items: [halfAndHalf, calabresa],
    }),
  );
  expect(said.join("\n")).toBe(inWords[language]);
});

describe.each(languages.filter((language) => language !== "br"))("a picture in %s", (language) => {
  const { ticket: words, ...ofItself } = orderPictureWords[language];

  it("says in that language whatever it says of itself", () => {
    const said = saidBy(
      newTicket({
        words,
        language,
        isCancelled: true,
        place: words.roomOrTable("12"),
        scheduled: "20:15",
        attendant: "Ana",
        payment: words.methods.cash,
        items: [
          halfAndHalf,
          newItem({ qty: 2, children: [{ title: "Alho", qty: 2, priceCents: 100 }] }),
          newItem({ qty: 2, children: [{ title: "Sal", qty: 3, priceCents: 100 }] }),
        ],
      }),
    );
    const shared = new Set(Object.values(words).filter((one) => typeof one === "string"));
    const portuguese = Object.values(portugueseWords).flatMap((one) =>
      typeof one === "string" && !shared.has(one) && one.length > 2 ? [one] : [],
    );
    const left = [...portuguese, "em cada", "no total", "Obs.", "Agendado", "Atendente", "Idioma"];
    expect(
      said.filter((line) =>
        left.some((one) => new RegExp(`\\b${one}(?![\\p{L}])`, "u").test(line)),
      ),
    ).toEqual([]);
  });

  it("has every word", () => {
    for (const method of paymentMethods) expect(words.methods[method]).not.toBe("");
    for (const one of Object.values({ ...words, ...ofItself })) {
      const written = typeof one === "function" ? one("#7" as never) : one;
      expect(typeof written === "string" ? written.trim() : "x").not.toBe("");
    }
  });
});
