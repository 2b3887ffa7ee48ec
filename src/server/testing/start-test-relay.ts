import { inject } from "vitest";
import { startRelay, type Relay } from "../live/relay.ts";

/** A relay that tells only of errors, on the run's database unless said otherwise. */
export const startTestRelay = (relayUrl = inject("databaseUrls").relay): Promise<Relay> =>
  startRelay({ relayUrl, logger: { warn: () => undefined, error: console.error } });
