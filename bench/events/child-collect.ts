import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

// Loaded before the program. SIGCONT, which means nothing else here, makes it free unused memory, as it would do later
// by itself, or when the machine is short of memory.

type Collect = (options: { type: "major"; flavor: "last-resort" }) => void;

process.on("SIGCONT", () => {
  setFlagsFromString("--expose-gc");
  // The flag gives `gc` only to contexts that are made after it.
  const collect = runInNewContext("gc") as Collect;
  collect({ type: "major", flavor: "last-resort" });
});
