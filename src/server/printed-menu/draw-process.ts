import { json } from "node:stream/consumers";
import type { AskedMenu } from "./asked-menu.ts";
import { drawMenu } from "./draw-menu.ts";

// Started by handlers.ts alone: reads what to draw, and writes what came of it.
process.stdout.write(JSON.stringify(await drawMenu((await json(process.stdin)) as AskedMenu)));
