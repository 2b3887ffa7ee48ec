import type { Asking } from "./asking.ts";
import type { Restaurant } from "./restaurant.ts";

/** The papers of a printer, by the tokens of their jobs. */
export type Printer = { papers: string[]; stop(): void };

const everySeconds = 5;

/** A Star printer that prints at once: it posts its state, gets the waiting job, and deletes it. */
export function startPrinter(
  asking: Asking,
  { host, printer: path }: Required<Pick<Restaurant, "host" | "printer">>,
): Printer {
  const papers: string[] = [];
  const who = { host, address: "10.201.0.1" };
  let isOver = false;

  async function print(token: string): Promise<void> {
    const query = `type=application/vnd.star.starprnt&token=${token}`;
    const job = await asking.ask("printer: gets a job", { ...who, path: `${path}?${query}` });
    if (!job) return;
    papers.push(token);
    await asking.ask("printer: has printed", {
      ...who,
      method: "DELETE",
      path: `${path}?code=200%20OK&token=${token}`,
    });
  }

  async function askOnce(): Promise<void> {
    const answered = await asking.ask("printer: asks", {
      ...who,
      method: "POST",
      path,
      body: { status: "23 6 0 0 0 0 0 0 0 ", statusCode: "200%20OK", printingInProgress: false },
    });
    const token = /"jobToken":"([\w-]+)"/.exec(answered?.body ?? "")?.[1];
    if (token !== undefined) await print(token);
  }

  void (async () => {
    await asking.wait(0, everySeconds);
    while (!isOver) {
      await askOnce();
      await asking.wait(everySeconds);
    }
  })();
  return { papers, stop: () => void (isOver = true) };
}
