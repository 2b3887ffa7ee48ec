import type { Bar } from "../tabs/testing-bar.ts";
import { deliveryBody, sendOrder } from "../testing/new-order.ts";

export function kitchenOf(bar: () => Bar) {
  const of = (hash: string) => ({ params: { hash }, body: {} });
  return {
    of,
    tickets: async () => (await bar().attendant.kitchen.tickets()).tickets,
    setLines: (hash: string, ready: boolean, lines?: number[]) =>
      bar().attendant.kitchen.setLines({
        params: { hash },
        body: { ready, ...(lines && { lines }) },
      }),
    orderOf: (hash: string) => bar().guest.orders.get({ params: { hash } }),
    /** A guest's order of two items, which somebody has taken. */
    async taken(): Promise<string> {
      const { guest, ids, attendant } = bar();
      const { hash } = await sendOrder(
        guest,
        deliveryBody({
          [String(ids["Cerveja"])]: { qty: 2, obs: "bem gelada" },
          [String(ids["Prato do dia"])]: { qty: 1 },
        }),
      );
      await attendant.orders.accept(of(hash));
      return hash;
    },
  };
}
