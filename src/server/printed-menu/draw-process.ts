import { json } from "node:stream/consumers";
import type { AskedMenu } from "./asked-menu.ts";
import { drawMenu } from "./draw-menu.ts";

// Only handlers.ts starts this. It reads what to draw from stdin, and writes the drawing to stdout.
process.stdout.write(JSON.stringify(await drawMenu((await json(process.stdin)) as AskedMenu)));
