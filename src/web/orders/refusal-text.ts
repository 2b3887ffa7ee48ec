import { CallRefused } from "../../contract/client.ts";
import { errorText } from "../../contract/error-texts.ts";

/** What a person reads when a call has failed. */
export function refusalText(error: unknown): string {
  return errorText(error instanceof CallRefused ? error.refusal.error : "default");
}

/** The call never reached the server. */
export function isOffline(error: unknown): boolean {
  return error instanceof CallRefused && error.status === 0;
}
