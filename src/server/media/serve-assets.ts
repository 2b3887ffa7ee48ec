import type { FastifyInstance, FastifyReply } from "fastify";
import { openAssetStore, type AssetPlace } from "../assets/asset-places.ts";
import type { OpenAsset } from "../assets/asset-store.ts";
import { refuseForStorage } from "../http/edge/storage-refusal.ts";
import { assetSizes, assetTypes, type AssetSize, type AssetType } from "./asset-sizes.ts";
import { keyOfPicture } from "./store-image.ts";

const assetName = /^([0-9a-f]{32})(?:\.(webp|avif))?$/;
const largest: AssetSize = 1920;
const yearSeconds = 365 * 24 * 60 * 60;

/** Adds `GET /assets/{size}/{file}`. A name without an extension is WebP. Everything else below is not found. */
export function serveAssets(app: FastifyInstance, pictures: AssetPlace): void {
  const store = openAssetStore(pictures);
  const find = (size: AssetSize, { file, type }: { file: string; type: AssetType }) =>
    store.open(keyOfPicture({ size, file, type })).catch(refuseForStorage);
  app.get<{ Params: { size: string; name: string } }>(
    "/assets/:size/:name",
    async (request, reply) => {
      const size = assetSizes.find((known) => String(known) === request.params.size);
      const [, file, type = "webp"] = assetName.exec(request.params.name) ?? [];
      if (size === undefined || file === undefined || !isAssetType(type))
        return reply.callNotFound();
      const asset =
        (await find(size, { file, type })) ??
        // Narrower and older pictures have no file of this size: use the next smaller one.
        (size === largest ? await find(960, { file, type }) : undefined);
      return asset === undefined ? reply.callNotFound() : sendAsset(reply, { ...asset, type });
    },
  );
}

function sendAsset(reply: FastifyReply, { bytes, stream, type }: OpenAsset & { type: AssetType }) {
  return (
    reply
      .header("cache-control", `public, max-age=${yearSeconds}, immutable`)
      .header("content-type", assetTypes[type])
      .header("content-length", bytes)
      .header("x-content-type-options", "nosniff")
      .header("content-security-policy", "sandbox; default-src 'none'")
      // Pages of every account show them, perhaps from another host.
      .header("cross-origin-resource-policy", "cross-origin")
      .send(stream)
  );
}

function isAssetType(text: string): text is AssetType {
  return Object.hasOwn(assetTypes, text);
}
