import { randomUUID } from "node:crypto";
import { exampleCalls, type ExampleCall } from "../../src/server/testing/example-calls.ts";
import type { FullAccount } from "../../src/server/testing/full-account.ts";
import { rawCall, type RawAnswer, type RawCall } from "../../src/server/testing/raw-call.ts";
import type { TestApp } from "../../src/server/testing/start-app.ts";
import { limits } from "../../src/domain/text-rules.ts";
import { concretePath, valueAt, withValue } from "./body-paths.ts";
import { payloads } from "./stored-scripts-corpus.ts";
import { listTextFields, type TextField } from "./stored-scripts-fields.ts";

/** Calls whose texts are only compared with stored ones, and not stored themselves. */
const comparedOnly =
  /^(POST auth|PUT accountUsers\/(change-password|pin)|POST order\/print|POST translations\/suggestions)/;
/** Fields that are not stored: of a picture all but its id, and former values, passwords, hashes and keys. */
const comparedFields =
  /^base\.|\.base\.|^approval\.|\.(file|colour|pass)$|^locationHash$|\.table_key$|items\.\{\}\.title_br$|^edits\.\[\]\.(base|key)$/;

/** Every text field that is stored, as "METHOD path field". */
export function listStoredFields(): string[] {
  return [...listTextFields()].flatMap(([name, fields]) =>
    comparedOnly.test(name) ? [] : fields.filter(isStored).map(({ path }) => `${name} ${path}`),
  );
}

function isStored({ path }: TextField): boolean {
  return !comparedFields.test(path);
}

export type Planted = {
  /** "METHOD path field" of every text field that has taken a payload. */
  taken: Set<string>;
  /** The same of every text field that refused all payloads. */
  refused: Set<string>;
  /** Calls that failed without a caller's fault. */
  broken: string[];
};

/** Deals as many payloads as fit, at most `most`, and goes on with the next ones at each call. */
function dealer() {
  let next = 0;
  const take = () => payloads[next++ % payloads.length] ?? "";
  return (maxLength: number, most: number): string => {
    let text = "";
    for (let count = 0, tries = 0; count < most && tries < payloads.length; tries += 1) {
      const payload = take();
      const longer = text === "" ? payload : `${text}\n${payload}`;
      if (longer.length > maxLength) {
        if (text !== "") break;
        continue;
      }
      text = longer;
      count += 1;
    }
    // Eight characters run nothing, but they can open what other texts close.
    return text || `"'><b a=`.slice(0, maxLength);
  };
}

type Planting = { testApp: TestApp; full: FullAccount; rounds: number };

/** Writes payloads into every text field of every call, as callers who may: other payloads and entries each round. */
export async function plantPayloads({ testApp, full, rounds }: Planting): Promise<Planted> {
  const deal = dealer();
  const planted: Planted = { taken: new Set(), refused: new Set(), broken: [] };
  const fields = listTextFields();
  const closesTheShop = (call: ExampleCall) => /^PUT account\/(?:services|areas)$/.test(call.name);
  const calls = exampleCalls(full);
  const ofTheOrder = (call: ExampleCall) => call.name === "PUT order/{hash}/push";
  // Other calls end the order, so its own comes first. Payloads as names of places end deliveries, so areas come last.
  const rank = (call: ExampleCall) => (ofTheOrder(call) ? 0 : closesTheShop(call) ? 2 : 1);
  const inOrder = calls.toSorted((one, other) => rank(one) - rank(other));
  for (const call of inOrder) {
    const own = (fields.get(call.name) ?? []).filter(isStored);
    if (own.length === 0 || comparedOnly.test(call.name)) continue;
    for (let round = 0; round < roundsOf(call, rounds); round += 1) {
      for (const { body, without } of variantsOf(call, { full, round })) {
        const open = own.filter(({ path }) => path !== without);
        const { taken, refused, broken } = await plantIn({
          testApp,
          full,
          call,
          body,
          fields: open,
          deal,
        });
        for (const field of taken) planted.taken.add(field);
        for (const field of refused) planted.refused.add(field);
        planted.broken.push(...broken);
      }
    }
  }
  for (const field of planted.taken) planted.refused.delete(field);
  return planted;
}

/**
 * A call that makes something new is made in every round. A call that changes a single thing is made once, because only
 * the last change would be seen.
 */
function roundsOf({ name }: ExampleCall, rounds: number): number {
  return name.startsWith("PUT") ? 1 : rounds;
}

// A body of the contract's examples.
type Json = Record<string, unknown>;
/** A body, and the field that is left without a payload because it would make another variant of it. */
type Variant = { body: Json; without?: string };

