import { CallRefused } from "../../contract/client.ts";
import { errorText } from "../../contract/error-texts.ts";
import { timeSince } from "../../domain/time-since.ts";
import { staffText } from "../text/staff-dictionary.ts";

/** What to tell somebody whose sign-in failed. */
export function signInErrorText(error: Error): string {
  if (!(error instanceof CallRefused)) return errorText("default");
  const seconds = secondsToWait(error);
  if (seconds === undefined) return errorText(error.refusal.error);
  return staffText.access.tooManyAttempts(waitingTime(seconds));
}

/** Only refusals for too many tries may name a time. */
function secondsToWait({ status, refusal }: CallRefused): number | undefined {
  if (status !== 429 || !("retry_after" in refusal)) return undefined;
  const { retry_after: seconds } = refusal;
  return typeof seconds === "number" ? seconds : undefined;
}

/** In whole minutes, rounded up, when it is a minute or more. */
function waitingTime(seconds: number): string {
  const shown = seconds < 60 ? seconds : Math.ceil(seconds / 60) * 60;
  return timeSince(new Date(0), new Date(shown * 1000));
}
