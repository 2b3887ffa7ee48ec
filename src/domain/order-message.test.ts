import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { orderMessage, type MessageOrder } from "./order-message.ts";
import { whatsappLink } from "./whatsapp.ts";

const phone = "(19) 99555-0101";
const textOf = (link: string | undefined) => new URL(link ?? "").searchParams.get("text");

const order: MessageOrder = {
  id: 12,
  mode: "delivery",
  user_name: "Ana Souza",
  address: "Rua das Flores, 12 - Centro, Campinas - SP",
  obs: "tocar a campainha",
  subtotal_amount: 48.98,
  service_amount: 0,
  delivery_fee: 5,
  total_amount: 53.98,
  cash_change: 100,
  payment_method_name: "Dinheiro",
  details: {
    items: [
      {
        title_br: "Calabresa",
        qty: 2,
        price: 22.99,
        obs: "sem cebola",
        children: [{ title_br: "Catupiry", qty: 1, price: 3 }],
      },
      {
        title_br: "Pão de alho",
        qty: 1,
        price: 0,
        children: [{ title_br: "Bem passado", qty: 1, price: 0 }],
      },
    ],
  },
};

describe("threat 30: the message of an order", () => {
  it("says what a kitchen needs", () => {
    expect(orderMessage(order, { pictureUrl: "https://pizzaria.example/assets/print/1.jpg" })).toBe(
      [
        "Pedido #0012",
        "Nome: Ana Souza",
        "Endereço: Rua das Flores, 12 - Centro, Campinas - SP",
        "",
        "2x Calabresa - R$ 45,98",
        "  + 1x Catupiry - R$ 3,00",
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

  it("leaves out what there is nothing to say about", () => {
    const plain = {
      ...order,
      obs: undefined,
      cash_change: undefined,
      delivery_fee: 0,
      total_amount: 48.98,
      payment_method_name: "",
    };
    const message = orderMessage(
      { ...plain, mode: "easy-order", address: "12", user_name: "" },
      { currency: "€ " },
    );
    expect(message).toContain("Quarto ou mesa: 12\n");
    expect(message.endsWith("\n\nTotal: € 48,98")).toBe(true);
    expect(message).not.toMatch(/Nome|Subtotal|Taxa|Pagamento|Troco|Imagem/);
  });

  it("says nothing of the guest but the name and where the order goes", () => {
    const full = {
      ...order,
      user_email: "ana@example.com",
      user_phone: "19995550101",
      user_document: "52998224725",
    };
    expect(orderMessage(full)).not.toMatch(/ana@example|9955|529/);
  });

  it("cannot be given lines of their own by what guests write", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 60 }), (text) => {
        const [item] = order.details.items;
        const named = { ...order, user_name: `a${text}`, address: `b${text}`, obs: `c${text}` };
        const plain = { ...order, user_name: "a", address: "b", obs: "c" };
        const withItem = (changed: MessageOrder, obs: string) =>
          orderMessage({ ...changed, details: { items: [{ ...item!, obs }] } }).split("\n").length;
        expect(withItem(named, `d${text}`)).toBe(withItem(plain, "d"));
        expect(orderMessage(named)).not.toMatch(/(?!\n)\p{Cc}|\p{Bidi_Control}/u);
      }),
    );
  });

  it("of fifty items with long observations still fits into a link, with its total, and says how many are missing", () => {
    const items = Array.from({ length: 50 }, (_, index) => ({
      title_br: `Pizza número ${index + 1}`,
      qty: 99,
      price: 99.9,
      obs: "ç".repeat(500),
      children: [],
    }));
    const message = orderMessage({ ...order, details: { items } });
    const listed = message.match(/^99x/gm)?.length ?? 0;
    expect(listed).toBeGreaterThan(0);
    expect(message).toContain(`… e mais ${50 - listed} itens no pedido #0012\n`);
    expect(message).toContain("Total: R$ 53,98\n");
    expect(textOf(whatsappLink({ phone, text: message }))).toBe(message);
  });

  it("of fifty plain items is listed whole", () => {
    const items = Array.from({ length: 50 }, () => ({
      title_br: "Calabresa com cebola",
      qty: 1,
      price: 22.99,
      children: [],
    }));
    const message = orderMessage({ ...order, details: { items } });
    expect(message.match(/Calabresa/g)).toHaveLength(50);
    expect(textOf(whatsappLink({ phone, text: message }))).toBe(message);
  });

  it("reads the same at the other end of the link", () => {
    const text = fc.string({ unit: "grapheme", maxLength: 80 });
    fc.assert(
      fc.property(text, text, text, (name, address, obs) => {
        const message = orderMessage({ ...order, user_name: name, address, obs });
        expect(textOf(whatsappLink({ phone, text: message }))).toBe(message);
      }),
    );
  });
});
