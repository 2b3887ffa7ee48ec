import { CallRefused } from "../../contract/client.ts";
import type { RefusalBody } from "../../contract/errors.ts";

/** The refusal of a call; throws if it was not refused. */
export async function refusalOf(call: Promise<unknown>): Promise<RefusalBody & { status: number }> {
  const answer = await call.catch((error: unknown) => {
    if (error instanceof CallRefused) return error;
    throw error;
  });
  if (answer instanceof CallRefused) return { status: answer.status, ...answer.refusal };
  throw new Error(`The call was not refused but answered with ${JSON.stringify(answer)}`);
}
