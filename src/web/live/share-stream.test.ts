import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { KeepListening } from "./keep-listening.ts";
import { openPageChannel } from "./page-channel.ts";
import { shareStream } from "./share-stream.ts";

/** Short waits, so that the tests are fast. A sleeping page sleeps until it is woken, however long that is. */
const waits = { answerMs: 40, silenceMs: 80 };
/** On a machine that stalls for a moment, the pages miss each other's messages again and again. */
const patience = { timeout: 20_000, interval: 10 };

let names = 0;
const pages = new Set<ReturnType<typeof openPage>>();
afterEach(() => {
  for (const page of pages) page.close();
});

/** A server whose events are numbered, from 1; a stream tells of those that come after it is open. */
function newServer() {
  let last = 0;
  const streams = new Set<{ next: () => void; cut: () => void }>();
  const listen: KeepListening = ({ onBlock, onState }) => {
    let isOpen = false;
    let isStopped = false;
    const open = () => {
      if (isStopped) return;
      isOpen = true;
      let told = last;
      const next = () => {
        while (isOpen && told < last) {
          told += 1;
          onBlock({ name: "order", data: String(told) });
        }
      };
      onBlock({ name: "ready", data: "{}" });
      onState("live");
      const stream = {
        next,
        cut() {
          isOpen = false;
          streams.delete(stream);
          if (isStopped) return;
          onState("down");
          setTimeout(open, 2);
        },
      };
      streams.add(stream);
      close = () => void [(isOpen = false), streams.delete(stream)];
      next();
    };
    let close = () => undefined as void;
    setTimeout(open, 1);
    return {
      hurry: () => undefined,
      stop() {
        isStopped = true;
        close();
      },
    };
  };
  return {
    listen,
    streams,
    /** An event happens, which every open stream tells. */
    emit() {
      last += 1;
      for (const { next } of streams) next();
    },
    cut: () => [...streams].forEach((stream) => stream.cut()),
    all: () => Array.from({ length: last }, (_, index) => index + 1),
  };
}

type Server = ReturnType<typeof newServer>;

/** A page of the browser, which knows what it has fetched and what it was told since. */
function openPage(
  server: Server,
  name: string,
  locks: Pick<LockManager, "request"> = navigator.locks,
) {
  let known = new Set<number>();
  let isAsleep = false;
  const asleep: (() => void)[] = [];
  /** Messages wait while a page sleeps. */
  const whenAwake = (run: () => void) => (isAsleep ? void asleep.push(run) : run());
  const untilAwake = () => new Promise<void>((resolve) => whenAwake(resolve));
  const states: string[] = [];
  const leave = shareStream(
    {
      onReady: () => (known = new Set(server.all())),
      onEvent: (_, data) => known.add(Number(data)),
      onState: (state) => states.push(state),
    },
    {
      name,
      waits,
      locks: {
        // A sleeping page runs nothing. When it wakes, it hears of its turn before it hears that the turn is over.
        request: (async (what: string, how: LockOptions, run: () => Promise<void>) => {
          try {
            return await locks.request(what, how, async () => {
              await untilAwake();
              return run();
            });
          } finally {
            await untilAwake();
          }
        }) as LockManager["request"],
      },
      listen: ({ onBlock, onState }) =>
        server.listen({
          onBlock: (block) => whenAwake(() => onBlock(block)),
          onState: (state) => whenAwake(() => onState(state)),
        }),
      openChannel: (of, hear) =>
        openPageChannel(of, (said: Parameters<typeof hear>[0]) => whenAwake(() => hear(said))),
      isVisible: () => true,
      onLook: () => () => undefined,
    },
  );
  const page = {
    knows: () => [...known].sort((a, b) => a - b),
    state: () => states.at(-1),
    sleep: () => void (isAsleep = true),
    wake() {
      isAsleep = false;
      for (const run of asleep.splice(0)) run();
    },
    close() {
      pages.delete(page);
      leave();
    },
  };
  pages.add(page);
  return page;
}

function newBrowser() {
  const server = newServer();
  names += 1;
  const name = `live ${names}`;
  return { server, open: () => openPage(server, name) };
}

const isLive = (...some: ReturnType<typeof openPage>[]) =>
  vi.waitFor(
    () => expect(some.map((page) => page.state())).toEqual(some.map(() => "live")),
    patience,
  );
const isOneStream = ({ streams }: Server) =>
  vi.waitFor(() => expect(streams.size).toBe(1), patience);

