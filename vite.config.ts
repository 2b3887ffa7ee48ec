import { createHash } from "node:crypto";
import { relative } from "node:path";
import { defineConfig, transformWithOxc, type Plugin } from "vite";
import { bareTexts } from "./scripts/bare-texts.ts";
import { exactTargets, scriptTargets } from "./scripts/supported-browsers.ts";

/**
 * All that a page brings with it is one file: together it is a fortieth smaller than cut by what later parts share, and
 * a phone waits for each file anew. What runs before the page is drawn stays alone.
 */
const withThePage = {
  name: "page",
  tags: ["$initial" as const],
  test: /^(?!.*(?:first|order|offline)-script)/,
  priority: 1,
};
/** Nearly every form has these, and an item's would bring the whole of it along. */
const fields = {
  name: "Field",
  test: /src\/web\/ui\/(?:Field|FieldNotes|ChoiceField|FormMessage|Stepper|use-own-toast)\b/,
};
/** The words of an order's lines are on many pages, which would have the whole of an item with them. */
const orderLines = {
  name: "Counted",
  test: /src\/(?:web\/(?:ordering\/Counted|text\/summary-dictionary)|domain\/(?:pricing-words|option-share|option-count))\b/,
};
/** So would what needs one word of an open item. */
const itemWords = { name: "item-words", test: /src\/web\/text\/cart-dictionary\b/ };
/** What is chosen of an item, as several parts have it that a tap brings. */
const choices = {
  name: "choices",
  test: /src\/(?:web\/(?:menu\/item\/item-draft|ordering\/(?:group-choice|order-request))|domain\/chosen-options)\b/,
};
/** The menu hears of changes too, and has nothing else of what other pages share. */
const stream = {
  name: "use-stream",
  test: /src\/web\/live\/(?:use-stream|live-state|apply-menu)\b/,
};
/**
 * What nearly all pages beside the menu have. Cut by who has each of them these would be some thirty files of a few hundred
 * bytes, which is what the headers of a file take as well.
 */
const pageParts = [
  {
    name: "labels",
    test: /src\/(?:web\/(?:text\/(?:labels|time-since)|site\/(?:account-clock|order-clock|when-words)|services\/service-words|api\/refusal-text)|domain\/(?:labels|order-status|change-for|print-layout|search))\b/,
  },
  {
    name: "useMutation",
    test: /src\/web\/storage\/session-store\b|react-query\/.*\/useMutation\b/,
  },
  // Before the next one, which would take what these need along.
  {
    name: "queries",
    test: /src\/web\/(?:live\/refetch-interval|(?:auth|stock|floor)\/queries)\b/,
  },
  {
    name: "PageHeader",
    test: /src\/web\/(?:frame\/PageHeader|live\/FreshnessNote|site\/use-spoken-document|auth\/(?:use-sign-out|use-session-change)|api\/QueryFailed)\b/,
  },
  { name: "use-live", test: /src\/web\/(?:live\/use-live|orders\/queries)\b/ },
];
/** What an open item shows. Other parts have some of it too, and would cut it in five. */
const openItem = {
  name: "ItemForm",
  test: /src\/web\/(?:menu\/item\/(?:ItemForm|ItemFace|OptionGroup|DragHandle|follow-finger))/,
};

/**
 * The styles that stand with an order: each sheet of its page would be waited for on a connection of its own. Pages with a
 * `PageHeader` have the whole of it, 2 KB.
 */
const orderStyles = {
  name: "order-styles",
  test: /src\/web\/(?:orders\/(?:Order(?:Page|Lines|Summary)|order\/\w+)|ordering\/Counted|frame\/\w+|live\/\w+|auth\/OwnPassword)\.module\.css/,
  priority: 2,
};

/** Its class fields are those that Safari 15 cannot read. */
const cropForAll: Plugin = {
  name: "crop-for-all",
  transform: (code, id) =>
    id.includes("/react-image-crop/") && id.endsWith(".js")
      ? transformWithOxc(code, id, { target: exactTargets })
      : undefined,
};

const sheetsByClass = new Map<string, string>();

/**
 * The page's name of a sheet's class: shorter than the usual one, which has the line as well, and half a KB less in what
 * the menu brings with it. Two sheets that would share one end the build.
 */
function classNameOf(name: string, file: string): string {
  const sheet = relative(import.meta.dirname, file);
  const className = `${name}_${createHash("sha256").update(sheet).digest("base64url").slice(0, 3)}`;
  const other = sheetsByClass.get(className) ?? sheet;
  if (other !== sheet) throw new Error(`${sheet} and ${other} share the class ${className}`);
  sheetsByClass.set(className, sheet);
  return className;
}

// Two builds from one source: scripts and styles for browsers, and the renderer that the server imports.
export default defineConfig(({ isSsrBuild }) => ({
  base: "/static/",
  publicDir: false,
  plugins: [cropForAll, bareTexts],
  css: { modules: { generateScopedName: classNameOf } },
  // The router takes along what React has had of itself for long.
  resolve: { alias: { "use-sync-external-store/shim/index.js": "react" } },
  // With its libraries inside, the renderer is React's production build whatever NODE_ENV says at run time: the other one
  // takes several times as long. Of the renderer alone nobody would settle that.
  ssr: { noExternal: true },
  ...(isSsrBuild ? { define: { "process.env.NODE_ENV": JSON.stringify("production") } } : {}),
  build: {
    target: isSsrBuild ? "es2024" : scriptTargets,
    cssTarget: exactTargets,
    outDir: isSsrBuild ? "dist/ssr" : "dist/web",
    assetsDir: "",
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    // Later parts name what they are made of themselves. Named in the page's script as well it would be there a moment
    // earlier, and the page's script a hundredth larger for everybody.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    rolldownOptions: {
      input: isSsrBuild
        ? "src/web/entry-server.tsx"
        : [
            "src/web/entry-client.tsx",
            "src/web/site/first-script.ts",
            "src/web/site/order-script.ts",
            "src/web/site/offline-script.ts",
          ],
      output: {
        // The page's script lists the files of all later parts: names that say nothing, of seven small letters and
        // digits, are half a KB less. The manifest has names that say something.
        hashCharacters: "base36",
        ...(!isSsrBuild && {
          chunkFileNames: "[hash:7].js",
          codeSplitting: {
            groups: [
              withThePage,
              fields,
              orderLines,
              choices,
              itemWords,
              stream,
              ...pageParts,
              openItem,
              orderStyles,
            ],
          },
          // Files that are neither script nor sheet are named by the server's build as well.
          assetFileNames: ({ names }: { names: string[] }) =>
            names.some((name) => name.endsWith(".css"))
              ? "[hash:7][extname]"
              : "[name]-[hash][extname]",
        }),
      },
      // "use client" means nothing to either build.
      onLog: (level, log, report) => {
        if (log.code !== "MODULE_LEVEL_DIRECTIVE") report(level, log);
      },
    },
  },
}));
