import { sendingText } from "../text/sending-dictionary.ts";
import { joined } from "../text/joined.ts";

/**
 * A tab's name where its table is not in view: "Mesa 7", or "Mesa 7 · Ana". The table is 0 until this device knows
 * something of the tab.
 */
export function tableName({ table, name }: { table: number; name: string }): string {
  const words = table === 0 ? sendingText.tab.unnamed : sendingText.tables.table(table);
  return joined([words, name]);
}
