import { useState } from "react";
import type { Order } from "../../../contract/orders.ts";
import { printedNumber, type PrintLayout } from "../../../domain/print-layout.ts";
import { sitePath } from "../../../domain/site-path.ts";
import { useSite } from "../../site/site.ts";
import { jobText } from "../../text/job-dictionary.ts";
import { IconButton } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { PrinterButtons } from "../paper/PrinterButtons.tsx";
import { useToast } from "../../ui/Toast.tsx";
import { LayoutForm } from "./LayoutForm.tsx";

/** The width of a roll of thermal paper, and some of its length. */
const printWindow = "popup,width=300,height=600";

/** Asks for the layout, then prints the order from a window of its own. */
export function PrintButton({ order }: { order: Order }) {
  const { language } = useSite();
  const show = useToast();
  const [isOpen, setOpen] = useState(false);
  const print = (layout: PrintLayout) => {
    const page = sitePath(language, `/pedidos/${order.hash}/imprimir?layout=${layout}`);
    if (window.open(page, "_blank", printWindow)) setOpen(false);
    else show({ text: jobText.printing.blocked, tone: "warn" });
  };
  return (
    <>
      <IconButton
        icon="print"
        label={jobText.printing.printOrder(printedNumber(order.id))}
        onClick={() => setOpen(true)}
      />
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={jobText.printing.heading}>
        <LayoutForm submitLabel={jobText.printing.print} onChoose={print} />
        <PrinterButtons hash={order.hash} onSent={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
