import { useLayoutEffect } from "react";
import { itemIdOf } from "../../domain/line-key.ts";
import { justAdded } from "../ordering/just-added.ts";
import { leftWords } from "../services/left-words.ts";
import { useToast } from "../ui/Toast.tsx";
import type { SoldOutLine } from "./sold-out-lines.ts";

/**
 * A press may add more than there is: the menu does not tell numbers. As soon as the quote does, the surplus of the press
 * is taken out, and a message replaces "added". Units from before are only named.
 */
export function useAddedStock(short: readonly SoldOutLine[]): void {
  const show = useToast();
  const said = JSON.stringify(
    short.filter(({ left, path }) => left !== undefined && !isOption(path)),
  );
  // In a layout effect: the surplus is never drawn.
  useLayoutEffect(() => {
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
