import { createHash } from "node:crypto";
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP } from "node:net";
import type { PushSettings } from "../config.ts";
import { lookupPublic } from "./public-address.ts";

/** The address of a browser, and its key and secret, in base64url. */
export type Subscription = { endpoint: string; p256dh: string; auth: string };

/** The message that the site's worker shows (`web/offline/worker/show-news.ts`). */
export type PushMessage = { title: string; body: string; path: string; lang: string };

/** "gone": the subscription has ended, or cannot be used. */
export type PushOutcome = "sent" | "gone" | "failed";

export type PushService = {
  /** Whether an address that a guest's browser names may be sent to. */
  isAllowed: (endpoint: string) => boolean;
  /** A later message with the same `topic` replaces one that was not yet delivered. */
  send: (to: Subscription, message: PushMessage, topic: string) => Promise<PushOutcome>;
};

/** News of an order is of no use after this time. */
const ttlSeconds = 3_600;
const timeoutMs = 10_000;
const topicLength = 32;

/**
 * Sends messages to browsers through the push services that they name. A guest can name any address. It must be https
 * on its usual port, reached at a public address and nowhere else, or a service that the operator has named.
 */
export function createPushService(settings: PushSettings): PushService {
  const { publicKey, privateKey, contact } = settings;
  const named = new Set(settings.services);
  const isAllowed = (endpoint: string) => {
    if (!URL.canParse(endpoint)) return false;
    const url = new URL(endpoint);
    // An address that is not written as it is parsed could be read as another one further on.
    if (url.href !== endpoint) return false;
    if (url.username !== "" || url.password !== "") return false;
    return named.has(url.origin) || isPublicHttps(url);
  };
  return {
    isAllowed,
    async send({ endpoint, p256dh, auth }, message, topic) {
      // The operator may have removed a service since.
      if (!isAllowed(endpoint)) return "gone";
      const { default: webPush } = await import("web-push");
      const options = {
        vapidDetails: { subject: contact, publicKey, privateKey },
        TTL: ttlSeconds,
        urgency: "high",
        topic: createHash("sha256").update(topic).digest("base64url").slice(0, topicLength),
      } as const;
      const to = { endpoint, keys: { p256dh, auth } };
      const details = ifPossible(() =>
        webPush.generateRequestDetails(to, JSON.stringify(message), options),
      );
      // The browser's key is invalid.
      if (!details) return "gone";
      return post(endpoint, { ...details, isNamed: named.has(new URL(endpoint).origin) });
    },
  };
}

function ifPossible<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

function isPublicHttps({ protocol, port, hostname }: URL): boolean {
  return protocol === "https:" && port === "" && isIP(hostname.replace(/^\[|\]$/g, "")) === 0;
}

type Post = { headers: Record<string, string | number>; body: Buffer | null; isNamed: boolean };

/** Answers are not read and redirects not followed: all that counts is the status. */
function post(endpoint: string, { headers, body, isNamed }: Post): Promise<PushOutcome> {
  const request = new URL(endpoint).protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((done) => {
    const sending = request(
      endpoint,
      {
        method: "POST",
        headers,
        agent: false,
        signal: AbortSignal.timeout(timeoutMs),
        ...(isNamed ? {} : { lookup: lookupPublic }),
      },
      (response) => {
        response.destroy();
        done(outcomeOf(response.statusCode ?? 0));
      },
    );
    // The reason makes no difference: it is tried again.
    sending.on("error", () => done("failed"));
    sending.end(body);
  });
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return "sent";
  return status === 404 || status === 410 ? "gone" : "failed";
}
