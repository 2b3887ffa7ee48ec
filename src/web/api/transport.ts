import { CallRefused, type Transport, type TransportRequest } from "../../contract/client.ts";
import { text } from "../text/dictionary.ts";
import {
  clearSignIn,
  storeAuthenticated,
  storedSignIn,
  storedToken,
  storeToken,
} from "./session.ts";

const timeoutMs = 20_000;

/** Called when staff must sign in again; the router takes them there. */
type OnSessionExpired = () => void;

/** Calls the server over fetch with the stored token, and keeps the token that an answer gives. */
export function browserTransport(onSessionExpired: OnSessionExpired): Transport {
  return async (request) => {
    const answer = await send(request);
    if (answer.status !== 401) return answer;
    const wasStaff = storedSignIn() !== null;
    const hadToken = storedToken() !== null;
    clearSignIn();
    if (wasStaff) onSessionExpired();
    // A guest whose identity was forgotten is a new guest; the same call is good again without the old token.
    return wasStaff || !hadToken ? answer : send(request);
  };
}

async function send(request: TransportRequest): Promise<{ status: number; body: unknown }> {
  const hasBody = request.body !== undefined;
  const response = await fetch(request.address, {
    method: request.method,
    headers: {
      ...request.headers,
      ...(isForAnybody(request) ? {} : identity()),
      ...(hasBody ? { "content-type": "application/json" } : {}),
    },
    ...(hasBody ? { body: JSON.stringify(request.body) } : {}),
    signal: request.signal
      ? AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)])
      : AbortSignal.timeout(timeoutMs),
  }).catch(refuseOffline);
  const fresh = response.headers.get("token");
  if (fresh !== null) storeToken(fresh);
  const authenticated = response.headers.get("authenticated");
  if (authenticated !== null) storeAuthenticated(authenticated);
  const body = await response.text().catch(refuseOffline);
  return { status: response.status, body: body === "" ? undefined : parseJson(body) };
}

/**
 * What guests read is the same for all of them, so that whatever lies between can keep it. The document has begun to
 * fetch it, and browsers take that answer only for a request without headers of our own.
 */
function isForAnybody({ method, address }: TransportRequest): boolean {
  return method === "GET" && address.includes("/content/") && storedSignIn() === null;
}

function identity(): Record<string, string> {
  const token = storedToken();
  return { domain: location.host, ...(token === null ? {} : { authorization: `Bearer ${token}` }) };
}

/** No answer came, or not all of it: the one refusal that the server does not word. */
function refuseOffline(cause: unknown): never {
  throw new CallRefused(0, { error: "offline", message: text.states.noNetwork }, { cause });
}

/** A proxy in between may answer with a page of its own. */
function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
