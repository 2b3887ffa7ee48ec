import { useApi, type Api } from "../../api/api.ts";
import { CallRefused } from "../../../contract/client.ts";
import { newKey } from "../../api/new-key.ts";
import { timeLimit } from "../../api/transport.ts";
import { storedSignIn } from "../../api/session.ts";
import { markSent } from "../../ordering/sent-here.ts";
import { sendingText } from "../../text/sending-dictionary.ts";
import { createSender, type Sender } from "./create-sender.ts";
import { outboxStore } from "./floor-outbox.ts";

/** Longer than a call can take: a page that is put to sleep in the middle of a call does not block the others. */
const turnMs = 25_000;

let sender: { of: Api; sender: Sender } | undefined;

/** One sender for the whole page, so that no order goes out twice at a time. */
function senderOf(api: Api): Sender {
  if (sender?.of !== api) {
    sender = {
      of: api,
      sender: createSender({
        store: outboxStore,
        async place(body, idempotencyKey) {
          const answer = await api.orders.place({ body }, { idempotencyKey });
          markSent(answer.order.id);
          return answer;
        },
        open: (hash, { location, name, individual, idempotencyKey }) =>
          api.sheets.open(
            { body: { data: { individual, location, name, hash } } },
            { idempotencyKey },
          ),
        finds: (hash) =>
          api.sheets.get({ params: { hash } }).then(
            () => true,
            (error: unknown) => {
              if (error instanceof CallRefused && error.status === 404) return false;
              throw error;
            },
          ),
        newKey,
        now: Date.now,
        findPerson: () => storedSignIn()?._auth_id,
        mayReachServer: () => navigator.onLine,
        alone,
      }),
    };
  }
  return sender.sender;
}

/** The browser's pages run one after the other, where the browser has locks. */
async function alone<Result>(run: () => Promise<Result>): Promise<Result> {
  // Sites without TLS have no locks, despite the types.
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return run();
  let hasRun = false;
  const once = () => {
    hasRun = true;
    return run();
  };
  return locks
    .request("floor orders", { signal: timeLimit(turnMs) }, once)
    .catch((error: unknown) => {
      if (hasRun) throw error;
      return once();
    });
}

export function useSender(): Sender {
  return senderOf(useApi());
}

/** The message on an order that got no answer, by a tab's name. */
export function unansweredOrderText(name: string): string {
  return outboxStore.isStored()
    ? sendingText.unsent.kept(name)
    : sendingText.unsent.keptOnPage(name);
}

/** The message on a tab whose opening got no answer. */
export function unansweredTabText(name: string): string {
  const { kept, keptOnPage } = sendingText.opening;
  return outboxStore.isStored() ? kept(name) : keptOnPage(name);
}
