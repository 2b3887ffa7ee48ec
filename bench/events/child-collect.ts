import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

// Loaded before the program: on SIGCONT, by which nothing else is meant, it gives back what nobody needs, as it would
// by and by, or when the machine is short of memory.

type Collect = (options: { type: "major"; flavor: "last-resort" }) => void;

process.on("SIGCONT", () => {
  setFlagsFromString("--expose-gc");
  // The flag gives it to contexts that are made from now on.
  const collect = runInNewContext("gc") as Collect;
  collect({ type: "major", flavor: "last-resort" });
});
