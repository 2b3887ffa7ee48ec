import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { onTestFinished } from "vitest";
import { getFreePort } from "../../src/server/db/embedded/free-port.ts";
import { newFolder } from "./server-process.ts";

const scratch = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];

export async function isNginxThere(): Promise<boolean> {
  return promisify(execFile)("nginx", ["-v"]).then(
    () => true,
    () => false,
  );
}

/** The nginx of docs/scaling.md in front of two servers, without its certificate; gone after the test. */
export async function startDocumentedNginx(servers: [number, number]): Promise<{ port: number }> {
  const document = await readFile("docs/scaling.md", "utf8");
  const [, documented = ""] = /```nginx\n(.+?)```/s.exec(document) ?? [];
  const port = await getFreePort();
  const adapted = documented
    .replace("10.0.0.11:3000", `127.0.0.1:${servers[0]}`)
    .replace("10.0.0.12:3000", `127.0.0.1:${servers[1]}`)
    .replace("listen 443 ssl", `listen 127.0.0.1:${port}`)
    .replaceAll(/^ *(?:http2|ssl_certificate\w*) .*$/gm, "");
  const folder = await newFolder();
  const file = join(folder, "nginx.conf");
  await writeFile(
    file,
    `daemon off; pid ${folder}/pid; error_log stderr crit; events {}
http { access_log off;
${scratch.map((name) => `${name}_temp_path ${folder}/${name};`).join("\n")}
${adapted}}`,
  );
  const nginx = spawn("nginx", ["-c", file, "-e", "stderr"], { stdio: "inherit" });
  onTestFinished(async () => {
    const exit = once(nginx, "exit");
    nginx.kill("SIGTERM");
    await exit;
  });
  return { port };
}
