import type { Socket } from "node:net";
import { connected } from "../connected.ts";
import { cpuSecondsOf } from "../processes.ts";

/** A question that is asked again and again, and how many bytes its answer's head and body have. */
export type Question = {
  port: number;
  request: Buffer;
  answerBytes: number;
  /** The first line of every answer. */
  statusLine: string;
};

export type Load = { perSecond: number; cpuMicroseconds: number };

const connections = 64;

/**
 * Asks over 64 connections, each as soon as it has its answer. Returns the answers per second and the processes' time
 * for each. It counts bytes instead of reading answers, so that it has less to do than the server.
 */
export async function loaded(
  question: Question,
  { pids, seconds }: { pids: readonly number[]; seconds: number },
): Promise<Load> {
  const sockets = await Promise.all(
    Array.from({ length: connections }, () => connected(question.port)),
  );
  let answers = 0;
  const failed = Promise.withResolvers<never>();
  const cpuBefore = await cpuSecondsOf(pids);
  const startedAt = performance.now();
  for (const socket of sockets)
    askAgainAndAgain(socket, {
      question,
      answered: () => (answers += 1),
      fail: failed.reject,
    });
  const over = new Promise<void>((done) => setTimeout(done, seconds * 1_000));
  await Promise.race([over, failed.promise]);
  const elapsedSeconds = (performance.now() - startedAt) / 1_000;
  const cpuSeconds = (await cpuSecondsOf(pids)) - cpuBefore;
  const counted = answers;
  // The race is over, so nobody awaits the promise that closing them rejects.
  for (const socket of sockets) socket.destroy();
  if (counted < connections) throw new Error("Hardly anything was answered");
  return { perSecond: counted / elapsedSeconds, cpuMicroseconds: (cpuSeconds / counted) * 1e6 };
}

function askAgainAndAgain(
  socket: Socket,
  {
    question: { request, answerBytes, statusLine },
    answered,
    fail,
  }: { question: Question; answered: () => void; fail: (error: Error) => void },
): void {
  let received = 0;
  socket.on("data", (part) => {
    if (received === 0 && part.toString("latin1", 0, statusLine.length) !== statusLine)
      fail(new Error(`Instead of ${statusLine}: ${part.toString("latin1", 0, 200)}`));
    received += part.length;
    if (received > answerBytes) fail(new Error("An answer is longer than the one before"));
    if (received < answerBytes) return;
    received = 0;
    answered();
    socket.write(request);
  });
  socket.on("close", () => fail(new Error("The server hung up")));
  socket.write(request);
}
