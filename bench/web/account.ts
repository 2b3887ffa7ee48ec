import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { signIn } from "../sign-in.ts";
import { menuOf } from "./menu-texts.ts";
import { photograph } from "./photographs.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const owner = { user: "dona@example.com", pass: "uma senha de medir" };
const itemPhoto = { width: 640, height: 480 };
/** Pictures that one account sends at a time; the product would take four. */
const atOnce = 2;

type Wish = {
  dataDir: string;
  origin: string;
  label: string;
  itemCount: number;
  /** The number of different pictures that the items have. */
  photoCount: number;
};

/** Makes an account as owners do: with delivery, home page, logo, banner, and a menu whose items all have pictures. */
export async function furnishAccount({ dataDir, origin, label, itemCount, photoCount }: Wish) {
  const file = join(dataDir, `${label}.json`);
  await writeFile(file, JSON.stringify(menuOf(itemCount)));
  const users = ["--user", owner.user, "--pass", owner.pass];
  await command(
    dataDir,
    "create",
    label,
    "--name",
    "Casa Jabuticaba",
    ...users,
    "--features",
    "delivery,linktree",
  );
  await command(dataDir, "import", label, file);

  const call = await callAsOwner(origin, `${label}.localhost`);
  const upload = async (seed: number, size = itemPhoto): Promise<string> => {
    const form = new FormData();
    form.set("file", new Blob([new Uint8Array(await photograph(seed, size))]), "foto.jpg");
    const { upload: image } = (await call("POST", "uploads", form)) as { upload: { id: string } };
    return image.id;
  };
  const seeds = Array.from({ length: photoCount }, (_, seed) => seed + 1);
  const photos = await mapConcurrently(seeds, (seed) => upload(seed));
  const banner = await upload(photoCount + 1, { width: 1600, height: 900 });
  const logo = await upload(photoCount + 2, { width: 400, height: 400 });
  await call("PUT", "account", {
    data: { banner, logo },
    extras: { about: "<p>Cozinha de bairro desde 1987.</p>", whatsapp: "11912345678" },
  });
  // The shapes are the contract's.
  const { menu } = (await call("GET", "content/menu")) as {
    menu: { items: { id: string; title_br: string; parent_id: string }[] }[];
  };
  const items = menu.flatMap((category) => category.items);
  await mapConcurrently(items, ({ id, title_br, parent_id }, index) =>
    call("POST", "content/menu/item", {
      data: { id, title_br, parent_id, uploads: { images: [photos[index % photos.length]] } },
    }),
  );
}

async function command(dataDir: string, ...args: string[]): Promise<void> {
  const { PATH = "", HOME = "" } = process.env;
  await promisify(execFile)(process.execPath, ["src/server/cli/account.ts", ...args], {
    cwd: root,
    env: { PATH, HOME, DATA_DIR: dataDir },
  });
}

type Call = (method: string, path: string, body?: object) => Promise<unknown>;

async function callAsOwner(origin: string, domain: string): Promise<Call> {
  let token = await signIn(origin, { host: domain, ...owner });
  return async (method, path, body) => {
    const isForm = body instanceof FormData;
    const response = await fetch(`${origin}/v2.0/${path}`, {
      method,
      headers: {
        domain,
        authorization: `Bearer ${token}`,
        ...(body && !isForm ? { "content-type": "application/json" } : {}),
      },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
    token = response.headers.get("token") ?? token;
    return response.json();
  };
}

/** Works on a few entries at a time. The results have the order of the entries. */
async function mapConcurrently<Entry, Result>(
  entries: readonly Entry[],
  work: (entry: Entry, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const left = entries.entries();
  const worker = async () => {
    for (const [index, entry] of left) results[index] = await work(entry, index);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}
