import { open, type FileHandle } from "node:fs/promises";
import type { FastifyInstance, FastifyReply } from "fastify";
import { assetSizes, assetTypes, type AssetSize, type AssetType } from "./asset-sizes.ts";
import { assetPath } from "./store-image.ts";

const assetName = /^([0-9a-f]{32})(?:\.(webp|avif))?$/;
const largest: AssetSize = 1920;
const yearSeconds = 365 * 24 * 60 * 60;

/** Adds `GET /assets/{size}/{file}`, a name without an extension being WebP. All else below is not found. */
export function serveAssets(app: FastifyInstance, assetsDir: string): void {
  app.get<{ Params: { size: string; name: string } }>(
    "/assets/:size/:name",
    async (request, reply) => {
      const size = assetSizes.find((known) => String(known) === request.params.size);
      const [, file, type = "webp"] = assetName.exec(request.params.name) ?? [];
      if (size === undefined || file === undefined || !isAssetType(type))
        return reply.callNotFound();
      const handle =
        (await openAsset(assetPath(assetsDir, { size, file, type }))) ??
        // Pictures that are narrower, or were sent before there was this size, have it as the one below.
        (size === largest
          ? await openAsset(assetPath(assetsDir, { size: 960, file, type }))
          : undefined);
      return handle === undefined ? reply.callNotFound() : sendAsset(reply, { handle, type });
    },
  );
}

/** Undefined when there is no such file. */
async function openAsset(path: string): Promise<FileHandle | undefined> {
  return open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
}

async function sendAsset(
  reply: FastifyReply,
  { handle, type }: { handle: FileHandle; type: AssetType },
) {
  const { size } = await handle.stat();
  return (
    reply
      .header("cache-control", `public, max-age=${yearSeconds}, immutable`)
      .header("content-type", assetTypes[type])
      .header("content-length", size)
      .header("x-content-type-options", "nosniff")
      .header("content-security-policy", "sandbox; default-src 'none'")
      // Pages of every account show them, perhaps from another host.
      .header("cross-origin-resource-policy", "cross-origin")
      .send(handle.createReadStream())
  );
}

function isAssetType(text: string): text is AssetType {
  return Object.hasOwn(assetTypes, text);
}