describe("the pages of one browser", () => {
  it("share one stream, and each hears of everything", async () => {
    const { server, open } = newBrowser();
    server.emit();
    const first = open();
    await isLive(first);
    server.emit();
    const others = [open(), open(), open()];
    await isLive(first, ...others);
    await isOneStream(server);
    server.emit();
    await vi.waitFor(() => {
      for (const page of [first, ...others]) expect(page.knows()).toEqual([1, 2, 3]);
    }, patience);
  });

  it("miss nothing when the one that listens goes", async () => {
    const { server, open } = newBrowser();
    const [first, second, third] = [open(), open(), open()];
    await isLive(first, second, third);
    first.close();
    server.emit();
    await vi.waitFor(() => {
      expect(second.knows()).toEqual([1]);
      expect(third.knows()).toEqual([1]);
    }, patience);
    await isOneStream(server);
  });

  it("do without one that the browser has put to sleep, which knows everything when it wakes", async () => {
    const { server, open } = newBrowser();
    const first = open();
    await isLive(first);
    const second = open();
    await isLive(second);
    first.sleep();
    server.emit();
    await vi.waitFor(() => expect(second.knows()).toEqual([1]), patience);
    server.emit();
    first.wake();
    await vi.waitFor(() => expect(first.knows()).toEqual([1, 2]), patience);
    await isOneStream(server);
    server.emit();
    await vi.waitFor(() => expect(first.knows()).toEqual([1, 2, 3]), patience);
  });

  it("do not listen when their turn comes after they have gone", async () => {
    const server = newServer();
    const listened = vi.fn<KeepListening>(server.listen);
    const turns: (() => unknown)[] = [];
    const request = ((_name: string, _how: LockOptions, run: () => unknown) => {
      turns.push(run);
      return new Promise(() => undefined);
    }) as LockManager["request"];
    const leave = shareStream(
      { onReady: () => {}, onEvent: () => {}, onState: () => {} },
      {
        name: "live left",
        listen: listened,
        locks: { request },
        openChannel: openPageChannel,
        isVisible: () => true,
        onLook: () => () => undefined,
      },
    );
    leave();
    for (const run of turns) await run();
    expect(turns).toHaveLength(1);
    expect(listened).not.toHaveBeenCalled();
  });

  it("each have a stream where the browser cannot share one", () => {
    const server = newServer();
    const listened = vi.fn<KeepListening>(server.listen);
    const handlers = { onReady: () => {}, onEvent: () => {}, onState: () => {} };
    for (let page = 0; page < 2; page += 1) {
      shareStream(handlers, {
        name: "live",
        listen: listened,
        locks: undefined,
        openChannel: openPageChannel,
        isVisible: () => true,
        onLook: () => () => undefined,
      })();
    }
    expect(listened).toHaveBeenCalledTimes(2);
  });

  it("each have a stream, and ask no more, where the browser gives nobody a lock", async () => {
    const server = newServer();
    let asked = 0;
    const refuse: LockManager["request"] = () => {
      asked += 1;
      // A page that went on asking would not let this test come to an end.
      if (asked > 100) return new Promise<never>(() => undefined);
      return Promise.reject(new DOMException("The request was denied.", "SecurityError"));
    };
    const open = () => openPage(server, "live refused", { request: refuse });
    const [first, second, gone] = [open(), open(), open()];
    // Before it has its answer.
    gone.close();
    await isLive(first, second);
    server.emit();
    for (const page of [first, second]) expect(page.knows()).toEqual([1]);
    expect(asked).toBe(3);
    first.close();
    second.close();
    expect(server.streams.size).toBe(0);
  });
});

type Step = { kind: "open" | "close" | "sleep" | "wake" | "emit" | "cut" | "wait"; page: number };
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom("open", "open", "close", "sleep", "wake", "emit", "emit", "cut", "wait"),
  page: fc.nat(5),
});

it("miss nothing, whichever of them come, go and sleep, and whenever the network fails", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const { server, open } = newBrowser();
      let there = [open()];
      for (const { kind, page: at } of steps) {
        const page = there[at % Math.max(there.length, 1)];
        if (kind === "open" && there.length < 6) there.push(open());
        if (kind === "close") {
          page?.close();
          there = there.filter((one) => one !== page);
        }
        if (kind === "sleep") page?.sleep();
        if (kind === "wake") page?.wake();
        if (kind === "emit") server.emit();
        if (kind === "cut") server.cut();
        // A turn, in which messages arrive; the next step follows at once.
        await new Promise((resolve) => setTimeout(resolve, kind === "wait" ? 5 : 0));
      }
      for (const page of there) page.wake();
      server.emit();
      await vi.waitFor(() => {
        for (const page of there) expect(page.knows()).toEqual(server.all());
        expect(server.streams.size).toBe(there.length === 0 ? 0 : 1);
      }, patience);
      for (const page of there) page.close();
    }),
    { numRuns: 40 },
  );
}, 60_000);
