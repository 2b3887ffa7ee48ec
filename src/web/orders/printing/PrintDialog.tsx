import type { Order } from "../../../contract/orders.ts";
import type { PrintLayout } from "../../../domain/print-layout.ts";
import { sitePath } from "../../../domain/site-path.ts";
import { useSite } from "../../site/site.ts";
import { jobText } from "../../text/job-dictionary.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { useToast } from "../../ui/Toast.tsx";
import { PrinterButtons } from "../paper/PrinterButtons.tsx";
import { LayoutForm } from "./LayoutForm.tsx";

/** The width of a roll of thermal paper, and some of its length. */
const printWindow = "popup,width=300,height=600";

type PrintDialogProps = { order: Order; open: boolean; onClose: () => void };

/** Asks for the layout, then prints the order from a separate window. */
export function PrintDialog({ order, open, onClose }: PrintDialogProps) {
  const { language } = useSite();
  const show = useToast();
  const print = (layout: PrintLayout) => {
    const page = sitePath(language, `/pedidos/${order.hash}/imprimir?layout=${layout}`);
    if (window.open(page, "_blank", printWindow)) onClose();
    else show({ text: jobText.printing.blocked, tone: "warn" });
  };
  return (
    <Dialog open={open} onClose={onClose} title={jobText.printing.heading}>
      <LayoutForm submitLabel={jobText.printing.print} onChoose={print} />
      <PrinterButtons ask={() => ({ order: order.hash })} onSent={onClose} />
    </Dialog>
  );
}
