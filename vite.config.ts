import { defineConfig } from "vite";

// Two builds from one source: scripts and styles for browsers, and the renderer that the server imports.
export default defineConfig(({ isSsrBuild }) => ({
  base: "/static/",
  publicDir: false,
  // With its libraries inside, the renderer is React's production build whatever NODE_ENV says at run time.
  ssr: { noExternal: true },
  build: {
    target: "es2022",
    outDir: isSsrBuild ? "dist/ssr" : "dist/web",
    assetsDir: "",
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: isSsrBuild
        ? "src/web/entry-server.tsx"
        : ["src/web/entry-client.tsx", "src/web/site/first-letters.ts"],
      // "use client" means nothing to either build.
      onLog: (level, log, report) => {
        if (log.code !== "MODULE_LEVEL_DIRECTIVE") report(level, log);
      },
    },
  },
}));
