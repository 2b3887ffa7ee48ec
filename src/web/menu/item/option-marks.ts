import { freeUnits } from "../../../domain/option-rules.ts";
import { optionLabels } from "../../../domain/option-share.ts";
import type { ShownGroup } from "../../content/menu-view.ts";
import { inEachUnit, type Choice } from "../../ordering/group-choice.ts";
import { summaryText } from "../../text/summary-dictionary.ts";

export type OptionMark = {
  /** The meaning of the number, if it could be taken for something else: "1 em cada", "½". */
  said: string;
  /** The number in each unit that costs nothing. */
  free: number;
};

/** Marks of the options that are chosen of a group, by their ids. */
export function optionMarks(group: ShownGroup, choice: Choice): Map<string, OptionMark> {
  const { lineQty } = choice;
  const chosen = group.options
    .map(({ id, priceCents }) => ({ id, priceCents, qty: inEachUnit(choice, id) }))
    .filter(({ qty }) => qty > 0);
  const free = freeUnits(chosen, group.freeQty);
  const said = optionLabels(
    lineQty,
    chosen.map(({ id }) => ({ qty: choice.chosen[id] ?? 0, title: "", group })),
    summaryText.counted,
  );
  return new Map(
    chosen.map((option, index) => {
      const { qty = "", title = "" } = said[index] ?? {};
      const words = lineQty === 1 && typeof qty === "number" ? "" : `${qty} ${title}`.trim();
      return [option.id, { said: words, free: free.get(option) ?? 0 }];
    }),
  );
}
