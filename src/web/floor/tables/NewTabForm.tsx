import { useState, useRef } from "react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useLocation } from "wouter";
import type { Location } from "../../../contract/tables.ts";
import { limits } from "../../../domain/text-rules.ts";
import { sentences } from "../../text/joined.ts";
import { floorText } from "../../text/floor-dictionary.ts";
import { sendingText } from "../../text/sending-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { CheckField, Field } from "../../ui/Field.tsx";
import { firstFocus } from "../../ui/first-focus.ts";
import { Form } from "../../ui/Form.tsx";
import { useApi } from "../../api/api.ts";
import { newKey } from "../../api/new-key.ts";
import { refusalCode } from "../../api/definite-rejection.ts";
import { refusalText } from "../../api/refusal-text.ts";
import { storedSignIn } from "../../api/session.ts";
import { useToast } from "../../ui/Toast.tsx";
import type { SendOutcome } from "../outbox/create-sender.ts";
import { awaitedTabs, outboxStore } from "../outbox/floor-outbox.ts";
import { openingOf } from "../outbox/tab-opening.ts";
import { unansweredTabText, useSender } from "../outbox/use-sender.ts";
import { useTellOutcome } from "../outbox/use-tell-outcome.ts";
import { tabPath } from "../paths.ts";
import { withinTime } from "../within-time.ts";
import { locationsKey, locationsQuery } from "../queries.ts";
import { tableName } from "../table-name.ts";
import styles from "./TableDialog.module.css";

type NewTabFormProps = {
  location: Location;
  /** The typed name and its setter, if the name outlives the form. */
  naming?: [string, (name: string) => void] | undefined;
  /** Called before the tab is shown. */
  onLeave: () => void;
  /** Called before the tab is shown. A returned text is the reason why it is not. */
  onOpened?: ((hash: string) => string | undefined) | undefined;
};

/**
 * Opens another tab at a table. If the table has an open tab that is not individual, the new one must be individual.
 */
export function NewTabForm({ location, naming, onLeave, onOpened }: NewTabFormProps) {
  const ownNaming = useState("");
  const [name, setName] = naming ?? ownNaming;
  const [ticked, setTicked] = useState(false);
  const [wasQuiet] = useState(
    !location.service_request && !location.addressed && location.guest_orders.length === 0,
  );
  const mustBeIndividual = location.sheets.some(({ individual }) => !individual);
  const { open, isOpening, problem } = useOpenTab({ location, onLeave, onOpened });
  return (
    <Form
      className={styles.form}
      onSubmit={() => {
        if (!isOpening) void open({ name: name.trim(), individual: mustBeIndividual || ticked });
      }}
    >
      <Field
        // A call, or guests' orders, stand before it.
        ref={wasQuiet ? firstFocus : undefined}
        label={floorText.opening.name}
        hint={floorText.opening.nameHint}
        optional
        autoComplete="off"
        enterKeyHint="go"
        maxLength={limits.tabName}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {mustBeIndividual ? (
        <div className={styles.individual}>
          <Chip tone="info" icon="user">
            {sendingText.tab.individual}
          </Chip>
          <p className={styles.hint}>{floorText.opening.individualHint}</p>
        </div>
      ) : (
        <CheckField
          label={floorText.opening.individualCheck}
          checked={ticked}
          onChange={(event) => setTicked(event.currentTarget.checked)}
        />
      )}
      <div role="alert">{problem !== undefined && <p className={styles.error}>{problem}</p>}</div>
      <Button type="submit" variant="primary" busy={isOpening}>
        {floorText.opening.open}
      </Button>
    </Form>
  );
}

/** An attendant waits no longer than this for the answer. The tab goes on being sent while they order. */
const timeoutMs = 6000;

type Reached = { wish: string; hash: string };

/**
 * Opens a tab and shows it: at the server, or on this device until the network returns. If another device was faster,
 * shows the tab that it has opened.
 */
function useOpenTab({
  location,
  onLeave,
  onOpened,
}: {
  location: Location;
  onLeave: () => void;
  onOpened?: ((hash: string) => string | undefined) | undefined;
}) {
  const api = useApi();
  const queries = useQueryClient();
  const sender = useSender();
  const tell = useTellOutcome();
  const show = useToast();
  const [, navigate] = useLocation();
  const [problem, setProblem] = useState<() => string>();
  /** The tab that was opened for a wish, so that the same wish opens no other if the form cannot lead there. */
  const reached = useRef<Reached>(undefined);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (sent: Promise<SendOutcome>) => withinTime(sent, timeoutMs),
    onSettled: () => void queries.invalidateQueries({ queryKey: locationsKey }),
  });

  const go = ({ wish, hash }: Reached, from: string) => {
    // An attendant who did not wait may be at another tab by now. This tab shows at its table.
    if (window.location.pathname !== from) return;
    reached.current = { wish, hash };
    const obstacle = onOpened?.(hash);
    if (obstacle !== undefined) return setProblem(() => () => obstacle);
    onLeave();
    navigate(tabPath(hash));
  };

  /** The table's tab that is not individual, which can only be another device's. */
  const findOthers = async () => {
    const { locations } = await queries.query({ ...locationsQuery(api), staleTime: 0 });
    const table = locations.find(({ id }) => id === location.id);
    return table?.sheets.find(({ individual }) => !individual);
  };

  const declined = async ({ wish, error }: { wish: string; error: unknown }, from: string) => {
    const others =
      refusalCode(error) === "conflict" ? await findOthers().catch(() => undefined) : undefined;
    if (!others)
      return setProblem(() => () => sentences([floorText.opening.notOpened, refusalText(error)]));
    show({ text: floorText.opening.taken(location.number), tone: "warn" });
    go({ wish, hash: others.hash }, from);
  };

  const open = async (tab: { name: string; individual: boolean }): Promise<void> => {
    setProblem(undefined);
    const from = window.location.pathname;
    const wish = JSON.stringify(tab);
    if (reached.current?.wish === wish) return go(reached.current, from);
    const hash = newHash();
    const wanted = { ...tab, location: location.id, table: location.number };
    const by = storedSignIn()?._auth_id ?? "";
    const outbox = openingOf(wanted, { key: newKey(), now: Date.now(), by });
    awaitedTabs.add(hash);
    outboxStore.change(hash, () => outbox);
    const sent = sender.open(
      hash,
      () => awaitedTabs.has(hash) && window.location.pathname === from,
    );
    const outcome = await mutateAsync(sent);
    awaitedTabs.delete(hash);
    if (outcome?.kind === "declined") return declined({ wish, error: outcome.error }, from);
    if (!outcome || outcome.kind === "unanswered") {
      const name = tableName(outbox);
      show({ text: unansweredTabText(name), tone: "warn", about: hash });
      void sent.then((later) => outcome ?? tell(later, outbox));
    }
    go({ wish, hash }, from);
  };
  return { open, isOpening: isPending, problem: problem?.() };
}

/** A tab's hash in links: 128 random bits, as the server makes them. */
function newHash(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
