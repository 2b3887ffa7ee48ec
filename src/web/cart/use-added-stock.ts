import { useLayoutEffect } from "react";
import { itemIdOf } from "../../domain/line-key.ts";
import { justAdded } from "../ordering/just-added.ts";
import { leftWords } from "../services/left-words.ts";
import { useToast } from "../ui/Toast.tsx";
import type { SoldOutLine } from "./sold-out-lines.ts";

/**
 * Takes back what a press has just added beyond what there is, as soon as the quote says how many there are, and says so in
 * place of "added". The menu tells nobody numbers; what the cart had before is only named.
 */
export function useAddedStock(short: readonly SoldOutLine[]): void {
  const show = useToast();
  const said = JSON.stringify(
    short.filter(({ left, path }) => left !== undefined && !isOption(path)),
  );
  // Before the page is drawn, or it would show them for a moment.
  useLayoutEffect(() => {
    // Written above.
    for (const line of JSON.parse(said) as SoldOutLine[]) {
      const about = itemIdOf(line.path);
      const added = justAdded.get(about);
      if (!added || added.endsMs <= Date.now()) continue;
      justAdded.delete(about);
      added.takeBack(line.left ?? 0);
      show({ text: leftWords(line), tone: "warn", about, renews: true });
    }
  }, [said, show]);
}

const isOption = (path: string) => path.includes("/");
