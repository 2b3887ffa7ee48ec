import {
  CallRefused,
  type SendForm,
  type Transport,
  type TransportRequest,
  type TransportResponse,
} from "../../contract/client.ts";
import type { RefusalBody } from "../../contract/errors.ts";
import { text } from "../text/dictionary.ts";
import { withTexts } from "../text/spoken-language.ts";
import {
  clearSignIn,
  storeAuthenticated,
  storedSignIn,
  storedToken,
  storeToken,
} from "./session.ts";

const timeoutMs = 20_000;
const wordsTimeoutMs = 2_000;

type SessionEnd = {
  /** Asks staff to sign in again where they are; false when the page cannot. */
  askToSignIn: () => boolean;
  /** Takes staff to where they sign in again. */
  leave: () => void;
};

/** Calls the server over fetch with the stored token, and keeps the token that an answer gives. */
export function browserTransport({ askToSignIn, leave }: SessionEnd): Transport {
  return async (request) => {
    const wasForAnybody = isForAnybody(request);
    const token = storedToken();
    const first = await send(request);
    // Somebody may have signed in while this answer was on its way, so it says nothing about their session.
    const answer = wasForAnybody && isGuests(request, first) ? await send(request) : first;
    if (isGuests(request, answer)) {
      // The answer lacks what only staff see, so a working page keeps its data until they have signed in again.
      return askToSignIn() ? sessionExpired() : answer;
    }
    const wasStaff = storedSignIn() !== null;
    const isOver = answer.status === 401 || (wasStaff && isNobodys(answer));
    // The refusal of a replaced token says nothing about the session that goes on.
    if (!isOver || (wasStaff && storedToken() !== token)) return answer;
    const hadToken = storedToken() !== null;
    if (wasStaff && askToSignIn()) return sessionExpired();
    clearSignIn();
    if (wasStaff) leave();
    // A guest whose identity was forgotten is a new guest; the same call is good again without the old token.
    return wasStaff || !hadToken ? answer : send(request);
  };
}

const sessionExpired = (): TransportResponse => ({
  status: 401,
  body: { error: "session_expired", message: text.states.sessionExpired },
});

/** Whether staff got the answer for guests. A refusal does not count: it says itself what to do. */
function isGuests(request: TransportRequest, { status, authenticated }: Answer): boolean {
  if (status >= 400 || authenticated !== "false") return false;
  return isContent(request) && storedSignIn() !== null;
}

/** Whether the server sees nobody: the token of staff is gone, and with it their session. */
function isNobodys({ body }: TransportResponse): boolean {
  return (body as Partial<RefusalBody> | undefined)?.error === "auth_required";
}

/** `authenticated` says whether the server took the caller for staff. */
type Answer = TransportResponse & { authenticated?: string | null };

async function send(request: TransportRequest): Promise<Answer> {
  if (request.sendForm) return sendAsForm(request, request.sendForm);
  const hasBody = request.body !== undefined;
  const response = await fetch(request.address, {
    method: request.method,
    headers: {
      ...request.headers,
      ...(isForAnybody(request) ? {} : identity()),
      ...(hasBody ? { "content-type": "application/json" } : {}),
    },
    ...(hasBody ? { body: JSON.stringify(request.body) } : {}),
    // Chromium gives the answer that the document has begun to fetch to a request with a token, too, unless the
    // credentials modes differ. No call here needs cookies.
    credentials: isForAnybody(request) ? "same-origin" : "omit",
    signal: timeLimit(timeoutMs, request.signal),
  }).catch(refuseOffline);
  keepIdentity((name) => response.headers.get(name));
  const body = await response.text().catch(refuseOffline);
  return {
    status: response.status,
    body: await worded(parseJson(body)),
    authenticated: response.headers.get("authenticated"),
  };
}

/** Only staff send files and sign in, so the code for it comes with their parts of the pages. */
async function sendAsForm(
  request: TransportRequest,
  sendForm: SendForm,
): Promise<TransportResponse> {
  const headers = { ...request.headers, ...identity() };
  const { status, header, body } = await sendForm(request, headers).catch(refuseOffline);
  keepIdentity(header);
  return { status, body: await worded(parseJson(body)) };
}

/** Refusals are rare, so their words are fetched with the first one. The server's words serve until then. */
async function worded(body: unknown): Promise<unknown> {
  if ((body as Partial<RefusalBody> | undefined)?.error === undefined) return body;
  let isLate = false;
  const put = withTexts(import("./word-refusal.ts"))
    .then(({ wordRefusal }) => wordRefusal(body as RefusalBody, isLate))
    .catch(() => undefined);
  await Promise.race([put, new Promise((done) => setTimeout(done, wordsTimeoutMs))]);
  isLate = true;
  return body;
}

/** Keeps the identity that an answer's headers give the caller. */
export function keepIdentity(header: (name: string) => string | null): void {
  const fresh = header("token");
  if (fresh !== null) storeToken(fresh);
  const authenticated = header("authenticated");
  if (authenticated !== null) storeAuthenticated(authenticated);
}

/**
 * Whether the answer is the same for all guests, so that caches on the way can keep it. The document has begun to fetch
 * it, and browsers reuse that answer only for a request without headers of our own.
 */
function isForAnybody(request: TransportRequest): boolean {
  return isContent(request) && storedSignIn() === null;
}

/** The account's contents, and its notice of the data that it keeps. */
function isContent({ method, address }: TransportRequest): boolean {
  return method === "GET" && /\/(content|privacy\/notice)/.test(address);
}

export function identity(): Record<string, string> {
  const token = storedToken();
  return { domain: location.host, ...(token === null ? {} : { authorization: `Bearer ${token}` }) };
}

/** No answer came, or not all of it: the one refusal that the server does not word. */
function refuseOffline(cause: unknown): never {
  throw new CallRefused(0, { error: "offline", message: text.states.noNetwork }, { cause });
}

/** A proxy in between may answer with its own page. */
function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** A signal that aborts after `ms`, or with `other`. Older phones have no `AbortSignal.timeout`. */
export function timeLimit(ms: number, other?: AbortSignal): AbortSignal {
  const limit = new AbortController();
  const end = () => limit.abort();
  setTimeout(end, ms);
  if (other?.aborted) end();
  other?.addEventListener("abort", end);
  return limit.signal;
}
