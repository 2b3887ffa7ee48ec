import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { Flight, inFlights, newStatement, type Statement } from "./flight.ts";

let client: pg.Client;
/** How often PostgreSQL has said that it is ready for more. */
let readies = 0;
beforeAll(async () => {
  client = new pg.Client({ connectionString: inject("databaseUrls").app, pipeline: true });
  await client.connect();
  client.connection.on("readyForQuery", () => (readies += 1));
});
beforeEach(() => (readies = 0));
afterAll(() => client.end());

type Asked = { text: string; values?: unknown[] };

/** The statements, and for each its rows or why it failed. */
function asked(all: Asked[]): { statements: Statement[]; answers: Promise<unknown[]> } {
  const made = all.map(({ text, values = [] }) => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const callback: Statement["callback"] = (error, result) => resolve(error ?? result.rows);
    return { statement: newStatement({ text, name: undefined, values, callback }), promise };
  });
  return {
    statements: made.map(({ statement }) => statement),
    answers: Promise.all(made.map(({ promise }) => promise)),
  };
}

function fly(all: Asked[]): Promise<unknown[]> {
  const { statements, answers } = asked(all);
  client.query(new Flight(statements));
  return answers;
}

const one = { text: "select $1::int as one", values: [1] };
const two = { text: "select n from generate_series(1, 2) n" };

describe("statements that go out together", () => {
  it("are answered each by itself, and all in one piece", async () => {
    expect(await fly([one, { text: "select" }, two])).toEqual([
      [{ one: 1 }],
      [{}],
      [{ n: 1 }, { n: 2 }],
    ]);
    expect(readies).toBe(1);
  });

  it("keep their own answers beside one that says nothing", async () => {
    expect(await fly([one, { text: "" }, two])).toEqual([[{ one: 1 }], [], [{ n: 1 }, { n: 2 }]]);
  });

  it("fail with the first that PostgreSQL refuses, and leave the connection as good as new", async () => {
    const refused = { text: "select 1 / $1::int", values: [0] };
    const [before, ...others] = await fly([one, refused, two, one]);
    expect(before).toEqual([{ one: 1 }]);
    expect(others).toMatchObject([{ code: "22012" }, { code: "22012" }, { code: "22012" }]);
    expect(await fly([one, two])).toEqual([[{ one: 1 }], [{ n: 1 }, { n: 2 }]]);
  });

  it.each([0, 1])("are not sent from one on whose values cannot be written: %i", async (at) => {
    const circular: Record<string, unknown> = {};
    circular["itself"] = circular;
    const unwritable = { text: "select $1::jsonb", values: [circular] };
    const answers = await fly([one, two].toSpliced(at, 1, unwritable));
    expect(answers.slice(0, at)).toEqual([[{ one: 1 }]].slice(0, at));
    expect(String(answers[at])).toContain("circular");
    for (const later of answers.slice(at + 1)) expect(later).toBeInstanceOf(Error);
    expect(await fly([one, two])).toEqual([[{ one: 1 }], [{ n: 1 }, { n: 2 }]]);
  });

  it.each(["while they wait for answers", "before they are sent"])(
    "all hear that the connection has gone %s",
    async (when) => {
      const gone = new pg.Client({ connectionString: inject("databaseUrls").app, pipeline: true });
      gone.on("error", () => undefined);
      await gone.connect();
      const { statements, answers } = asked([one, { text: "select pg_sleep(60)" }, two]);
      const ended = new Promise<void>((resolve) => gone.once("end", resolve));
      if (when === "before they are sent") {
        gone.connection.stream.destroy();
        await ended;
      }
      gone.query(new Flight(statements));
      gone.connection.stream.destroy();
      for (const answer of await answers) expect(answer).toBeInstanceOf(Error);
    },
  );
});

it("only neighbours that may are joined, and none with itself", () => {
  const { statements } = asked([one, one, two, one, two, two]);
  const pieces = inFlights(statements, ({ text }) => text === one.text);
  const sizes = pieces.map((piece) => (piece instanceof Flight ? piece.statements.length : 1));
  expect(sizes).toEqual([2, 1, 1, 1, 1]);
  const sent = pieces.flatMap((piece) => (piece instanceof Flight ? piece.statements : [piece]));
  expect(sent).toEqual(statements);
});
