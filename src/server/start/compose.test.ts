import { access, readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";

const root = new URL("../../../", import.meta.url);
const read = (path: string) => readFile(new URL(path, root), "utf8");
const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = ""]) => name);

describe("Dockerfile and compose.yaml", () => {
  it("have the packages' version of Node in every image that runs it", async () => {
    const manifest = JSON.parse(await read("package.json")) as {
      devDependencies: { node: string };
    };
    const versions = found(await read("Dockerfile"), /^FROM node:([\d.]+)-/gm);
    expect(versions).toHaveLength(2);
    expect(new Set(versions)).toEqual(new Set([manifest.devDependencies.node]));
  });

  it("set nothing that the program does not read", async () => {
    const compose = await read("compose.yaml");
    const [, site = ""] = /\n  site:\n([^]*?)\n  \w+:\n/.exec(compose) ?? [];
    const set = found(site, /^ {6}([A-Z_]+):/gm);
    expect(set.length).toBeGreaterThan(5);
    const image = found(await read("Dockerfile"), /\b(HOST|DATA_DIR|PORT)=/g);
    const settings = found(await read("src/server/config.ts"), /^ {2}([A-Z][A-Z_0-9]+):/gm);
    // Node itself reads these two: where temporary files and its cache go.
    const known = new Set([...settings, "TMPDIR", "NODE_COMPILE_CACHE"]);
    expect([...set, ...image].filter((name) => !known.has(name))).toEqual([]);
  });

  it("begin with an .env whose every line Compose reads, and which says all that it asks for", async () => {
    const guide = await read("docs/operating.md");
    const [, lines = ""] = /^ {3}```\n( {3}BASE_DOMAIN=[^]*?)^ {3}```$/m.exec(guide) ?? [];
    // Compose takes a comment behind an empty value for the value.
    expect(lines).not.toMatch(/=.*#/);
    const compose = await read("compose.yaml");
    const named = found(lines, /^ {3}([A-Z_]+)=/gm);
    expect(named.filter((name) => !compose.includes(`\${${name}:`))).toEqual([]);
    expect(named).toEqual(expect.arrayContaining(found(compose, /\$\{([A-Z_]+):\?/g)));
  });

  it("hand Caddy what its file asks for, and are trusted as its network", async () => {
    const compose = await read("compose.yaml");
    const asked = found(await read("deploy/Caddyfile"), /\{\$([A-Z_]+)\}/g);
    expect(asked.filter((name) => !compose.includes(`\n      ${name}: `))).toEqual([]);
    const [network] = found(compose, /subnet: ([\d./]+)/g);
    expect(found(compose, /TRUSTED_PROXIES: ([\d./]+)/g)).toEqual([network]);
  });

  it("copy what is there and what is not ignored", async () => {
    const lines = found(await read("Dockerfile"), /^COPY (?!--from)(.+) \S+$/gm);
    const paths = lines.flatMap((line) => line.split(" "));
    const ignored = await read(".dockerignore");
    for (const path of paths) {
      await access(new URL(path, root));
      expect(ignored).toContain(`\n!${path}\n`);
    }
  });
});
