import { describe, expect, it } from "vitest";
import { parseConfig, siteAddress } from "./config.ts";
import { StartRefused } from "./operator-refused.ts";

describe("the settings", () => {
  it("need none", () => {
    expect(parseConfig({})).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      dataDir: "./data",
      baseDomain: "localhost",
      assetsUrl: "/assets",
      demo: true,
      personalDataDays: 180,
      ordersPerMinute: { perGuest: 5, perAddress: 30 },
    });
  });

  it.each([
    [{}, true],
    [{ BASE_DOMAIN: "localhost" }, true],
    [{ BASE_DOMAIN: "LOCALHOST" }, true],
    [{ BASE_DOMAIN: "localhost", DEMO: "0" }, false],
    [{ BASE_DOMAIN: "cardapio.example" }, false],
    [{ BASE_DOMAIN: "localhost.example" }, false],
    [{ BASE_DOMAIN: "cardapio.example", DEMO: "" }, false],
    [{ BASE_DOMAIN: "cardapio.example", DEMO: "1" }, true],
  ])("threat 56: fault 42: %j make the demo, whose passwords everybody knows: %s", (env, demo) => {
    expect(parseConfig(env).demo).toBe(demo);
  });

  it("that are empty are as if absent", () => {
    expect(parseConfig({ PORT: "", DATABASE_URL: "", DEMO: "" })).toEqual(parseConfig({}));
  });

  it("name a service of suggestions with its model, or none", () => {
    expect(parseConfig({ TRANSLATE_KEY: "k", TRANSLATE_MODEL: "m" }).translator).toBeUndefined();
    const translator = { TRANSLATE_URL: "https://api.example/v1/", TRANSLATE_MODEL: "m" };
    expect(parseConfig({ ...translator, TRANSLATE_KEY: "k" }).translator).toEqual({
      url: "https://api.example/v1",
      key: "k",
      model: "m",
    });
    expect(() => parseConfig({ TRANSLATE_URL: "https://api.example/v1" })).toThrow(StartRefused);
    expect(() => parseConfig({ ...translator, TRANSLATE_URL: "ftp://x" })).toThrow(StartRefused);
  });

  it("are read as people write them", () => {
    const config = parseConfig({
      PORT: "8080",
      BASE_DOMAIN: "Cardapio.Example",
      ASSETS_URL: "https://pictures.example/",
      TRUSTED_PROXIES: "10.0.0.0/8, ::1",
      DEMO: "0",
      PERSONAL_DATA_DAYS: "30",
    });
    expect(config).toMatchObject({
      port: 8080,
      baseDomain: "cardapio.example",
      assetsUrl: "https://pictures.example",
      trustedProxies: ["10.0.0.0/8", "::1"],
      personalDataDays: 30,
      demo: false,
    });
  });

  it.each([
    ["PORT", "abc"],
    ["PORT", "65536"],
    ["PORT", "-1"],
    ["PORT", "1e3"],
    ["PORT", " 3000"],
    ["DATABASE_URL", "mysql://localhost/x"],
    ["DATABASE_URL", "postgres://"],
    ["DATABASE_URL", "postgres://dona:senha@localhost"],
    ["DATABASE_URL", "postgres://dona:senha@/comanda"],
    ["DATABASE_URL", "postgres://dona:100%@localhost/comanda"],
    ["DATABASE_URL", "postgres://localhost/comanda?user=postgres&password=senha"],
    ["DATABASE_URL", "postgres://dona:senha@localhost/comanda?user=postgres"],
    ["POOL_URL", "https://localhost:6432/comanda"],
    ["POOL_URL", "postgres://localhost:6432"],
    ["POOL_URL", "postgres://dona:senha@localhost:6432/comanda"],
    ["POOL_URL", "postgres://localhost:6432/comanda"],
    ["READ_URL", "postgres://dona:senha@localhost:5433/comanda"],
    ["READ_URL", "postgres://localhost:5433/comanda"],
    ["BASE_DOMAIN", "localhost:3000"],
    ["BASE_DOMAIN", "http://localhost"],
    ["ASSETS_URL", "ftp://pictures.example"],
    ["ASSETS_URL", "pictures"],
    ["S3_ENDPOINT", "s3.example"],
    ["S3_ENDPOINT", "https://s3.example/bucket"],
    ["S3_ENDPOINT", "https://key:secret@s3.example"],
    ["S3_BUCKET", "My pictures"],
    ["PROVIDER_URL", "javascript:alert(1)"],
    ["CEP_URLS", ","],
    ["CEP_URLS", "https://cep.example/"],
    ["CEP_URLS", "https://cep.example/{cep},ftp://cep.example/{cep}"],
    ["ASSETS_URL", "https://cdn.example/a?x=1"],
    ["ASSETS_URL", "https://cdn.example/a#f"],
    ["TRUSTED_PROXIES", "nginx"],
    ["TRUSTED_PROXIES", "10.0.0.0/33"],
    ["METRICS_FROM", "10.0.0.1/8/8"],
    ["ORDERS_PER_MINUTE_GUEST", "0"],
    ["PERSONAL_DATA_DAYS", "0"],
    ["PERSONAL_DATA_DAYS", "never"],
    ["LOG_LEVEL", "loud"],
    ["DEMO", "no"],
  ])("name the one that cannot be used: %s=%s", (name, value) => {
    const parse = () => parseConfig({ [name]: value });
    expect(parse).toThrow(StartRefused);
    expect(parse).toThrow(new RegExp(`^The setting ${name} cannot be used: must .+\\.$`));
  });

  it("name a bucket by all that it takes, or by none of it", () => {
    const settings = {
      S3_ENDPOINT: "https://s3.example/",
      S3_BUCKET: "pictures",
      S3_ACCESS_KEY_ID: "id",
      S3_SECRET_ACCESS_KEY: "secret",
    };
    expect(parseConfig(settings).bucket).toEqual({
      endpoint: "https://s3.example",
      name: "pictures",
      region: "us-east-1",
      accessKeyId: "id",
      secretAccessKey: "secret",
    });
    expect(parseConfig({}).bucket).toBeUndefined();
    for (const name of Object.keys(settings))
      expect(() => parseConfig({ ...settings, [name]: "" })).toThrow(
        `The setting ${name} is missing: a bucket needs S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY.`,
      );
  });

  it("say how names in other alphabets are written", () => {
    expect(() => parseConfig({ BASE_DOMAIN: "pão.example" })).toThrow("xn--po-jia.example");
  });
});

describe("the addresses that an operator is told", () => {
  it.each([
    [{ PORT: "8080" }, "http://casa.example:8080"],
    [{ PORT: "80" }, "http://casa.example"],
    [{ PORT: "8080", TRUSTED_PROXIES: "10.0.0.1" }, "https://casa.example"],
    [{ PORT: "8080", TRUSTED_PROXIES: "127.0.0.1" }, "http://casa.localhost:8080"],
  ])("are those that guests reach the site at: %j", (settings, address) => {
    expect(siteAddress(parseConfig(settings), new URL(address).hostname)).toBe(address);
  });
});
