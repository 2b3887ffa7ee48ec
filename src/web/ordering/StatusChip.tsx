import type { ComponentProps } from "react";
import type { OrderStatusId } from "../../domain/order-status.ts";
import { Chip } from "../ui/Chip.tsx";

type Look = Pick<ComponentProps<typeof Chip>, "tone" | "icon">;

const looks: Record<OrderStatusId, Look> = {
  5: { tone: "warn", icon: "bell" },
  1: { tone: "info", icon: "clock" },
  2: { tone: "info", icon: "pot" },
  3: { tone: "info", icon: "pin" },
  4: { tone: "ok", icon: "check" },
  6: { tone: "danger", icon: "close" },
};

/** An order's status in a drawing, a word and a colour. */
export function StatusChip({ statusId, label }: { statusId: OrderStatusId; label: string }) {
  return (
    <Chip {...looks[statusId]}>
      <span>{label}</span>
    </Chip>
  );
}
