import { createECDH } from "node:crypto";
import * as z from "zod";
import { normaliseHost } from "../domain/host-name.ts";
import { parseNetworks } from "./networks.ts";
import { StartRefused } from "./operator-refused.ts";

/** Digits only: `Number` would take an empty text, "1e3" and " 3000" as well. */
const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine(
      (value) => value >= min && value <= max,
      `must be a whole number from ${min} to ${max}`,
    );
const list = z.string().transform((text) =>
  text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== ""),
);
const networks = list.refine(
  (entries) => parseNetworks(entries) !== undefined,
  "must be addresses or networks such as 10.0.0.0/8, with commas between them",
);
const cepUrls = list.refine(
  (urls) =>
    urls.length > 0 &&
    urls.every((url) => url.includes("{cep}") && isWebAddress(url.replaceAll("{cep}", "01001000"))),
  "must be addresses with {cep} in them, with commas between them",
);
const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const urlWithoutUser = z
  .string()
  .regex(/^postgres(?:ql)?:\/\//, "must start with postgres://")
  .refine(
    (text) => isDatabaseUrl(text) && new URL(text).username === "",
    "must be like postgres://host:6432/database, without a user: the program signs in as its own role",
  );

const environment = z.object({
  PORT: whole(0, 65_535).default(3000),
  // Reachable from this machine only, because everybody knows the demo's passwords. "0.0.0.0" lets phones of the local
  // network in.
  HOST: z.string().default("127.0.0.1"),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(?:ql)?:\/\//, "must start with postgres://")
    .refine(
      isDatabaseUrl,
      "must be like postgres://user:password@host:5432/database, with a % in the password as %25",
    )
    .optional(),
  POOL_URL: urlWithoutUser.optional(),
  READ_URL: urlWithoutUser.optional(),
  BASE_DOMAIN: z
    .string()
    .toLowerCase()
    .refine(
      (name) => normaliseHost(name) === name,
      "must be a host name without a port, and in ASCII (pão.example is xn--po-jia.example)",
    )
    .default("localhost"),
  ASSETS_URL: z
    .url({ protocol: /^https?$/, error: "must be an address that starts with http:// or https://" })
    // Names of pictures are appended to it.
    .regex(/^[^?#]*$/, "must be an address without ? and #")
    .optional(),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: "must be an address that starts with http:// or https://" })
    .regex(/^https?:\/\/[^/?#@]+\/?$/, "must be an address without a path, as https://s3.example")
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "must be the name of a bucket")
    .optional(),
  S3_REGION: z.string().default("us-east-1"),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  PROVIDER_URL: z
    .url({ protocol: /^https?$/, error: "must be an address that starts with http:// or https://" })
    .optional(),
  // Asked in this order for the address of a postal code.
  CEP_URLS: cepUrls.default([
    "https://viacep.com.br/ws/{cep}/json/",
    "https://brasilapi.com.br/api/cep/v2/{cep}",
  ]),
  // The operator chooses this address. Nothing that others type becomes part of it.
  TRANSLATE_URL: z
    .url({ protocol: /^https?$/, error: "must be an address that starts with http:// or https://" })
    .regex(/^[^?#]*$/, "must be an address without ? and #")
    .optional(),
  TRANSLATE_KEY: z.string().optional(),
  TRANSLATE_MODEL: z.string().optional(),
  // Keys of this site for the push services of browsers, in base64url; `npx web-push generate-vapid-keys` makes both.
  PUSH_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/, "must be a public key in base64url, of 87 characters")
    .optional(),
  PUSH_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, "must be a private key in base64url, of 43 characters")
    .optional(),
  PUSH_CONTACT: z
    .string()
    .regex(/^(?:mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/, "must start with mailto: or https://")
    .optional(),
  PUSH_SERVICES: list
    .refine(
      (origins) =>
        origins.every((origin) => isWebAddress(origin) && new URL(origin).origin === origin),
      "must be addresses without a path, as https://push.example:8443, with commas between them",
    )
    .default([]),
  TRUSTED_PROXIES: networks.default([]),
  LOG_LEVEL: z.enum(logLevels, { error: `must be one of ${logLevels.join(", ")}` }).default("warn"),
  METRICS_FROM: networks.default(["127.0.0.0/8", "::1"]),
  ORDERS_PER_MINUTE_GUEST: whole(1, 1_000_000).default(5),
  ORDERS_PER_MINUTE_ADDRESS: whole(1, 1_000_000).default(30),
  PERSONAL_DATA_DAYS: whole(1, 3650).default(180),
  DEMO: z.enum(["0", "1"], { error: "must be 0 or 1" }).optional(),
});

/** A bucket of a service that speaks S3. */
export type Bucket = {
  /** The service's address, without a slash at the end. */
  endpoint: string;
  name: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** A service that suggests translations, by OpenAI's protocol. */
export type Translator = {
  /** With the version, as `https://api.example/v1`; without a slash at the end. */
  url: string;
  key: string | undefined;
  model: string;
};

/** Keys by which guests' devices are told of their orders, through the push services of their browsers. */
export type PushSettings = {
  publicKey: string;
  privateKey: string;
  /** The contact that push services ask about this site: an address that begins with mailto: or https:. */
  contact: string;
  /** Origins to send to though they are private or have another port: a push service of the operator's own. */
  services: string[];
};

/** The settings of one process; every one is optional in the environment. */
export type Config = {
  port: number;
  host: string;
  /** Holds the embedded database and, without a bucket, the pictures. */
  dataDir: string;
  /** Holds the pictures in place of the data folder. */
  bucket: Bucket | undefined;
  /** An administrator's address of another PostgreSQL; absent: the embedded one runs. */
  databaseUrl: string | undefined;
  /** A pooler's address of the same database, for requests; absent: requests use the database's own. */
  poolUrl: string | undefined;
  /** A streaming replica's address, for what guests read; absent: guests read from the primary. */
  readUrl: string | undefined;
  baseDomain: string;
  /** The address of pictures, without a slash at the end. */
  assetsUrl: string;
  /** The address behind "powered by"; absent: the front page of the base domain. */
  providerUrl: string | undefined;
  /** The postal-code services, as addresses with `{cep}` in the place of the code. */
  cepUrls: string[];
  /** Absent: nothing is suggested. */
  translator: Translator | undefined;
  /** Absent: no device gets messages. */
  push: PushSettings | undefined;
  /** Addresses or networks of proxies whose X-Forwarded headers count. */
  trustedProxies: string[];
  /** Addresses or networks whose programs may read /metrics. */
  metricsFrom: string[];
  /** Orders that guests may place in a minute: each of them, and all who share an address. */
  ordersPerMinute: { perGuest: number; perAddress: number };
  logLevel: string;
  /** Days after which an order no longer says whose it was. */
  personalDataDays: number;
  /** Whether an empty database gets the demo accounts. */
  demo: boolean;
};

/** Parses the environment; a setting that cannot be understood is named in a `StartRefused`. */
export function parseConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new StartRefused(
      `The setting ${issue?.path.join(".")} cannot be used: ${issue?.message}.`,
    );
  }
  const settings = parsed.data;
  if (settings.POOL_URL !== undefined && settings.DATABASE_URL === undefined)
    throw new StartRefused(
      "The setting POOL_URL cannot be used: must come with DATABASE_URL, which leads past the pool.",
    );
  if (settings.READ_URL !== undefined && settings.DATABASE_URL === undefined)
    throw new StartRefused(
      "The setting READ_URL cannot be used: must come with DATABASE_URL, which leads to the primary.",
    );
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataDir: settings.DATA_DIR,
    bucket: bucketOf(settings),
    databaseUrl: settings.DATABASE_URL,
    poolUrl: settings.POOL_URL,
    readUrl: settings.READ_URL,
    baseDomain: settings.BASE_DOMAIN,
    assetsUrl: (settings.ASSETS_URL ?? "/assets").replace(/\/$/, ""),
    providerUrl: settings.PROVIDER_URL,
    cepUrls: settings.CEP_URLS,
    translator: translatorOf(settings),
    push: pushOf(settings),
    trustedProxies: settings.TRUSTED_PROXIES,
    metricsFrom: settings.METRICS_FROM,
    ordersPerMinute: {
      perGuest: settings.ORDERS_PER_MINUTE_GUEST,
      perAddress: settings.ORDERS_PER_MINUTE_ADDRESS,
    },
    logLevel: settings.LOG_LEVEL,
    personalDataDays: settings.PERSONAL_DATA_DAYS,
    // Everybody knows the demo's passwords, so a server that others can reach makes it only when asked to.
    demo:
      settings.DEMO === undefined ? isOfThisMachine(settings.BASE_DOMAIN) : settings.DEMO === "1",
  };
}

function translatorOf({
  TRANSLATE_URL: url,
  TRANSLATE_KEY: key,
  TRANSLATE_MODEL: model,
}: z.output<typeof environment>): Translator | undefined {
  if (url === undefined) return undefined;
  if (model === undefined)
    throw new StartRefused(
      "The setting TRANSLATE_MODEL is missing: suggestions of TRANSLATE_URL need the name of a model.",
    );
  return { url: url.replace(/\/$/, ""), key, model };
}

const bucketSettings = [
  "S3_ENDPOINT",
  "S3_BUCKET",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
] as const;

/** All of them or none. */
function bucketOf(settings: z.output<typeof environment>): Bucket | undefined {
  const missing = bucketSettings.filter((name) => settings[name] === undefined);
  if (missing.length === bucketSettings.length) return undefined;
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: name,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = settings;
  if (!endpoint || !name || !accessKeyId || !secretAccessKey)
    throw new StartRefused(
      `The setting ${missing[0]} is missing: a bucket needs ${bucketSettings.join(", ")}.`,
    );
  return {
    endpoint: endpoint.replace(/\/$/, ""),
    name,
    region: settings.S3_REGION,
    accessKeyId,
    secretAccessKey,
  };
}

const pushKeys = ["PUSH_PUBLIC_KEY", "PUSH_PRIVATE_KEY", "PUSH_CONTACT"] as const;

/** All of them or none. */
function pushOf(settings: z.output<typeof environment>): PushSettings | undefined {
  const missing = pushKeys.filter((name) => settings[name] === undefined);
  if (missing.length === pushKeys.length) return undefined;
  const {
    PUSH_PUBLIC_KEY: publicKey,
    PUSH_PRIVATE_KEY: privateKey,
    PUSH_CONTACT: contact,
  } = settings;
  if (!publicKey || !privateKey || !contact)
    throw new StartRefused(
      `The setting ${missing[0]} is missing: messages to guests need ${pushKeys.join(", ")}.`,
    );
  if (publicKeyOf(privateKey) !== publicKey)
    throw new StartRefused(
      "The setting PUSH_PUBLIC_KEY cannot be used: must be the public key of PUSH_PRIVATE_KEY.",
    );
  return { publicKey, privateKey, contact, services: settings.PUSH_SERVICES };
}

/** Undefined for a text that is no private key of the curve. */
function publicKeyOf(privateKey: string): string | undefined {
  try {
    const pair = createECDH("prime256v1");
    pair.setPrivateKey(privateKey, "base64url");
    return pair.getPublicKey("base64url");
  } catch {
    return undefined;
  }
}

export type Reach = Pick<Config, "port" | "trustedProxies">;

/**
 * The address of a host's pages, without a slash at the end. A trusted proxy is there for https, so the address is then
 * the proxy's. A host of this machine has no certificate.
 */
export function siteAddress({ port, trustedProxies }: Reach, host: string): string {
  if (trustedProxies.length > 0 && !isOfThisMachine(host)) return `https://${host}`;
  return `http://${host}${port === 80 ? "" : `:${port}`}`;
}

/** Names that lead to the machine itself, whoever asks for them. */
export function isOfThisMachine(host: string): boolean {
  return /(?:^|\.)localhost$/.test(host);
}

/**
 * The program signs in as its own roles by changing the address's user. A user named in the query would override that,
 * and the policies would hold nobody back.
 */
function isDatabaseUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { password, hostname, pathname, searchParams } = new URL(text);
  if (hostname === "" || pathname.length < 2) return false;
  return !searchParams.has("user") && !searchParams.has("password") && isEncoded(password);
}

function isEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
