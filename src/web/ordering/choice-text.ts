import type { CartLine } from "../../domain/cart.ts";
import { optionLabels, type OptionLabel } from "../../domain/option-share.ts";
import type { ShownItem } from "../content/menu-view.ts";
import { countedText } from "./Counted.tsx";
import { sideBySide } from "../text/joined.ts";
import { summaryText } from "../text/summary-dictionary.ts";

/** A line's options and observation as one text, each option in the words of `say`; empty without any. */
export function choiceText(
  { groups }: Pick<ShownItem, "groups">,
  line: CartLine,
  say: (option: OptionLabel) => string = countedText,
): string {
  const options = groups.flatMap(({ options: all }) =>
    all.flatMap(({ id, title }) => {
      const child = line.children[id];
      return child ? [{ qty: child.qty, title, group: child.group }] : [];
    }),
  );
  const said = optionLabels(line.qty, options, summaryText.counted).map(say);
  return sideBySide([...said, line.obs]);
}
