import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import type { Image } from "../../contract/fields.ts";
import type { Caller } from "../testing/caller.ts";
import type { TestApp } from "../testing/start-app.ts";
import { storeImage } from "./store-image.ts";
import type { StoredImage } from "./stored-image.ts";
import { spoolToFile } from "./spool-to-file.ts";

/** Sends a picture as a browser does. */
export function sendPicture(
  by: Caller,
  { bytes, type = "image/jpeg" }: { bytes: Uint8Array; type?: string },
): Promise<{ upload: Image }> {
  return by.uploads.add({ body: { file: new Blob([new Uint8Array(bytes)], { type }) } });
}

/** Keeps a picture as the server keeps one that is sent. */
export function storeBytes({
  bytes,
  assetsDir,
}: {
  bytes: Uint8Array;
  assetsDir: string;
}): Promise<StoredImage> {
  return spoolToFile(Readable.from([bytes]), assetsDir, (path) =>
    storeImage({ path, pictures: assetsDir }),
  );
}

/** The names of all files of pictures that there are. */
export async function pictureFiles({ dataDir }: TestApp): Promise<string[]> {
  const assets = join(dataDir, "assets");
  const found = await readdir(assets, { recursive: true, withFileTypes: true }).catch(() => []);
  return found.filter((entry) => entry.isFile()).map(({ name }) => name);
}

/** A form's parts as their bytes, for what no browser would send; the boundary is "x". */
export const formType = "multipart/form-data; boundary=x";
export const formEnd = Buffer.from("--x--\r\n");

export function filePart(
  name: string,
  { content, disposition = '; filename="a.png"' }: { content: Buffer; disposition?: string },
): Buffer {
  const head = `--x\r\nContent-Disposition: form-data; name="${name}"${disposition}\r\nContent-Type: image/png\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), content, Buffer.from("\r\n")]);
}

export function textPart(name: string): Buffer {
  return Buffer.from(`--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\noi\r\n`);
}
