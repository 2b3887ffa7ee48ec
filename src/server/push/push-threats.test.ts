import { describe, expect, it } from "vitest";
import { newCaller } from "../testing/caller.ts";
import { deliveryBody, sendOrder } from "../testing/new-order.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { startApp } from "../testing/start-app.ts";
import { isPublicAddress } from "./public-address.ts";
import { createPushService } from "./push-service.ts";
import { sharedPushShop } from "./testing-push-shop.ts";

const shop = sharedPushShop();
const { params, subscribe, setStatus, sentToPhone, isSubscribed } = shop;

describe("threat 69: messages about an order", () => {
  it("are for the device that placed it: not for another guest, and not for staff", async () => {
    for (const caller of [newCaller(shop.testApp, shop.account), shop.admin]) {
      expect(await refusalOf(subscribe(caller))).toMatchObject({ error: "not_found" });
      expect(await refusalOf(caller.push.unsubscribe(params()))).toMatchObject({
        error: "not_found",
      });
    }
    expect(await shop.admin.orders.get(params())).not.toHaveProperty("push");
  });

  it("are not to be had of an order that is over", async () => {
    await setStatus("4");
    expect(await refusalOf(subscribe())).toMatchObject({ error: "deal_closed" });
  });

  it("are nowhere without the operator's keys", async () => {
    const plain = await startApp({ urls: shop.urls });
    const caller = newCaller(plain, shop.account);
    const own = await sendOrder(caller, deliveryBody({ [shop.water]: { qty: 1 } }));
    const { hash } = own;
    expect(await caller.orders.get({ params: { hash } })).not.toHaveProperty("push");
    const body = { ...shop.phone.subscription, language: "br" } as const;
    expect(await refusalOf(caller.push.subscribe({ params: { hash }, body }))).toMatchObject({
      error: "not_found",
    });
    await plain.close();
  });
});

describe("threat 68: an address that a guest names for messages", () => {
  it.each([
    "http://push.example/send",
    "https://127.0.0.1/send",
    "https://0x7f.1/send",
    "https://10.0.0.1/send",
    "https://[::1]/send",
    "https://[::ffff:10.0.0.1]/send",
    "https://93.184.216.34/send",
    "https://push.example:8443/send",
    "https://user:word@push.example/send",
    "ftp://push.example/send",
    "file:///etc/passwd",
    "HTTPS://push.example/send",
    " https://push.example/send",
    "https://PUSH.example/send",
    "push.example",
  ])("is refused where it is none of a push service: %s", async (endpoint) => {
    expect(await refusalOf(subscribe(shop.guest, { endpoint }))).toMatchObject({
      error: "unprocessable_entity",
      fields: { endpoint: expect.any(String) },
    });
    expect(await isSubscribed()).toBe(false);
  });

  it.each(["https://localhost/send", "https://localhost./send", "https://anything.localhost/send"])(
    "is not sent to where its name leads into a network that is not public: %s",
    async (endpoint) => {
      const sender = createPushService({ ...shop.service.settings, services: [] });
      expect(sender.isAllowed(endpoint)).toBe(true);
      const to = { ...shop.phone.subscription, endpoint };
      const message = { title: "", body: "", path: "", lang: "" };
      expect(await sender.send(to, message, "topic")).toBe("failed");
    },
  );

  it("is not followed elsewhere", async () => {
    shop.service.answer = 302;
    const sender = createPushService(shop.service.settings);
    const message = { title: "", body: "", path: "", lang: "" };
    expect(await sender.send(shop.phone.subscription, message, "topic")).toBe("failed");
    expect(sentToPhone()).toHaveLength(1);
  });

  it.each([
    ["8.8.8.8", true],
    ["2606:4700::1111", true],
    ["0.0.0.0", false],
    ["10.1.2.3", false],
    ["100.64.0.1", false],
    ["127.8.8.8", false],
    ["169.254.169.254", false],
    ["172.31.255.255", false],
    ["172.32.0.1", true],
    ["192.168.0.1", false],
    ["224.0.0.1", false],
    ["255.255.255.255", false],
    ["::1", false],
    ["::", false],
    ["::ffff:127.0.0.1", false],
    ["64:ff9b::7f00:1", false],
    ["2002:7f00:1::", false],
    ["fd00::1", false],
    ["fe80::1", false],
    ["ff02::1", false],
    ["nowhere", false],
  ])("%s is public: %s", (address, isPublic) => {
    expect(isPublicAddress(address)).toBe(isPublic);
  });

  it("whose keys are none costs nothing but itself", async () => {
    const sender = createPushService(shop.service.settings);
    const to = { ...shop.phone.subscription, p256dh: "B".repeat(87) };
    expect(await sender.send(to, { title: "", body: "", path: "", lang: "" }, "topic")).toBe(
      "gone",
    );
  });
});
