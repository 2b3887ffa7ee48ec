import { menu } from "./menu.ts";
import { opening } from "./opening.ts";

/** The menu's first words come with the language, each other dictionary when it is needed; see translations.ts. */
export const files = {
  ...import.meta.glob(["./*.ts", "!./index.ts", "!./menu.ts", "!./opening.ts"]),
  "./menu.ts": async () => ({ menu }),
  "./opening.ts": async () => ({ opening }),
};
