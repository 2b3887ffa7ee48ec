import { CallRefused } from "../../contract/client.ts";
import { timeSince } from "../text/time-since.ts";
import { text } from "../text/dictionary.ts";

/** The text of a failed call: the server's words, and the time to wait if it says so. */
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
