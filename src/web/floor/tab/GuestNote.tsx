import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { SheetDetails } from "../../../contract/sheets.ts";
import { printedNumber } from "../../../domain/print-layout.ts";
import { useApi } from "../../api/api.ts";
import { refusalText } from "../../api/refusal-text.ts";
import { nameOnOrder } from "../../text/labels.ts";
import { tabText } from "../../text/tab-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { useToast } from "../../ui/Toast.tsx";
import { locationsKey, sheetsKey } from "../queries.ts";
import styles from "./TabOrders.module.css";

/** From whose phone the order came, and one tap that takes it. */
export function GuestNote({ order }: { order: SheetDetails["orders"][number] }) {
  const api = useApi();
  const queries = useQueryClient();
  const show = useToast();
  const number = printedNumber(order.id);
  const accept = useMutation({
    mutationFn: () => api.orders.accept({ params: { hash: order.hash }, body: {} }),
    meta: { silent: true },
    async onSuccess() {
      show({ text: tabText.tab.accepted(number), tone: "ok" });
      await queries.invalidateQueries({ queryKey: sheetsKey });
      void queries.invalidateQueries({ queryKey: locationsKey });
    },
    onError: (error) => show({ text: refusalText(error), tone: "danger" }),
  });
  return (
    <div className={styles.guest}>
      <Chip tone="info" icon="user">
        {tabText.tab.byGuest(nameOnOrder(order.user_name))}
      </Chip>
      {order.new && (
        <Button variant="primary" busy={accept.isPending} onClick={() => accept.mutate()}>
          {tabText.tab.accept(number)}
        </Button>
      )}
    </div>
  );
}
