import type { Ticket, TicketItem } from "./ticket.ts";

export const noTotal = { subtotalCents: 0, serviceCents: 0, deliveryFeeCents: 0, totalCents: 0 };

/** Two of them, with an option and an observation. */
export const calabresa = newItem({
  title: "Calabresa",
  qty: 2,
  priceCents: 2299,
  obs: "sem cebola",
  children: [{ title: "Catupiry", qty: 1, priceCents: 300 }],
});

const flavours = { id: "flavours", title: "Sabores", priceRule: "average", freeQty: 0 } as const;
const toppings = {
  ...flavours,
  id: "toppings",
  title: "Coberturas",
  priceRule: "sum",
  freeQty: 1,
} as const;

/** Two pizzas of two halves at 55.005 together, with toppings of which one is free, and forks. */
export const halfAndHalf = newItem({
  title: "Meia a meia",
  qty: 2,
  priceCents: 0,
  children: [
    { title: "Calabresa", qty: 2, priceCents: 5001, group: flavours },
    { title: "Garfo", qty: 4, priceCents: 50, group: { ...flavours, id: "x", priceRule: "sum" } },
    { title: "Portuguesa", qty: 2, priceCents: 6000, group: flavours },
    { title: "Alho", qty: 4, priceCents: 200, group: toppings },
  ],
});

/** A ticket with every part filled in, except for the given changes. */
export function newTicket(changes: Partial<Ticket> = {}): Ticket {
  return {
    business: { name: "Pizzaria São João", document: "12.345.678/0001-95" },
    currency: "R$ ",
    number: 12,
    time: "20:15 • 21/11/26",
    customer: { name: "Ana Conceição", phone: "(19) 99999-0000", document: "529.982.247-25" },
    place: "Rua das Flores, 12 - Centro, Campinas - SP",
    service: "delivery",
    scheduled: "",
    promised: "",
    attendant: "",
    isCancelled: false,
    isReprint: false,
    obs: "tocar a campainha",
    items: [calabresa, newItem({ title: "Água", priceCents: 450 })],
    total: { subtotalCents: 5348, serviceCents: 535, deliveryFeeCents: 500, totalCents: 6383 },
    payment: "Dinheiro",
    changeForCents: 10_000,
    ...changes,
  };
}

export function newItem(changes: Partial<TicketItem>): TicketItem {
  return { title: "Pizza", qty: 1, priceCents: 1000, obs: "", children: [], ...changes };
}
