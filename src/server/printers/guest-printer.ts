import { selectOwn, type Tx } from "../db/with-account.ts";
import { badFields, unknownId } from "../http/refused.ts";
import { lockPrinterFromRemoval, listPrinterRows, type PrinterRow } from "./printer-queries.ts";

/** The printer that was asked for, else the first for guests, else the first without stations. One paper comes out. */
export async function guestPrinter(
  tx: Tx,
  { printerId, subject }: { printerId: string | undefined; subject: "sheet" | "printer" },
): Promise<PrinterRow> {
  if (printerId !== undefined) {
    const printer = await lockPrinterFromRemoval(tx, printerId);
    if (printer) return printer;
    throw unknownId("printer");
  }
  const [printers, stations] = await Promise.all([
    listPrinterRows(tx),
    selectOwn(tx, "printer_stations").select("printer_id").execute(),
  ]);
  const hasStation = new Set(stations.map(({ printer_id }) => printer_id));
  const found =
    printers.find(({ layout }) => layout === "customer") ??
    printers.find(({ printer_id }) => !hasStation.has(printer_id));
  if (found) return found;
  throw badFields({ [subject]: { code: "no_printer" } });
}
