import { CallRefused } from "../../contract/client.ts";
import { timeSince } from "../text/time-since.ts";
import { text } from "../text/dictionary.ts";

/** What a person reads when a call has failed: the server's words, and how long to wait where it says so. */
export function refusalText(error: unknown): string {
  if (!(error instanceof CallRefused)) return text.states.unknownError;
  const { message, retry_after: seconds } = error.refusal;
  if (error.status === 429 && typeof seconds === "number") {
    return text.states.tooManyTries(waitingTime(seconds));
  }
  return message || text.states.unknownError;
}

/** In whole minutes, rounded up, when it is a minute or more. */
function waitingTime(seconds: number): string {
  const shown = seconds < 60 ? seconds : Math.ceil(seconds / 60) * 60;
  return timeSince(new Date(0), new Date(shown * 1000));
}
