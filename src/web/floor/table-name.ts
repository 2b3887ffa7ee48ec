import { sendingText } from "../text/sending-dictionary.ts";

/**
 * How a tab is called where its table is not in view: "Mesa 7", or "Mesa 7 · Ana". The number is 0 as long as this
 * device has heard nothing of the tab.
 */
export function tableName({ table, name }: { table: number; name: string }): string {
  const words = table === 0 ? sendingText.tab.unnamed : sendingText.tables.table(table);
  return name === "" ? words : `${words} · ${name}`;
}
