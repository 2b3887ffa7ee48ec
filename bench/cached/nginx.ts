import { execFile } from "node:child_process";
import { access, chmod, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { getFreePort } from "../../src/server/db/embedded/free-port.ts";
import { familyOf } from "../processes.ts";
import type { RawAnswer } from "./answer.ts";

const run = promisify(execFile);
const moduleFolder = "/usr/lib/nginx/modules";
const brotliModule = `${moduleFolder}/ngx_http_brotli_static_module.so`;

/** The preamble that lets an nginx send files compressed with brotli beforehand; undefined without such an nginx. */
export async function findNginxWithBrotli(): Promise<{ preamble: string } | undefined> {
  const said = await run("nginx", ["-V"]).then(
    ({ stderr }) => stderr,
    () => undefined,
  );
  if (said === undefined) return undefined;
  if (said.includes("brotli")) return { preamble: "" };
  return access(brotliModule).then(
    () => ({ preamble: `load_module ${brotliModule};` }),
    () => undefined,
  );
}

export type Nginx = AsyncDisposable & { port: number; pids: number[] };

/** One nginx worker that sends the answer's body and headers for its path, from a file it keeps open. */
export async function startNginx({
  folder,
  preamble,
  path,
  answer,
}: {
  folder: string;
  preamble: string;
  path: string;
  answer: RawAnswer;
}): Promise<Nginx> {
  const port = await getFreePort();
  const files = join(folder, "files");
  const file = join(files, path);
  await mkdir(join(file, ".."), { recursive: true });
  // Only the compressed file is sent; the other has to be there.
  await writeFile(file, gzipSync(answer.body));
  await writeFile(`${file}.br`, answer.body);
  await chmod(folder, 0o755);
  const config = join(folder, "nginx.conf");
  await writeFile(config, configOf({ folder, files, port, preamble, answer }));
  await run("nginx", ["-c", config, "-p", folder]);
  const master = Number(await readFile(join(folder, "nginx.pid"), "utf8"));
  let pids = [master];
  while (pids.length === 1) {
    await sleep(20);
    pids = await familyOf(master);
  }
  return {
    port,
    pids,
    async [Symbol.asyncDispose]() {
      await run("nginx", ["-c", config, "-p", folder, "-s", "stop"]);
    },
  };
}

/** Headers that nginx sends by itself about the connection and the file. */
const ofTheFile = new Set(
  "connection keep-alive date etag vary content-type content-length content-encoding".split(" "),
);

function configOf({
  folder,
  files,
  port,
  preamble,
  answer,
}: {
  folder: string;
  files: string;
  port: number;
  preamble: string;
  answer: RawAnswer;
}): string {
  const names = answer.headers.filter((_, index) => index % 2 === 0);
  const added = names.flatMap((name, index) =>
    ofTheFile.has(name.toLowerCase())
      ? []
      : [`add_header ${name} "${answer.headers[index * 2 + 1]}";`],
  );
  return `${preamble}
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off;
  keepalive_requests 100000000;
  open_file_cache max=100 inactive=600s;
  open_file_cache_valid 600s;
  default_type text/html;
  brotli_static on;
  server {
    listen 127.0.0.1:${port};
    root ${files};
    ${added.join("\n    ")}
  }
}
`;
}
