import { execFileSync } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import * as z from "zod";

// Writes what the program is made of, as CycloneDX 1.5: every package of package-lock.json that ships, for every
// platform, with its version, licence and checksum.

const root = new URL("../", import.meta.url);
const target = new URL("dist/comanda.cdx.json", root);

const bill = z.looseObject({
  metadata: z.looseObject({ component: z.looseObject({ name: z.string() }) }),
  components: z.array(z.looseObject({ name: z.string(), version: z.string() })),
});

const cli = process.env["npm_execpath"];
const args = ["sbom", "--sbom-format=cyclonedx", "--sbom-type=application", "--omit=dev"];
const said = execFileSync(
  cli ? process.execPath : "npm",
  [...(cli ? [cli] : []), ...args, "--package-lock-only"],
  { cwd: fileURLToPath(root), encoding: "utf8", maxBuffer: 64 * 1024 * 1024 },
);
const made = bill.parse(JSON.parse(said));
// npm calls the program after the folder that it lies in.
const { name } = z
  .object({ name: z.string() })
  .parse(JSON.parse(await readFile(new URL("package.json", root), "utf8")));
made.metadata.component.name = name;
await mkdir(new URL("./", target), { recursive: true });
await writeFile(target, `${JSON.stringify(made, null, 2)}\n`);
console.log(`dist/comanda.cdx.json: ${made.components.length} packages`);
