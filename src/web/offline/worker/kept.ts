import { floorCache } from "../../storage/floor-cache.ts";

/** The copies on this device. The names change when what an earlier version kept can no longer be used. */
export const cacheNames = { pages: "pages-1", files: "files-1", pictures: "pictures-1" } as const;

/** Pages write to this cache themselves, so the worker must not remove it. */
const ofPages = [floorCache];

const maxPictures = 150;
const maxPictureAgeMs = 30 * 24 * 60 * 60 * 1000;

// One account's site is one origin, so what the server's answers vary by does not differ here.
const anyVariant: CacheQueryOptions = { ignoreVary: true };

export async function findKept(cacheName: string, key: string): Promise<Response | undefined> {
  return (await caches.open(cacheName)).match(key, anyVariant);
}

/** The largest kept size of the picture at an address. */
export async function findOtherSize(key: string): Promise<Response | undefined> {
  const pictures = await caches.open(cacheNames.pictures);
  const wanted = sizedPicture(key);
  const kept = (await pictures.keys()).flatMap(({ url }) => sizedPicture(url) ?? []);
  const [widest] = kept
    .filter(({ file }) => file === wanted?.file)
    .sort((one, other) => other.widthPx - one.widthPx);
  return widest && pictures.match(widest.url, anyVariant);
}

/** The image that an address names, without its format, and its width there. */
function sizedPicture(url: string): { url: string; file: string; widthPx: number } | undefined {
  const [, widthPx, file] = /\/(\d+)\/(\w+)\.\w+$/.exec(url) ?? [];
  return file === undefined ? undefined : { url, file, widthPx: Number(widthPx) };
}

/** Whether an answer is whole and holds nobody's own data. */
export function isKeepable(response: Response): boolean {
  return response.status === 200 && response.type === "basic" && !response.headers.has("token");
}

export async function keep(
  response: Response,
  { cacheName, key }: { cacheName: string; key: string },
): Promise<void> {
  if (isKeepable(response)) await (await caches.open(cacheName)).put(key, response);
}

/** Keeps a page once everything that it cannot be shown without is kept as well. */
export async function keepPage(key: string, response: Response): Promise<void> {
  if (!isKeepable(response)) return;
  const html = await response.clone().text();
  await Promise.all(partsOf(html).map(({ cacheName, address }) => keepMissing(cacheName, address)));
  await keep(response, { cacheName: cacheNames.pages, key });
}

export async function keepMissing(cacheName: string, address: string): Promise<void> {
  if (await findKept(cacheName, address)) return;
  await (await caches.open(cacheName)).add(address);
}

/** Addresses of kept pages, the one that was kept last at the end. */
export async function findPages(isPage: (pathname: string) => boolean): Promise<string[]> {
  const keys = await (await caches.open(cacheNames.pages)).keys();
  return keys.map(({ url }) => new URL(url).pathname).filter(isPage);
}

/** Removes earlier versions' copies, and the files that neither this version nor a kept page is made of. */
export async function removeOld(currentFiles: readonly string[]): Promise<void> {
  const known = new Set<string>([...Object.values(cacheNames), ...ofPages]);
  for (const name of await caches.keys()) if (!known.has(name)) await caches.delete(name);

  const pages = await caches.open(cacheNames.pages);
  const needed = new Set(currentFiles);
  for (const request of await pages.keys()) {
    const html = (await (await pages.match(request, anyVariant))?.text()) ?? "";
    for (const { address } of partsOf(html)) needed.add(address);
  }
  const files = await caches.open(cacheNames.files);
  for (const request of await files.keys()) {
    if (!needed.has(new URL(request.url).pathname)) await files.delete(request, anyVariant);
  }
}

/** Removes the pictures that are above the number, the first kept first, and those that are too old. */
export async function boundPictures(now: number): Promise<void> {
  const pictures = await caches.open(cacheNames.pictures);
  const keys = await pictures.keys();
  for (const [index, request] of keys.entries()) {
    const isOver = index < keys.length - maxPictures;
    if (isOver || now - (await keptAt(pictures, request)) > maxPictureAgeMs)
      await pictures.delete(request, anyVariant);
  }
}

/** In milliseconds since 1970, as the server said when it answered; NaN where it did not. */
async function keptAt(pictures: Cache, request: Request): Promise<number> {
  return Date.parse((await pictures.match(request, anyVariant))?.headers.get("date") ?? "");
}

/** The scripts, styles and content that a page's head names. */
function partsOf(html: string): { cacheName: string; address: string }[] {
  const addresses = html.matchAll(/ (?:src|href)="(\/static\/[^"]+|\/v2\.0\/content\/\w+)"/g);
  return [...addresses].map(([, address = ""]) => ({
    address,
    cacheName: address.startsWith("/static/") ? cacheNames.files : cacheNames.pages,
  }));
}