/** The example as something new, and in each of the ways in which the call stores different fields. */
function variantsOf(
  { name, body }: ExampleCall,
  { full, round }: { full: FullAccount; round: number },
): Variant[] {
  const example = structuredClone(body) as Json & { data?: Json; cartData?: Json };
  delete example["base"];
  const asNew: Record<string, Json> = {
    "POST content/menu/item": { id: undefined, parent_id: full.ids["Bebidas"] },
    "POST content/menu/category": { id: undefined },
    "POST content/menu/icon": { id: undefined },
    "POST accountUsers": { user: `pessoa${round}@example.com` },
    "PUT accountUsers/{id}": { user: "outra.pessoa@example.com" },
  };
  const changed = asNew[name];
  if (changed) example.data = { ...example.data, ...changed };
  if (name === "PUT account") {
    // The settings may be sent beside the data, or within it as answers have them.
    const { extras, data, ...rest } = example;
    return structuredClone([{ body: example }, { body: { ...rest, data: { ...data, extras } } }]);
  }
  if (name === "PUT account/services") {
    const { takeout } = example["services"] as Json;
    return structuredClone([
      { body: { services: { delivery: takeout, takeout, indoor: takeout } } },
    ]);
  }
  if (name === "POST order") {
    const { location, addressData, ...rest } = example.cartData ?? {};
    const variants: Variant[] = [
      { body: { ...example, cartData: { ...rest, addressData } }, without: "cartData.location" },
      { body: { ...example, cartData: { ...rest, location } } },
      {
        body: { ...example, cartData: { items: rest["items"] }, locationHash: full.sheet.hash },
        without: "cartData.location",
      },
    ];
    return structuredClone(variants);
  }
  return [{ body: JSON.parse(JSON.stringify(example)) as Json }];
}

type Place = TextField & { concrete: string[]; example: unknown };

/** Sends the body with payloads until it is taken, each time without those that were refused. */
async function plantIn({
  testApp,
  full,
  call,
  body,
  fields,
  deal,
}: {
  testApp: TestApp;
  full: FullAccount;
  call: ExampleCall;
  body: Json;
  fields: TextField[];
  deal: ReturnType<typeof dealer>;
}): Promise<Record<keyof Planted, string[]>> {
  const places = fields.flatMap((field): Place[] => {
    const concrete = concretePath(body, field.path.split("."));
    // The example translates a title, whose limit is shorter than that of other texts.
    const maxLength = call.name === "PUT translations" ? limits.title : field.maxLength;
    return concrete ? [{ ...field, maxLength, concrete, example: valueAt(body, concrete) }] : [];
  });
  const isRich = (path: string) => /about|home_(text|minibio)/.test(path);
  const nameOf = ({ path }: Place) => `${call.name} ${path}`;
  const refused: string[] = [];
  let open = places;
  let sent: unknown = places.reduce<unknown>(
    (filled, { path, maxLength, concrete }) =>
      withValue(filled, {
        path: concrete,
        // Cleaning makes it longer: a sign that opens no tag is escaped, and takes up to five characters.
        value: isRich(path) ? deal(maxLength * 0.5, 40) : deal(maxLength, 8),
      }),
    body,
  );
  // Every refusal names fields, which then get the example's values. Some are only checked when others are right.
  for (let tries = 0; tries < places.length + 2; tries += 1) {
    const answer = await send(testApp, { full, call, body: sent });
    if (answer.status < 300) return { taken: open.map(nameOf), refused, broken: [] };
    const blamed = Object.keys(answer.body.fields ?? {});
    // A refusal has one name for a setting, wherever it was sent.
    const calledOf = ({ concrete }: Place) => {
      const name = `${concrete.join(".")}.`;
      return [name, name.replace(/^data\.extras/, "extras")];
    };
    const isBlamed = (place: Place) =>
      calledOf(place).some((name) => blamed.some((field) => name.startsWith(`${field}.`)));
    const given = open.filter((place) => isBlamed(place));
    if (answer.status >= 500 || given.length === 0) {
      const broken = [`${call.name}: ${answer.status} ${answer.text}`];
      return { taken: [], refused, broken };
    }
    refused.push(...given.map(nameOf));
    for (const { concrete, example } of given)
      sent = withValue(sent, { path: concrete, value: example });
    open = open.filter((place) => !given.includes(place));
  }
  return { taken: [], refused, broken: [] };
}

let ratings = 0;

async function send(
  testApp: TestApp,
  { full, call: { route, url }, body }: { full: FullAccount; call: ExampleCall; body: unknown },
): Promise<RawAnswer> {
  const isTab = valueAt(body, ["locationHash"]) !== undefined;
  const callers = {
    admin: full.admin,
    staff: full.attendant,
    guest: full.guest,
    public: undefined,
  };
  const caller = isTab ? full.attendant : callers[route.access];
  // A guest may rate once a day and an address a few times, so every rating has a new guest and address.
  const isRating = route.path === "content/rate";
  if (isRating) ratings += 1;
  const token = isRating ? undefined : caller?.token();
  return rawCall(testApp, {
    // The contract's methods are those that a call may have.
    method: route.method satisfies RawCall["method"],
    url,
    host: full.account.host,
    token,
    remoteAddress: isRating ? `10.1.${ratings >> 8}.${ratings & 255}` : undefined,
    headers: route.idempotent ? { "idempotency-key": randomUUID() } : {},
    body,
  });
}
