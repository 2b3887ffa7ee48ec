let last: Promise<unknown> = Promise.resolve();

/** Runs one piece of work at a time, in the order of asking; a failed one does not stop the next. */
export function inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
  const turn = last.then(run);
  last = turn.catch(() => undefined);
  return turn;
}
