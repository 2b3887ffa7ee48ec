import * as z from "zod";
import { StartRefused } from "./start-refused.ts";

const port = z.coerce.number().int().min(0).max(65_535);
const list = z
  .string()
  .transform((text) => text.split(",").map((part) => part.trim()).filter((part) => part !== ""));

const environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().default("127.0.0.1"),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: z.string().regex(/^postgres(?:ql)?:\/\//, "must start with postgres://").optional(),
  BASE_DOMAIN: z.string().toLowerCase().default("localhost"),
  ASSETS_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUSTED_PROXIES: list.default([]),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("warn"),
  DEMO: z.enum(["0", "1"]).default("1"),
});

/** The settings of one process; every one is optional in the environment. */
export type Config = {
  port: number;
  host: string;
  /** Holds the embedded database and the pictures. */
  dataDir: string;
  /** An administrator's address of another PostgreSQL; absent: the embedded one runs. */
  databaseUrl: string | undefined;
  baseDomain: string;
  /** Where pictures are served from, without a slash at the end. */
  assetsUrl: string;
  /** Addresses or networks of proxies whose X-Forwarded headers count. */
  trustedProxies: string[];
  logLevel: string;
  demo: boolean;
};

/** Parses the environment; a setting that cannot be understood is named in a `StartRefused`. */
export function parseConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new StartRefused(`The setting ${issue?.path.join(".")} cannot be used: ${issue?.message}.`);
  }
  const settings = parsed.data;
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataDir: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL,
    baseDomain: settings.BASE_DOMAIN,
    assetsUrl: (settings.ASSETS_URL ?? "/assets").replace(/\/$/, ""),
    trustedProxies: settings.TRUSTED_PROXIES,
    logLevel: settings.LOG_LEVEL,
    demo: settings.DEMO === "1",
  };
}
