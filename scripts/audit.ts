import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import * as z from "zod";
import { npmCall } from "./npm-call.ts";

// Fails when a package that ships has a high or critical advisory, or content that package-lock.json does not pin. The
// registry keeps the advisories. When it cannot be asked, as on a machine without a network, the audit says so and
// passes, so that the same commit builds everywhere. With AUDIT_REQUIRED=1, as for a release, it fails then.

const failing = new Set(["high", "critical"]);
const timeoutMs = 60_000;
/** A build without a network should not wait for one. */
const impatient = { npm_config_fetch_retries: "0", npm_config_fetch_timeout: "20000" };
const root = fileURLToPath(new URL("../", import.meta.url));

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      dev: z.boolean().optional(),
      integrity: z.string().optional(),
      resolved: z.string().optional(),
    }),
  ),
});
const findings = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({ severity: z.string(), range: z.string(), via: z.array(z.unknown()) }),
  ),
});
const advisory = z.object({ title: z.string(), url: z.string() });

const shipped = await listShipped();
const unpinned = shipped.filter(({ isPinned }) => !isPinned);
for (const { path } of unpinned)
  console.error(`${path}: its content is not pinned in package-lock.json`);
const worst = await askAdvisories();
const high = worst?.filter(({ severity }) => failing.has(severity)) ?? [];
for (const { name, severity, range, titles } of worst ?? [])
  console.log(`${severity}: ${name} ${range} ${titles.join("; ")}`);

const count = `${shipped.length} packages ship`;
if (worst === undefined)
  console.log(`audit: ${count}; THE ADVISORY SERVICE COULD NOT BE ASKED, nothing is known of them`);
else
  console.log(`audit: ${count}; ${worst.length} with advisories, ${high.length} high or critical`);
const isUnknown = worst === undefined && process.env["AUDIT_REQUIRED"] === "1";
if (high.length > 0 || unpinned.length > 0 || isUnknown) process.exitCode = 1;

/** Lists the packages installed beside the program, and whether the lock file pins their content. */
async function listShipped(): Promise<{ path: string; isPinned: boolean }[]> {
  const { packages } = lockFile.parse(
    JSON.parse(await readFile(new URL("../package-lock.json", import.meta.url), "utf8")),
  );
  return Object.entries(packages).flatMap(([path, { dev, integrity = "", resolved = "https:" }]) =>
    path === "" || dev
      ? []
      : [{ path, isPinned: integrity.startsWith("sha512-") && resolved.startsWith("https:") }],
  );
}

type Finding = { name: string; severity: string; range: string; titles: string[] };

/** Undefined when nobody answers. */
async function askAdvisories(): Promise<Finding[] | undefined> {
  const call = npmCall(["audit", "--omit=dev", "--package-lock-only", "--json"]);
  const child = spawn(...call, {
    cwd: root,
    env: { ...process.env, ...impatient },
    timeout: timeoutMs,
  });
  child.stderr.resume();
  const failed = new Promise<undefined>((resolve) => child.once("error", () => resolve(undefined)));
  const said = await Promise.race([text(child.stdout), failed]);
  const answer = findings.safeParse(parsed(said));
  if (!answer.success) return undefined;
  return Object.entries(answer.data.vulnerabilities).map(([name, { severity, range, via }]) => ({
    name,
    severity,
    range,
    titles: via.flatMap((one) => {
      const { data } = advisory.safeParse(one);
      return data ? [`${data.title} (${data.url})`] : [];
    }),
  }));
}

function parsed(json: string | undefined): unknown {
  try {
    return JSON.parse(json ?? "");
  } catch {
    return undefined;
  }
}
