import { api } from "../../contract/api.ts";
import { routeAddress, type Route } from "../../contract/route.ts";
import type { SentPrinter } from "../../contract/printers.ts";
import { smallPng } from "../media/testing-images.ts";
import { tableId } from "../tabs/table-id.ts";
import { adminCredentials } from "./new-account.ts";
import type { FullAccount } from "./full-account.ts";
import { contentExamples, type Examples } from "./content-examples.ts";
import { orderExamples } from "./order-examples.ts";
import { nameOf } from "./routes.ts";
import {
  areaOf,
  newUser,
  noService,
  refundExample,
  reportDays,
  serviceExample,
} from "./example-parts.ts";
import { settingsExample } from "./settings-example.ts";

/** An input for every call, with every field that its schema takes. A call without an input does not compile. */
function exampleInputs(full: FullAccount): Examples {
  const { account, ids, order, sheet, spareUser, accessCode } = full;
  const printer: SentPrinter = {
    name: "Fogão",
    kind: "browser",
    columns: 48,
    encoding: "cp860",
    layout: "production",
    copies: 1,
    stations: [String(ids["Cozinha"])],
  };
  const kitchen = { id: ids["Cozinha"], name: "Cozinha", default: true };
  return {
    account: {
      history: {},
      save: {
        body: {
          ...settingsExample,
          base: { extras: { currency: "R$ " }, data: { active: true } },
        },
      },
    },
    translations: {
      list: {},
      save: {
        body: {
          edits: [
            {
              key: `${String(ids["Calabresa"])}.title`,
              language: "us",
              text: "Sausage",
              from: "Calabresa",
              base: "",
            },
          ],
        },
      },
      suggest: { body: { language: "us", keys: [`${String(ids["Calabresa"])}.title`] } },
    },
    uploads: { add: { body: { file: new Blob([smallPng]) } } },
    qr: {
      pdf: { query: { domain: account.host } },
      sheets: {
        body: {
          domain: account.host,
          kind: "tables",
          layout: "tents",
          numbers: [1, 2],
          logo: true,
          colours: true,
          preview: true,
        },
      },
    },
    printedMenu: {
      draw: {
        body: {
          domain: account.host,
          language: "br",
          paper: "a4",
          letters: "usual",
          prices: true,
          address: true,
          hours: true,
          logo: true,
          colours: true,
          preview: 1,
        },
      },
    },
    content: contentExamples(ids),
    auth: {
      login: { body: adminCredentials },
      check: {},
      logout: {},
      accessToken: { body: { accessToken: accessCode } },
    },
    staff: {
      users: {},
      addUser: { body: { data: newUser } },
      saveUser: { params: { id: spareUser.id }, body: { data: newUser } },
      removeUser: { params: { id: spareUser.id } },
      pin: {},
      setPin: { body: { password: "não é esta", pin: "1379" } },
      changePassword: {
        body: {
          formData: { current: "não é esta", new: "uma nova senha", confirm: "uma nova senha" },
        },
      },
    },
    services: {
      get: {},
      save: { body: { services: { takeout: serviceExample }, base: { takeout: noService } } },
      pause: { params: { service: "takeout" }, body: { minutes: 30, reason: "Casa cheia" } },
    },
    areas: {
      get: {},
      save: {
        body: {
          areas: [areaOf(ids)],
          // No area is stored, so this base makes a conflict: the examples of orders need an account without areas.
          base: [areaOf(ids)],
        },
      },
    },
    stations: {
      get: {},
      save: { body: { stations: [kitchen], base: [kitchen] } },
    },
    printers: {
      list: {},
      add: { body: { printer } },
      save: { params: { id: String(ids["Fogão"]) }, body: { printer, renew: false } },
      remove: { params: { id: String(ids["Fogão"]) } },
    },
    printJobs: {
      list: {},
      print: {
        body: { order: order.hash, layout: "production", printer: String(ids["Fogão"]) },
      },
      claim: { body: { printer: String(ids["Fogão"]) } },
      report: {
        params: { id: String(ids["Trabalho"]) },
        body: { attempt: 1, printed: false, error: "sem papel" },
      },
      retry: { params: { id: String(ids["Trabalho"]) }, body: {} },
      dismiss: { params: { id: String(ids["Trabalho"]) } },
    },
    ...orderExamples(full),
    address: { find: { params: { cep: "01001000" } } },
    tables: {
      list: {},
      requestService: { body: { number: 2 } },
      renewKey: { params: { id: tableId(account.accountId, 2) }, body: {} },
      keyRenewals: {},
      setAddressed: { params: { id: tableId(account.accountId, 2) }, body: { addressed: true } },
    },
    sheets: {
      open: {
        body: {
          data: { individual: true, location: tableId(account.accountId, 3), name: "Bia" },
        },
      },
      get: { params: { hash: sheet.hash } },
      pay: {
        params: { hash: sheet.hash },
        // A payment of a share has neither lines nor an amount.
        body: {
          method: "cash",
          tendered: 1000,
          shares: { of: 3, index: 1 },
          waive_service: false,
        },
      },
      refund: {
        params: { hash: sheet.hash },
        body: refundExample(ids["Pagamento"]),
      },
      pix: { params: { hash: sheet.hash }, query: { amount: "5.00" } },
      close: { params: { hash: sheet.hash }, body: {} },
      listClosed: { query: { closed: "today" } },
      rename: { params: { hash: sheet.hash }, body: { name: "Bia" } },
      move: {
        params: { hash: sheet.hash },
        body: { location: tableId(account.accountId, 4) },
      },
      merge: { params: { hash: sheet.hash }, body: { into: "0".repeat(32) } },
      pass: {
        params: { hash: sheet.hash },
        body: {
          to: "0".repeat(32),
          lines: [{ order: "0".repeat(32), line: 1, qty: 1 }],
        },
      },
      reopen: { params: { hash: sheet.hash }, body: { reason: "Fechada por engano" } },
    },
    bills: { ask: { params: { hash: sheet.hash }, body: {} } },
    privacy: { notice: {}, mine: {}, erase: {} },
    reports: {
      sales: { query: { ...reportDays, by: "weekday" } },
      salesFile: { query: { ...reportDays, by: "item" } },
      operation: { query: reportDays },
      day: { query: { date: reportDays.from } },
      dayFile: { query: { date: reportDays.from } },
      closeDay: { body: { date: reportDays.from, counted: { cash: 100 }, note: "tudo certo" } },
    },
    cash: {
      list: { query: {} },
      move: { body: { kind: "out", amount: 50, reason: "Cofre", approval: adminCredentials } },
      undo: { params: { id: String(ids["Sangria"]) }, body: { approval: adminCredentials } },
    },
    ratings: {
      rate: { body: { rate: 4, description: "Massa ótima" } },
      list: { query: { cursor: String(ids["Calabresa"]) } },
    },
  };
}

export type ExampleCall = { name: string; route: Route; url: string; body: unknown };

/** The examples as they go over the wire, one a route. */
export function exampleCalls(full: FullAccount): ExampleCall[] {
  const inputs: Record<string, Record<string, AnyInput>> = exampleInputs(full);
  return Object.entries(api).flatMap(([topic, contract]) =>
    Object.entries<Route>(contract).map(([call, route]) => {
      const { params, query, body } = inputs[topic]?.[call] ?? {};
      return {
        name: nameOf(route),
        route,
        url: routeAddress(route, { params, query }),
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
