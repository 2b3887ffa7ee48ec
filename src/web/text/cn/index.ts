import { menu } from "./menu.ts";
import { opening } from "./opening.ts";

/** `menu` and `opening` come with the language, every other dictionary when it is needed; see translations.ts. */
export const files = {
  ...import.meta.glob(["./*.ts", "!./index.ts", "!./menu.ts", "!./opening.ts"]),
  "./menu.ts": async () => ({ menu }),
  "./opening.ts": async () => ({ opening }),
};
