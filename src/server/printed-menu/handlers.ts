import { fileURLToPath } from "node:url";
import type { printedMenuContract } from "../../contract/printed-menu.ts";
import { openAssetStore, type AssetPlace } from "../assets/asset-places.ts";
import type { Handlers } from "../http/calls/mount.ts";
import { createDrawingQueue } from "../http/limits/drawing-queue.ts";
import type { RateLimits } from "../http/limits/rate-limit.ts";
import { drawIn } from "../qr/draw-in-child-process.ts";
import type { DrawnMenu } from "./asked-menu.ts";
import { readPrintedMenu } from "./read-menu.ts";

const drawer = fileURLToPath(new URL("draw-process.ts", import.meta.url));

export function printedMenuHandlers(
  limits: RateLimits,
  pictures: AssetPlace,
): Handlers<typeof printedMenuContract> {
  const drawingQueue = createDrawingQueue();
  const store = openAssetStore(pictures);
  return {
    async draw({ body }, context) {
      await limits.menusPrinted.consume(context.account.accountId);
      const asked = await readPrintedMenu(body, { context, store });
      const drawn = await drawingQueue(() => drawIn(drawer, asked));
      // Written by draw-process.ts.
      return JSON.parse(Buffer.from(drawn).toString()) as DrawnMenu;
    },
  };
}
