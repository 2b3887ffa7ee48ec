import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { orderMessage, whatsappLink } from "./order-message.ts";
import { calabresa, halfAndHalf, newItem, newTicket, noTotal } from "./testing-ticket.ts";

const phone = "(19) 99555-0101";
const textOf = (link: string | undefined) => new URL(link ?? "").searchParams.get("text");

const order = {
  ...newTicket({
    total: { subtotalCents: 4898, serviceCents: 0, deliveryFeeCents: 500, totalCents: 5398 },
    items: [
      calabresa,
      newItem({
        title: "Pão de alho",
        priceCents: 0,
        children: [{ title: "Bem passado", qty: 1, priceCents: 0 }],
      }),
    ],
  }),
  number: 12,
};

describe("threat 30: the message of an order", () => {
  it("says what a kitchen needs", () => {
    expect(orderMessage(order, { pictureUrl: "https://pizzaria.example/assets/print/1.jpg" })).toBe(
      [
        "Pedido #0012",
        "Nome: Ana Conceição",
        "Endereço: Rua das Flores, 12 - Centro, Campinas - SP",
        "",
        "2x Calabresa - R$ 45,98",
        "  + 1x Catupiry no total - R$ 3,00",
        "  Obs.: sem cebola",
        "1x Pão de alho",
        "  + 1x Bem passado",
        "",
        "Subtotal: R$ 48,98",
        "Taxa de entrega: R$ 5,00",
        "Total: R$ 53,98",
        "Pagamento: Dinheiro",
        "Troco para: R$ 100,00",
        "Troco: R$ 46,02",
        "Obs.: tocar a campainha",
        "",
        "Imagem do pedido: https://pizzaria.example/assets/print/1.jpg",
      ].join("\n"),
    );
  });

  it("names the guest's language, as whoever reads it answers", () => {
    const lines = orderMessage({ ...order, language: "fr" }).split("\n");
    expect(lines.slice(0, 4)).toContain("Idioma: francês");
  });

  it("says that it is fetched, when it is wanted, and how it can be paid", () => {
    const fetched = {
      service: "takeout",
      place: "Retirada",
      scheduled: "18:30 • 25/11/26",
    } as const;
    const lines = orderMessage({ ...order, ...fetched }, { pixCode: "000201" }).split("\n");
    expect(lines.slice(0, 4)).toEqual([
      "Pedido #0012",
      "Nome: Ana Conceição",
      "Retirada",
      "Agendado para 18:30 • 25/11/26",
    ]);
    expect(lines.slice(-3)).toEqual(["", "PIX copia e cola:", "000201"]);
  });

  it("tells the options of a group with rules under its name, at one amount", () => {
    const message = orderMessage({ ...order, items: [halfAndHalf] });
    expect(message.split("\n").slice(4, 11)).toEqual([
      "2x Meia a meia",
      "  + Sabores (média dos preços) - R$ 110,02",
      "    1/2 Calabresa em cada",
      "    1/2 Portuguesa em cada",
      "  + 2x Garfo em cada - R$ 2,00",
      "  + Coberturas (1 grátis) - R$ 4,00",
      "    2x Alho em cada",
    ]);
  });

  it("leaves out what there is nothing to say about", () => {
    const message = orderMessage({
      ...order,
      currency: "€ ",
      customer: { ...order.customer, name: "" },
      place: "Quarto ou mesa 12",
      service: "indoor",
      obs: "",
      total: { ...noTotal, subtotalCents: 4898, totalCents: 4898 },
      payment: "",
      changeForCents: null,
    });
    expect(message).toContain("\nQuarto ou mesa 12\n");
    expect(message.endsWith("\n\nTotal: € 48,98")).toBe(true);
    expect(message).not.toMatch(/Nome|Subtotal|Taxa|Pagamento|Troco|Imagem/);
  });

  it("says nothing of the guest but the name and where the order goes", () => {
    const customer = {
      name: "Ana Conceição",
      phone: "(19) 99555-0101",
      document: "529.982.247-25",
    };
    expect(orderMessage({ ...order, customer })).not.toMatch(/9955|529/);
  });

  it("cannot be given lines of their own by what guests write", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 60 }), (text) => {
        const written = (tail: string) => ({
          ...order,
          customer: { ...order.customer, name: `a${tail}` },
          place: `b${tail}`,
          obs: `c${tail}`,
          items: [newItem({ title: `d${tail}`, obs: `e${tail}` })],
        });
        const message = orderMessage(written(text));
        expect(message.split("\n")).toHaveLength(orderMessage(written("")).split("\n").length);
        expect(message).not.toMatch(/(?!\n)\p{Cc}|\p{Bidi_Control}/u);
      }),
    );
  });

  it("of fifty items with long observations still fits into a link, with its total, and says how many are missing", () => {
    const items = Array.from({ length: 50 }, (_, index) =>
      newItem({
        title: `Pizza número ${index + 1}`,
        qty: 99,
        priceCents: 9990,
        obs: "ç".repeat(500),
      }),
    );
    const message = orderMessage({ ...order, items });
    const listed = message.match(/^99x/gm)?.length ?? 0;
    expect(listed).toBeGreaterThan(0);
    expect(message).toContain(`… e mais ${50 - listed} itens no pedido #0012\n`);
    expect(message).toContain("Total: R$ 53,98\n");
    expect(textOf(whatsappLink({ phone, text: message }))).toBe(message);
  });

  it("of fifty plain items is listed whole", () => {
    const items = Array.from({ length: 50 }, () =>
      newItem({ title: "Calabresa com cebola", priceCents: 2299 }),
    );
    const message = orderMessage({ ...order, items });
    expect(message.match(/Calabresa/g)).toHaveLength(50);
    expect(textOf(whatsappLink({ phone, text: message }))).toBe(message);
  });

  it("reads the same at the other end of the link", () => {
    const text = fc.string({ unit: "grapheme", maxLength: 80 });
    fc.assert(
      fc.property(text, text, text, (name, place, obs) => {
        const message = orderMessage({
          ...order,
          customer: { ...order.customer, name },
          place,
          obs,
        });
        expect(textOf(whatsappLink({ phone, text: message }))).toBe(message);
      }),
    );
  });
});
