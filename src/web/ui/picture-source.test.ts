import { expect, it } from "vitest";
import { isSmall, pictureSource } from "./picture-source.ts";

const picture = { file: "f", width: 1600, assetsUrl: "/assets" };

it("offers every width that was stored, the last as wide as the picture is", () => {
  expect(pictureSource(picture)).toEqual({
    type: "image/avif",
    srcSet:
      "/assets/240/f.avif 240w, /assets/480/f.avif 480w, /assets/960/f.avif 960w, /assets/1920/f.avif 1600w",
  });
  expect(pictureSource({ ...picture, width: 480 }, { ending: "webp" })).toEqual({
    type: "image/webp",
    srcSet: "/assets/240/f.webp 240w, /assets/480/f.webp 480w",
  });
});

it("offers nothing wider than the finest screen can show where the size is fixed", () => {
  expect(pictureSource(picture, { sizes: "96px" }).srcSet).toBe(
    "/assets/240/f.avif 240w, /assets/480/f.avif 480w",
  );
  expect(pictureSource(picture, { sizes: "44px" }).srcSet).toBe("/assets/240/f.avif 240w");
});

it.each([
  ["44px", true],
  ["112px", true],
  ["160px", false],
  ["(min-width: 768px) 576px, 100vw", false],
  ["100vw", false],
])("takes a place of %s for small: %s", (sizes, expected) => {
  expect(isSmall(sizes)).toBe(expected);
});
