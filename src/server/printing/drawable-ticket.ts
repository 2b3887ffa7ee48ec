import { withoutPictographs } from "../../domain/pictographs.ts";
import type { Ticket, TicketItem, TicketOption } from "../../domain/ticket.ts";

/**
 * The ticket without pictographs, which the picture's font does not have: what was written with them alone is blank, so
 * that no line is made of it. Letters that the font does not have are drawn as boxes.
 */
export function drawableTicket(ticket: Ticket): Ticket {
  const { business, customer } = ticket;
  return {
    ...ticket,
    business: { ...business, name: withoutPictographs(business.name) },
    customer: { ...customer, name: withoutPictographs(customer.name) },
    place: withoutPictographs(ticket.place),
    obs: withoutPictographs(ticket.obs),
    items: ticket.items.map((item): TicketItem => ({
      ...titled(item),
      obs: withoutPictographs(item.obs),
      children: item.children.map(titled),
    })),
  };
}

function titled<Titled extends TicketOption>(option: Titled): Titled {
  return { ...option, title: withoutPictographs(option.title) };
}
