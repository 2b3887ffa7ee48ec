import type { RefusedOptions } from "../../contract/errors.ts";

/** What a line of an order asks for that breaks a rule of its item, in Portuguese; see dictionary.ts. */
export function invalidOptionWords(refused: RefusedOptions): string {
  const { code, group = "", option = "", min = 0, max = 0 } = refused;
  const of = option || group;
  if (code === "too_few") return `${of}: falta escolher (ao menos ${min})`;
  if (code === "uneven") return `${of}: a mesma quantidade em cada unidade`;
  return of === "" ? `no máximo ${max} no pedido` : `${of}: no máximo ${max}`;
}
