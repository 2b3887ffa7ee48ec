import { createContext, use } from "react";
import type { api as contracts } from "../../contract/api.ts";
import { createClient, type Client, type Transport } from "../../contract/client.ts";
import { wires } from "../../contract/wire.ts";

export type Api = ReturnType<typeof createApi>;

type Contracts = typeof contracts;
type Wires = typeof wires;
type Clients = {
  [Name in keyof Wires]: Pick<
    Client<Contracts[Name]>,
    keyof Wires[Name] & keyof Client<Contracts[Name]>
  >;
};

/** The calls of `wires`, over fetch in the browser and in process on the server. */
export function createApi(transport: Transport) {
  const clients = Object.entries(wires).map(([name, wire]) => [
    name,
    createClient(wire, transport),
  ]);
  return {
    /** For calls whose addresses come with a lazily loaded part of the site. */
    transport,
    // The types of the calls come from the contracts; fromEntries cannot carry them.
    ...(Object.fromEntries(clients) as Clients),
  };
}

export const ApiContext = createContext<Api | null>(null);

export function useApi(): Api {
  const api = use(ApiContext);
  if (!api) throw new Error("There is no ApiContext above this component");
  return api;
}
