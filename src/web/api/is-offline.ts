import { CallRefused } from "../../contract/client.ts";

/** The call never reached the server, or its answer never came back. */
export function isOffline(error: unknown): boolean {
  return error instanceof CallRefused && error.status === 0;
}
