import type { OrderMode, OrderStatusId } from "../../domain/order-status.ts";
import { text } from "../text/dictionary.ts";

/** What the guest can expect now. Only a delivery travels; the others are brought. */
export function nextStep(statusId: OrderStatusId, mode: OrderMode): string {
  const isDelivery = mode === "delivery";
  switch (statusId) {
    case 5:
      return isDelivery ? text.confirmation.nextDelivery : text.confirmation.nextRoom;
    case 1:
      return "O pedido foi confirmado e já vai para o preparo.";
    case 2:
      return "O pedido está sendo preparado.";
    case 3:
      return isDelivery ? "O pedido saiu para entrega." : "O pedido está a caminho de você.";
    case 4:
      return "O pedido foi concluído. Bom apetite!";
    case 6:
      return "O pedido foi cancelado. Se tiver dúvida, fale com a gente.";
  }
}
