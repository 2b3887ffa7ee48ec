import { floorText } from "../text/floor-dictionary.ts";

/** How a tab is called where its table is not in view: "Mesa 7", or "Mesa 7 · Ana". */
export function tableName({ table, name }: { table: number; name: string }): string {
  const words = floorText.tables.table(table);
  return name === "" ? words : `${words} · ${name}`;
}
