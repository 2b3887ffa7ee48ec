import type { Examples } from "./content-examples.ts";
import { refundExample } from "./example-parts.ts";
import type { FullAccount } from "./full-account.ts";
import { adminCredentials } from "./new-account.ts";
import { deliveryTo } from "./new-order.ts";

type Topics =
  | "orderPage"
  | "orderSharing"
  | "push"
  | "orderLines"
  | "orders"
  | "kitchen"
  | "live"
  | "printing";

/** Inputs of the calls about orders. */
export function orderExamples({ ids, order }: FullAccount): Pick<Examples, Topics> {
  const cart = {
    [String(ids["Calabresa"])]: {
      qty: 1,
      obs: "sem cebola",
      title_br: "Calabresa",
      extras: { price: 22.99 },
      children: { [String(ids["Catupiry"])]: { qty: 1, extras: { price: 3 } } },
    },
  };
  return {
    orderPage: {
      get: { params: { hash: order.hash }, query: { language: "br", push: "default" } },
    },
    orderSharing: {
      share: { params: { hash: order.hash }, body: {} },
      follow: { params: { key: String(ids["Acompanhar"]) } },
    },
    push: {
      subscribe: {
        params: { hash: order.hash },
        body: {
          endpoint: "https://push.example/send/1",
          p256dh: "B".repeat(87),
          auth: "a".repeat(22),
          language: "br",
        },
      },
      unsubscribe: { params: { hash: order.hash } },
    },
    orderLines: {
      edit: {
        params: { hash: String(ids["Muitos"]) },
        body: {
          items: { [String(ids["Calabresa"])]: { qty: 1, obs: "sem cebola" } },
          cancels: [{ line: 1, qty: 1 }],
        },
      },
      cancel: {
        params: { hash: String(ids["Muitos"]), line: "1" },
        body: {
          qty: 1,
          reason: "unavailable_item",
          text: "acabou",
          approval: { user: "dona@example.com", pass: "uma senha boa" },
        },
      },
    },
    orders: {
      quote: {
        body: {
          cartData: {
            items: { [String(ids["Calabresa"])]: { qty: 1 } },
            addressData: deliveryTo.addressData,
            service: "delivery",
            area_district: "Centro",
            scheduled_for: "2026-12-24T21:00:00.000Z",
          },
        },
      },
      place: {
        body: {
          userData: { ...deliveryTo.userData, document: "529.982.247-25" },
          cartData: {
            items: cart,
            addressData: {
              ...deliveryTo.addressData,
              complement: "ap 4",
              postal_code: "13010-000",
            },
            paymentMethod: "cash",
            changeTo: 100,
            obs: "tocar a campainha",
            location: "12",
            area_district: "Centro",
          },
        },
      },
      caller: { body: { phone: "(19) 99999-0000" } },
      list: {
        query: {
          mine: "0",
          tab: "all",
          from: "2026-01-01",
          to: "2026-12-31",
          cursor: "5",
          waiting: "1",
        },
      },
      get: { params: { hash: order.hash } },
      accept: { params: { hash: order.hash }, body: { minutes: 45 } },
      refuse: {
        params: { hash: String(ids["Cancelado"]) },
        body: { reason: "unavailable_item", text: "acabou a massa" },
      },
      withdraw: { params: { hash: String(ids["Cancelado"]) }, body: {} },
      promise: {
        params: { hash: order.hash },
        body: { promised_at: new Date(Date.now() + 3_600_000).toISOString() },
      },
      markReady: { params: { hash: order.hash }, body: {} },
      pix: { params: { hash: order.hash }, query: {} },
      markPrinted: { params: { hash: order.hash, layout: "production" }, body: {} },
      setStatus: {
        params: { hash: order.hash, statusId: "6" },
        body: { reason: "other", text: "engano", approval: adminCredentials },
      },
      pay: {
        params: { hash: order.hash },
        body: { amount: 1, method: "cash", tendered: 2 },
      },
      refund: {
        params: { hash: order.hash },
        body: refundExample(ids["Pagamento do pedido"]),
      },
    },
    kitchen: {
      tickets: { query: { station: String(ids["Cozinha"]) } },
      setLines: { params: { hash: order.hash }, body: { ready: true, lines: [1] } },
      recall: { params: { hash: order.hash }, body: {} },
      markSeen: { params: { hash: String(ids["Cancelado"]) }, body: {} },
    },
    live: { orders: {}, shared: { params: { key: String(ids["Acompanhar"]) } } },
    printing: {
      print: {
        body: {
          data: {
            hash: order.hash,
            layout: "production",
            items: cart,
            obs: "tocar a campainha",
            total: 25.99,
            name: "Ana Souza",
            email: "ana@example.com",
            phone: "(19) 99999-0000",
            paymentMethod: "cash",
            changeTo: 100,
            address: "Rua das Flores, 12",
          },
        },
      },
    },
  };
}
