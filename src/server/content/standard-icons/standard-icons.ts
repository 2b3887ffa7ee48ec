import { fileURLToPath } from "node:url";
import {
  standardIconKeys,
  standardIconWords,
  type StandardIconKey,
} from "../../texts/standard-icons.ts";

/** An icon that tells something about an item at a glance. */
type StandardIcon = { key: StandardIconKey; title: string };

// No emoji says "without"; a sheaf of wheat or a glass of milk would read as a warning. So the two
// "sem" icons show what takes their place: corn and coconut.
export const standardIcons: readonly StandardIcon[] = standardIconKeys.map((key) => ({
  key,
  title: standardIconWords.br[key].title,
}));

/** The file of an icon's picture: 256 pixels wide, on a transparent ground. */
export function iconPath(key: string): string {
  return fileURLToPath(new URL(`pictures/${key}.webp`, import.meta.url));
}
