import { json } from "node:stream/consumers";
import type { Asked } from "./draw-beside.ts";
import { drawCodes } from "./draw-codes.ts";
import { drawSheets } from "./draw-sheets.ts";

// Started by draw-beside.ts alone: reads what to draw, and writes the PDF.
const asked = (await json(process.stdin)) as Asked;
process.stdout.write(
  "design" in asked ? await drawSheets(asked) : drawCodes(asked.name, asked.codes),
);
