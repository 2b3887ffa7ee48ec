import { readdir, readFile, utimes, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { build } from "vite";
import { scriptTargets } from "./supported-browsers.ts";
import { keptChunks, readChunks, webFolder } from "./built-chunks.ts";

// Builds the browsers' files, the service worker that keeps them for use without a network, and the server's renderer.
// Compresses the browsers' files as far as possible.

const startedAt = new Date();
await build({ logLevel: "warn" });
await build({ logLevel: "warn", build: { ssr: true } });
await buildWorker();

const compressible = (await readdir(webFolder)).filter((name) => /\.(?:js|css|svg)$/.test(name));
for (const name of compressible) {
  const bytes = await readFile(new URL(name, webFolder));
  await writeFile(new URL(`${name}.br`, webFolder), await smallestBrotli(bytes));
  await writeFile(new URL(`${name}.gz`, webFolder), await promisify(gzip)(bytes, { level: 9 }));
}

// The stamp says that everything above is built, from the sources as they were when the build began.
const stamp = new URL("../dist/built", import.meta.url);
await writeFile(stamp, "");
await utimes(stamp, startedAt, startedAt);

/**
 * The best settings of a file show only when they are tried, and save up to half a percent: the block size, of which 0 is
 * left to brotli, and how many low bits of a distance are written apart.
 */
async function smallestBrotli(bytes: Buffer): Promise<Buffer> {
  const settings = [0, 17, 18, 19].flatMap((blockBits) =>
    [0, 1].map((postfixBits) => ({ blockBits, postfixBits })),
  );
  const forms = await Promise.all(
    settings.map(({ blockBits, postfixBits }) =>
      promisify(brotliCompress)(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          [constants.BROTLI_PARAM_LGBLOCK]: blockBits,
          [constants.BROTLI_PARAM_NPOSTFIX]: postfixBits,
        },
      }),
    ),
  );
  return forms.reduce((best, form) => (form.length < best.length ? form : best));
}

/** One script without imports, as every browser takes it; it knows the files that a guest may need. */
async function buildWorker(): Promise<void> {
  const chunks = await readChunks();
  const files = keptChunks(chunks).flatMap((key) => {
    const { file = [], css = [], assets = [] } = chunks[key] ?? {};
    return [file, css, assets].flat();
  });
  await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define: { guestFiles: JSON.stringify([...new Set(files)].map((file) => `/static/${file}`)) },
    build: {
      target: scriptTargets,
      outDir: "dist/worker",
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: "src/web/offline/worker/worker.ts",
        output: { format: "iife", entryFileNames: "sw.js" },
      },
    },
  });
}
