import { setTimeout as sleep } from "node:timers/promises";

/** A write that must happen exactly once. It is sent again under its key until it is answered. */
export type Write = {
  what: string;
  path: string;
  key: string;
  body: string;
  /** The caller's token; absent for an unknown guest. */
  token?: string;
  /** The status of a success. */
  status: number;
  /** The answer, once there was one. */
  acknowledged: string | undefined;
};

/** The fate of a call that was not acknowledged: nobody listened, no answer came, or one that asks to come back. */
export type Outage = "nobody there" | "no answer" | "503";

export function noOutages(): Record<Outage, number> {
  return { "nobody there": 0, "no answer": 0, "503": 0 };
}

const retryMs = 50;
const sendersAtOnce = 8;

/**
 * Sends a write. Returns true when it was acknowledged, and false when its fate is unknown. Throws for any refusal but
 * an outage that says when to come back, and for a second acknowledgement with other bytes.
 */
export async function sendWrite(
  origin: string,
  {
    host,
    write,
    onOutage = () => undefined,
  }: { host: string; write: Write; onOutage?: ((outage: Outage) => void) | undefined },
): Promise<boolean> {
  const response = await fetch(`${origin}/v2.0/${write.path}`, {
    method: "POST",
    headers: {
      domain: host,
      "content-type": "application/json",
      "idempotency-key": write.key,
      // Avoids kept connections, which a server may just be closing.
      connection: "close",
      ...(write.token === undefined ? {} : { authorization: `Bearer ${write.token}` }),
    },
    body: write.body,
  }).catch((error: unknown) => {
    onOutage(isRefusedConnection(error) ? "nobody there" : "no answer");
  });
  if (!response) return false;
  const answer = await response.text().catch(() => onOutage("no answer"));
  if (answer === undefined) return false;
  if (response.status === 503 && Number(response.headers.get("retry-after")) > 0) {
    onOutage("503");
    return false;
  }
  if (response.status !== write.status) {
    throw new Error(`${write.what}: ${response.status} ${answer}`);
  }
  if (write.acknowledged !== undefined && write.acknowledged !== answer) {
    throw new Error(`${write.what} was acknowledged twice: ${write.acknowledged} and ${answer}`);
  }
  write.acknowledged = answer;
  return true;
}

function isRefusedConnection(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && "code" in cause && cause.code === "ECONNREFUSED";
}

/**
 * Sends every write, each until it is acknowledged. `during` disturbs the servers meanwhile; its argument waits until
 * so many writes are still to be sent.
 */
export async function sendAll({
  writes,
  host,
  origin,
  onOutage,
  onAcknowledged = () => undefined,
  during,
}: {
  writes: readonly Write[];
  host: string;
  /** Asked for every try: a server that was started again may be at another address. */
  origin: () => string;
  onOutage: (outage: Outage) => void;
  onAcknowledged?: () => void;
  during: (waitUntilLeft: (left: number) => Promise<void>) => Promise<void>;
}): Promise<void> {
  const waiting = writes.toReversed();
  let isOver = false;
  const senders = Array.from({ length: sendersAtOnce }, async () => {
    for (let write = waiting.pop(); write !== undefined && !isOver; write = waiting.pop()) {
      while (!isOver && !(await sendWrite(origin(), { host, write, onOutage })))
        await sleep(retryMs);
      onAcknowledged();
    }
  });
  const meanwhile = during(async (left) => {
    while (waiting.length > left && !isOver) await sleep(1);
  });
  try {
    await Promise.all([...senders, meanwhile]);
  } finally {
    isOver = true;
    await Promise.allSettled([...senders, meanwhile]);
  }
}

/** The numbers of writes left at which `count` events come at equal distances. */
export function evenly(count: number, total: number): number[] {
  return Array.from({ length: count }, (_, index) =>
    Math.max(0, total - Math.max(1, Math.round((total * (index + 1)) / (count + 1)))),
  );
}
