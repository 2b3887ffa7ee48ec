import type { RefusedLine } from "../../contract/errors.ts";
import { chosenProblems, type ChosenProblem } from "../../domain/chosen-options.ts";
import type { OrderedLine } from "./line-queries.ts";
import type { Orderable } from "./orderable.ts";

/** Lines that break a rule of their item: of its groups, of their options, or of how many of it an order may have. */
export function invalidLines(lines: readonly OrderedLine[], orderable: Orderable): RefusedLine[] {
  return lines.flatMap((line) => [
    ...tooManyOfItem(line, { lines, orderable }),
    ...brokenRules(line, orderable),
  ]);
}

/** An item's limit counts over all of its lines. Beyond the limit, each of them is named. */
function tooManyOfItem(
  { key, entryId, titleBr }: OrderedLine,
  { lines, orderable }: { lines: readonly OrderedLine[]; orderable: Orderable },
): RefusedLine[] {
  const max = orderable.get(entryId)?.maxQty ?? 0;
  const ordered = lines
    .filter((line) => line.entryId === entryId)
    .reduce((sum, { qty }) => sum + qty, 0);
  return max > 0 && ordered > max ? [{ path: key, title_br: titleBr, code: "too_many", max }] : [];
}

function brokenRules(line: OrderedLine, orderable: Orderable): RefusedLine[] {
  const { key, entryId, titleBr, qty, children } = line;
  const groups = orderable.get(entryId)?.groups ?? [];
  const options = children.map((child) => ({
    id: child.entryId,
    groupId: child.group.id,
    qty: child.qty,
    maxQty: orderable.get(child.entryId)?.maxQty ?? 0,
  }));
  const titles = new Map([
    ...groups.map((group) => [group.id, group.titleBr] as const),
    ...children.flatMap(({ entryId: id, titleBr: title, group }) => [
      [id, title] as const,
      [group.id, group.titleBr] as const,
    ]),
  ]);
  return chosenProblems({ qty, options }, groups).map(
    ({ groupId, optionId, ...problem }: ChosenProblem) => ({
      path: optionId === undefined ? key : `${key}/${optionId}`,
      title_br: titleBr,
      group: titles.get(groupId) ?? "",
      ...(optionId === undefined ? {} : { option: titles.get(optionId) ?? "" }),
      ...problem,
    }),
  );
}
