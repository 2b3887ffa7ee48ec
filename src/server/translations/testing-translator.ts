import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import type { Translator } from "../config.ts";
import { listenOnFreePort } from "../testing/listen-on-free-port.ts";

/** A request as the service got it. */
export type Asked = {
  url: string | undefined;
  authorization: string | undefined;
  model: string;
  system: string;
  user: string;
};

export type TestTranslator = {
  translator: Translator;
  asked: Asked[];
  /** The service's behaviour when it is asked. */
  reply: (response: ServerResponse, texts: Record<string, string>) => void;
  close: () => Promise<void>;
};

/** A service on this machine that speaks OpenAI's protocol; each test says how it answers. */
export async function startTranslator(): Promise<TestTranslator> {
  const answerTo = async (request: IncomingMessage, response: ServerResponse) => {
    const { model, messages } = (await json(request)) as {
      model: string;
      messages: { role: string; content: string }[];
    };
    const said = (role: string) => messages.find((one) => one.role === role)?.content ?? "";
    const { url, headers } = request;
    const { authorization } = headers;
    service.asked.push({ url, authorization, model, system: said("system"), user: said("user") });
    service.reply(response, JSON.parse(said("user")) as Record<string, string>);
  };
  const server = createServer((request, response) => void answerTo(request, response));
  const port = await listenOnFreePort(server);
  const service: TestTranslator = {
    translator: { url: `http://127.0.0.1:${port}/v1`, key: "chave", model: "pequeno" },
    asked: [],
    reply: (response, texts) => answer(response, marked(texts)),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return service;
}

/** "Água" as "«Água»". */
export const marked = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, `«${text}»`]));

/** An answer in the protocol's form. */
export function answer(response: ServerResponse, content: unknown, status = 200): void {
  const message = { role: "assistant", content: JSON.stringify(content) };
  response
    .writeHead(status, { "content-type": "application/json" })
    .end(JSON.stringify({ choices: [{ index: 0, message }] }));
}
