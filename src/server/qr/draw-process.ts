import { json } from "node:stream/consumers";
import type { PrintedCode } from "../../domain/printed-codes.ts";
import { drawCodes } from "./draw-codes.ts";

// Started by draw-beside.ts alone: reads what to draw, and writes the PDF.
const { name, codes } = (await json(process.stdin)) as { name: string; codes: PrintedCode[] };
process.stdout.write(drawCodes(name, codes));
