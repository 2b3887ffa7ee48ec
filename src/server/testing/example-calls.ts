import type { api } from "../../contract/api.ts";
import { routeAddress, type Route, type RouteInput } from "../../contract/route.ts";
import { tableId } from "../tabs/table-id.ts";
import { adminCredentials } from "./new-account.ts";
import type { FullAccount } from "./full-account.ts";
import { deliveryTo } from "./new-order.ts";

type Examples = {
  [C in keyof typeof api]: {
    [R in keyof (typeof api)[C]]: RouteInput<Extract<(typeof api)[C][R], Route>>;
  };
};

/** For every call an input that its schema takes, with every field that it may have; a call without one does not compile. */
function exampleInputs({ account, ids, order, accessCode }: FullAccount): Examples {
  const seen = { price: 22.99 };
  const children = { [String(ids["Catupiry"])]: { qty: 1, extras: { price: 3 } } };
  return {
    content: { home: {}, menu: {} },
    auth: {
      login: { body: adminCredentials },
      check: {},
      logout: {},
      accessToken: { body: { accessToken: accessCode } },
    },
    staff: {
      changePassword: {
        body: {
          formData: { current: "não é esta", new: "uma nova senha", confirm: "uma nova senha" },
        },
      },
    },
    orders: {
      place: {
        body: {
          userData: { ...deliveryTo.userData, document: "529.982.247-25" },
          cartData: {
            items: {
              [String(ids["Calabresa"])]: {
                qty: 1,
                obs: "sem cebola",
                title_br: "Calabresa",
                extras: seen,
                children,
              },
            },
            addressData: {
              ...deliveryTo.addressData,
              complement: "ap 4",
              postal_code: "13010-000",
            },
            paymentMethod: "cash",
            changeTo: 100,
            obs: "tocar a campainha",
            location: "12",
          },
        },
      },
      list: { query: { mine: "0", tab: "all", from: "2026-01-01", to: "2026-12-31", cursor: "5" } },
      get: { params: { hash: order.hash } },
      setStatus: { params: { hash: order.hash, statusId: "4" }, body: {} },
    },
    printing: {
      print: {
        body: {
          data: {
            hash: order.hash,
            layout: "production",
            items: {
              [String(ids["Calabresa"])]: {
                qty: 1,
                obs: "sem cebola",
                title_br: "Calabresa",
                extras: seen,
                children,
              },
            },
            obs: "tocar a campainha",
            total: 25.99,
            name: "Ana Souza",
            email: "ana@example.com",
            phone: "(19) 99999-0000",
            paymentMethod: "cash",
            changeTo: 100,
            address: "Rua das Flores, 12",
          },
        },
      },
    },
    address: { find: { params: { cep: "01001000" } } },
    tables: {
      list: {},
      requestService: { body: { number: 2 } },
      setAddressed: { params: { id: tableId(account.accountId, 2) }, body: { addressed: true } },
    },
    ratings: {
      rate: { body: { rate: 4, description: "Massa ótima" } },
      list: { query: { cursor: String(ids["Calabresa"]) } },
    },
  };
}

export type ExampleCall = { name: string; route: Route; url: string; body: unknown };

/** The examples as they go over the wire, one a route. */
export function exampleCalls(contracts: typeof api, full: FullAccount): ExampleCall[] {
  const inputs: Record<string, Record<string, AnyInput>> = exampleInputs(full);
  return Object.entries(contracts).flatMap(([topic, contract]) =>
    Object.entries<Route>(contract).map(([call, route]) => {
      const { params, query, body } = inputs[topic]?.[call] ?? {};
      return {
        name: `${route.method} ${route.path}`,
        route,
        url: routeAddress(route, params, query),
        body,
      };
    }),
  );
}

type AnyInput = {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
  body?: unknown;
};
