import { ensureBuilt } from "../src/server/pages/ensure-built.ts";

// Builds the web's files unless they are newer than what they are made from.

await ensureBuilt({ say: console.log });
