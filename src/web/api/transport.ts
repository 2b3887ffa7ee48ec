import { CallRefused, type Transport, type TransportRequest } from "../../contract/client.ts";
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
  const token = storedToken();
  const hasBody = request.body !== undefined;
  const response = await fetch(request.address, {
    method: request.method,
    headers: {
      ...request.headers,
      domain: location.host,
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(hasBody ? { "content-type": "application/json" } : {}),
    },
    ...(hasBody ? { body: JSON.stringify(request.body) } : {}),
    signal: request.signal
      ? AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)])
      : AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    throw new CallRefused(0, { error: "offline", message: "" }, { cause: error });
  });
  const fresh = response.headers.get("token");
  if (fresh !== null) storeToken(fresh);
  const authenticated = response.headers.get("authenticated");
  if (authenticated !== null) storeAuthenticated(authenticated);
  const text = await response.text().catch((error: unknown) => {
    throw new CallRefused(0, { error: "offline", message: "" }, { cause: error });
  });
  return { status: response.status, body: text === "" ? undefined : parseJson(text) };
}

/** A proxy in between may answer with a page of its own. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
