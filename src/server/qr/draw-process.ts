import { json } from "node:stream/consumers";
import type { DrawingInput } from "./draw-in-child-process.ts";
import { drawCodes } from "./draw-codes.ts";
import { drawSheets } from "./draw-sheets.ts";

// Only draw-in-child-process.ts starts this. It reads what to draw from stdin, and writes the file to stdout.
const asked = (await json(process.stdin)) as DrawingInput;
process.stdout.write(
  "design" in asked ? await drawSheets(asked) : drawCodes(asked.name, asked.codes),
);
