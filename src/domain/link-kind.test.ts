import { expect, test } from "vitest";
import { linkKind } from "./link-kind.ts";

test.each([
  ["https://wa.me/5511955550101", "whatsapp"],
  ["https://api.whatsapp.com/send?phone=5511955550101", "whatsapp"],
  ["https://www.instagram.com/casa", "instagram"],
  ["HTTPS://WWW.FACEBOOK.COM/casa", "facebook"],
  ["https://youtu.be/abc", "youtube"],
  ["https://www.tiktok.com/@casa", "tiktok"],
  ["https://www.ifood.com.br/delivery/casa", "ifood"],
  ["https://www.google.com/maps/place/casa", "maps"],
  ["https://maps.app.goo.gl/abc", "maps"],
  ["tel:+551135550101", "phone"],
  ["mailto:a@b.example?subject=oi", "mail"],
  ["https://links.example/casa/instagram", "instagram"],
])("%s leads to %s", (href, kind) => {
  expect(linkKind(href)).toBe(kind);
});

test.each([
  "https://example.com/reservas",
  "/cardapio",
  "",
  "https://mail.example.com/phone",
  "https://example.com/?next=xinstagram",
  "javascript:alert(1)",
])("%s is like any other", (href) => {
  expect(linkKind(href)).toBeUndefined();
});
