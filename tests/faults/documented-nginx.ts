import { execFile, spawn, type ChildProcess } from "node:child_process";
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

const blocks = /```nginx\n(.+?)```/gs;

/** The documented configurations: servers that share a database, and the map from hosts to installations. */
async function readDocumented(): Promise<{ servers: string; map: string }> {
  const document = await readFile("docs/scaling.md", "utf8");
  const [servers = "", map = ""] = [...document.matchAll(blocks)].map(([, block]) => block);
  return { servers, map };
}

const withoutCertificate = (configuration: string, port: number) =>
  configuration
    .replace("listen 443 ssl", `listen 127.0.0.1:${port}`)
    .replaceAll(/^ *(?:http2|ssl_certificate\w*) .*$/gm, "");

/** The nginx of docs/scaling.md in front of two servers, without its certificate; gone after the test. */
export async function startDocumentedNginx(servers: [number, number]): Promise<{ port: number }> {
  const { servers: documented } = await readDocumented();
  const port = await getFreePort();
  const adapted = withoutCertificate(documented, port)
    .replace("10.0.0.11:3000", `127.0.0.1:${servers[0]}`)
    .replace("10.0.0.12:3000", `127.0.0.1:${servers[1]}`);
  await startNginx(adapted, await newFolder());
  return { port };
}

/** The same in front of installations: it asks the one at that address for all hosts until it is told of another. */
export async function startDocumentedMap(
  address: string,
): Promise<{ origin: string; send: (host: string, to: string) => Promise<void> }> {
  const { servers, map } = await readDocumented();
  const [port, folder] = [await getFreePort(), await newFolder()];
  const moved = join(folder, "moved-hosts");
  await writeFile(moved, "");
  const adapted = `${map}\n${withoutCertificate(servers, port)}`
    .replace("10.0.0.11:3000;", `${address};`)
    .replace("/etc/nginx/moved-hosts", moved)
    .replaceAll("http://comanda;", "http://$installation;");
  const nginx = await startNginx(adapted, folder);
  return {
    origin: `http://127.0.0.1:${port}`,
    async send(host, to) {
      await writeFile(moved, `${host} ${to};\n`);
      nginx.kill("SIGHUP");
    },
  };
}

async function startNginx(servers: string, folder: string): Promise<ChildProcess> {
  const file = join(folder, "nginx.conf");
  await writeFile(
    file,
    `daemon off; pid ${folder}/pid; error_log stderr crit; events {}
http { access_log off;
${scratch.map((name) => `${name}_temp_path ${folder}/${name};`).join("\n")}
${servers}}`,
  );
  const nginx = spawn("nginx", ["-c", file, "-e", "stderr"], { stdio: "inherit" });
  onTestFinished(async () => {
    const exit = once(nginx, "exit");
    nginx.kill("SIGTERM");
    await exit;
  });
  return nginx;
}
