import { createServer, type ServerResponse } from "node:http";
import { listenOnFreePort } from "../testing/listen-on-free-port.ts";

export type Reply = (response: ServerResponse, cep: string) => void;

export type TestServices = {
  /** The two services' templates, as in `CEP_URLS`. The first stands for ViaCEP. */
  urls: string[];
  /** The answer of each of them. */
  via: Reply;
  brasil: Reply;
  /** The codes that each was asked for, in turn. */
  asked: { via: string[]; brasil: string[] };
  close: () => Promise<void>;
};

/** Two postal-code services on this machine; each test says how they answer. */
export async function startServices(): Promise<TestServices> {
  const server = createServer((request, response) => {
    const [, name = "", cep = ""] = request.url?.split("/") ?? [];
    if (name !== "via" && name !== "brasil") return void response.writeHead(500).end();
    services.asked[name].push(cep);
    services[name](response, cep);
  });
  const port = await listenOnFreePort(server);
  const services: TestServices = {
    urls: [`http://127.0.0.1:${port}/via/{cep}/json/`, `http://127.0.0.1:${port}/brasil/{cep}`],
    via: cut,
    brasil: cut,
    asked: { via: [], brasil: [] },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return services;
}

export const cut: Reply = (response) => void response.destroy();
export const hang: Reply = () => undefined;
export const json =
  (body: unknown, status = 200): Reply =>
  (response) =>
    void response
      .writeHead(status, { "content-type": "application/json" })
      .end(JSON.stringify(body));

/** An answer in ViaCEP's form, with all its fields in its order. */
export const viaCepAnswer =
  (changes: object = {}): Reply =>
  (response, cep) =>
    json({
      cep: `${cep.slice(0, 5)}-${cep.slice(5)}`,
      logradouro: "Praça da Sé",
      complemento: "lado ímpar",
      unidade: "",
      bairro: "Sé",
      localidade: "São Paulo",
      uf: "SP",
      estado: "São Paulo",
      regiao: "Sudeste",
      ibge: "3550308",
      gia: "1004",
      ddd: "11",
      siafi: "7107",
      ...changes,
    })(response, cep);

/** An answer in BrasilAPI's form. */
export const brasilApiAnswer =
  (changes: object = {}): Reply =>
  (response, cep) =>
    json({
      cep,
      state: "SP",
      city: "Campinas",
      neighborhood: "Centro",
      street: "Rua Barão de Jaguara",
      service: "open-cep",
      location: { type: "Point", coordinates: {} },
      ...changes,
    })(response, cep);

export const viaCepUnknown = json({ erro: "true" });
export const brasilApiUnknown = json(
  {
    message: "Todos os serviços de CEP retornaram erro.",
    type: "service_error",
    name: "CepPromiseError",
    errors: [{ name: "ServiceError", message: "CEP INVÁLIDO", service: "correios" }],
  },
  404,
);
