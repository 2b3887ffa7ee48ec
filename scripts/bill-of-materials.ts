import { execFileSync } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import * as z from "zod";
import { npmCall } from "./npm-call.ts";

// Writes what the program is made of, as CycloneDX 1.5: every package of package-lock.json that ships, for every
// platform, with its version, licence and checksum.

const root = new URL("../", import.meta.url);
const target = new URL("dist/comanda.cdx.json", root);

const bill = z.looseObject({
  metadata: z.looseObject({ component: z.looseObject({ name: z.string() }) }),
  components: z.array(z.looseObject({ name: z.string(), version: z.string() })),
});

const format = ["--sbom-format=cyclonedx", "--sbom-type=application"];
const call = npmCall(["sbom", ...format, "--omit=dev", "--package-lock-only"]);
const said = execFileSync(...call, {
  cwd: fileURLToPath(root),
  encoding: "utf8",
  maxBuffer: 64 * 1024 * 1024,
});
const made = bill.parse(JSON.parse(said));
// npm calls the program after the folder that it lies in.
const { name } = z
  .object({ name: z.string() })
  .parse(JSON.parse(await readFile(new URL("package.json", root), "utf8")));
made.metadata.component.name = name;
await mkdir(new URL("./", target), { recursive: true });
await writeFile(target, `${JSON.stringify(made, null, 2)}\n`);
console.log(`dist/comanda.cdx.json: ${made.components.length} packages`);
