import { createHash } from "node:crypto";
import { access, readFile } from "node:fs/promises";
import type {
  DrawnOrder,
  OrderPageRequest,
  PageRequest,
  RenderedPage,
} from "../../contract/rendered-page.ts";
import { reasonOf } from "../db/database.ts";
import { codeOf } from "../error-code.ts";
import { StartRefused } from "../operator-refused.ts";
import type { Account } from "../../contract/account.ts";
import type { Language } from "../../domain/languages.ts";
import { readableOn } from "../../domain/contrast.ts";

const dist = new URL("../../../dist/", import.meta.url);

/** Folder of the built scripts and styles, served under /static/. */
export const staticFolder = new URL("web/", dist);

/** The built page renderer's functions; the web's entry-server makes it. */
export type Renderer = {
  renderPage(request: PageRequest): Promise<RenderedPage>;
  /** Draws the page of a guest's own order. */
  renderOrder(request: OrderPageRequest): Promise<DrawnOrder>;
  /** One path, without a language, for all pages that are the same to the letter as this path's. */
  pageName(path: string): string;
  /** Pages of the product itself, for a document's body. */
  nobodysPages: Record<Language, Record<NobodysPage, StaticPage>>;
  /** The document that a device shows for a page of `language` that it has not kept, said in `words`. */
  offlinePage(of: { language: Language; words: Language }): StaticPage;
  /** Stands below a page, for when its script fails. */
  troubleNote: Record<Language, string>;
  accountTheme(colors: Record<string, string>): Record<string, string>;
  /** The form of a picture that browsers load where it is as wide as the window. */
  pictureSource(picture: { file: string; width: number; assetsUrl: string }): PictureSource;
  /** The default palette, each #rrggbb. */
  defaultColours: Record<"paper" | "surface" | "accent", string>;
};

type StaticPage = { title: string; html: string };

/** Names of the pages of no account: for hosts of nobody, and by a refusal's code for pages that could not be made. */
export type NobodysPage = "front" | "missing" | "unavailable" | "too_many_requests" | "default";

export type PictureSource = { type: string; srcSet: string };

/** Files that every page begins with. Addresses start with /static/. */
export type EntryFiles = {
  script: string;
  /** Runs before the page is first drawn, and then fetches what the document names for later. */
  firstScript: InlineScript;
  /** Asks the server to draw the page's order. */
  orderScript: InlineScript;
  /** Leads from the offline page to the asked one once there is a network. */
  offlineScript: InlineScript;
  styles: string[];
  titleFont: string;
  /** Further files that a page with a script of its own needs. */
  partsOf(sources: readonly string[]): { scripts: string[]; styles: string[] };
  /** The script with a page's first texts in a language other than Portuguese. */
  textsOf(language: Language): string | undefined;
};

/** A script that stands in the document: fetched, it would cost the first drawing a round trip. */
export type InlineScript = {
  code: string;
  /** The security policy allows the script by this digest, unchanged, and no other. */
  sha256: string;
};

export type Web = {
  renderer: Renderer;
  files: EntryFiles;
  /** The script that keeps pages for when there is no network. */
  worker: string;
};

type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>;

/** Loads the built web. Refuses in one sentence when a file of it is missing or cut short. */
export async function loadWeb(folder = dist): Promise<Web> {
  return readWeb(folder).catch((cause: unknown) => {
    const isDamaged =
      cause instanceof SyntaxError ||
      ["ENOENT", "ERR_MODULE_NOT_FOUND"].includes(codeOf(cause) ?? "");
    if (!isDamaged) throw cause;
    throw new StartRefused(
      `The built pages are not whole (${reasonOf(cause)}): build them again with "npm run build".`,
      { cause },
    );
  });
}

async function readWeb(folder: URL): Promise<Web> {
  const web = new URL("web/", folder);
  const manifest = JSON.parse(
    await readFile(new URL(".vite/manifest.json", web), "utf8"),
  ) as Manifest;
  for (const { file, css = [] } of Object.values(manifest))
    for (const part of [file, ...css]) await access(new URL(part, web));
  // The build makes both; their shapes are held by the page tests.
  const renderer = (await import(new URL("ssr/entry-server.js", folder).href)) as Renderer;
  const worker = await readFile(new URL("worker/sw.js", folder), "utf8");
  const standing = async (name: string) => {
    const { file } = manifest[`src/web/site/${name}.ts`] ?? {};
    if (file === undefined) throw new Error(`The web's build has no ${name}`);
    return standingScript(await readFile(new URL(file, web), "utf8"));
  };
  const files = {
    ...entryFiles(manifest),
    firstScript: await standing("first-script"),
    orderScript: await standing("order-script"),
    offlineScript: await standing("offline-script"),
  };
  return { renderer, files, worker };
}

function standingScript(built: string): InlineScript {
  const code = built.trim();
  // These end the element, begin another form of it, or cannot run outside of a module.
  if (/<\/script|<!--|\bimport\s*["{*\w]|\bexport\b|\r/i.test(code)) {
    throw new Error("A script cannot stand in a document");
  }
  // Each script has a scope of its own: the minified names of two would clash.
  const wrapped = `(()=>{${code}})()`;
  return { code: wrapped, sha256: createHash("sha256").update(wrapped).digest("base64") };
}

function entryFiles(manifest: Manifest): Omit<EntryFiles, `${string}Script`> {
  const inEntry = chunksFrom(manifest, "src/web/entry-client.tsx");
  const chunks = [...inEntry].flatMap((key) => manifest[key] ?? []);
  const [entry, ...others] = chunks;
  if (!entry) throw new Error("The web's build has no entry");
  // Browsers would find out about other files only when the first has come.
  if (others.length > 0) throw new Error("The page's script is in more than one file");
  return {
    script: `/static/${entry.file}`,
    styles: stylesIn(chunks),
    titleFont: `/static/${manifest["src/web/theme/young-serif.woff2"]?.file}`,
    textsOf: (language) => {
      const chunk = manifest[`src/web/text/${language}/index.ts`];
      return chunk && `/static/${chunk.file}`;
    },
    partsOf: (sources) => {
      const keys = [...chunksFrom(manifest, ...sources)].filter((key) => !inEntry.has(key));
      const own = keys.flatMap((key) => manifest[key] ?? []);
      return { scripts: own.map(({ file }) => `/static/${file}`), styles: stylesIn(own) };
    },
  };
}

/** The scripts' own chunks, and those that they cannot begin without. */
function chunksFrom(manifest: Manifest, ...sources: string[]): Set<string> {
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    if (!manifest[key]) throw new Error(`The web's build has no ${key}`);
    manifest[key].imports?.forEach(visit);
  };
  for (const source of sources) visit(source);
  return seen;
}

function stylesIn(chunks: readonly Manifest[string][]): string[] {
  return chunks.flatMap((chunk) => chunk.css ?? []).map((file) => `/static/${file}`);
}

/** The account's colours where style sheets do not reach, each #rrggbb. */
export type AccountColours = { paper: string; surface: string; accent: string; onAccent: string };

export function accountColours(renderer: Renderer, { extras }: Account): AccountColours {
  const theme = renderer.accountTheme(extras.styleguide.colors);
  const { paper, surface, accent } = renderer.defaultColours;
  const chosenAccent = theme["--accent"] ?? accent;
  return {
    paper: theme["--paper"] ?? paper,
    surface: theme["--surface"] ?? surface,
    accent: chosenAccent,
    onAccent: theme["--on-accent"] ?? readableOn(chosenAccent),
  };
}
