import { readdir, readFile, utimes, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { build } from "vite";

// Builds what browsers load and what renders pages, and compresses the first as far as it goes.

const folder = new URL("../dist/web/", import.meta.url);

const startedAt = new Date();
await build({ logLevel: "warn" });
await build({ logLevel: "warn", build: { ssr: true } });

const compressible = (await readdir(folder)).filter((name) => /\.(?:js|css|svg)$/.test(name));
for (const name of compressible) {
  const bytes = await readFile(new URL(name, folder));
  const brotli = await promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  await writeFile(new URL(`${name}.br`, folder), brotli);
  await writeFile(new URL(`${name}.gz`, folder), await promisify(gzip)(bytes, { level: 9 }));
}

// Says that everything above is there, made from what stood in the sources when it began.
const stamp = new URL("../dist/built", import.meta.url);
await writeFile(stamp, "");
await utimes(stamp, startedAt, startedAt);
