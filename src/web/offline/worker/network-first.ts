import type { AnsweredBy } from "../answered-by.ts";

type Chances = {
  network: Promise<Response>;
  findCopy: () => Promise<Response | undefined>;
  /** Time for the network while there is a copy. */
  timeoutMs: number;
};

type Answer = { response: Response; by: AnsweredBy };

/** The network's answer; the copy when none comes in time. Rejects as the network does where there is no copy. */
export async function networkFirst({ network, findCopy, timeoutMs }: Chances): Promise<Answer> {
  const inTime = await Promise.race([
    network.catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(resolve, timeoutMs)),
  ]);
  if (inTime && !isOutage(inTime)) return { response: inTime, by: "network" };
  const copy = await findCopy();
  return copy ? { response: copy, by: "copy" } : { response: await network, by: "network" };
}

/** The network works and the site does not, which is the same for a guest. */
function isOutage({ status }: Response): boolean {
  return status >= 502 && status <= 504;
}
