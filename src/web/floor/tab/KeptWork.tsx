import { BesideNotice } from "../outbox/BesideNotice.tsx";
import type { Refusal, TabOutbox } from "../outbox/tab-outbox.ts";
import { UnsentOrders } from "../outbox/UnsentOrders.tsx";
import { RefusalNotice } from "./RefusalNotice.tsx";

type KeptWorkProps = {
  hash: string;
  outbox: TabOutbox;
  /** Why the last order came back; null while another is on its way. */
  refusal: Refusal | null;
  except: string | undefined;
  currency: string | undefined;
  titleOf: (path: string) => string | undefined;
  onSend: () => void;
  onChoose: (key: string) => void;
};

/** This device's work on the tab: what has come back, and what waits to be sent. */
export function KeptWork({ hash, outbox, refusal, except, ...props }: KeptWorkProps) {
  return (
    <>
      {refusal && <RefusalNotice {...{ hash, refusal }} {...props} />}
      {outbox.isBeside && <BesideNotice hash={hash} />}
      <UnsentOrders {...{ hash, except }} />
    </>
  );
}
