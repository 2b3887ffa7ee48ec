import fc from "fast-check";
import { expect, test } from "vitest";
import { groundAround, middleArea, shrunkTo } from "./picture-shapes.ts";

const side = fc.integer({ min: 1, max: 12_000 });
const size = fc.record({ width: side, height: side });
const aspect = fc.constantFrom(0.5, 1, 4 / 3, 2, 3);

test("the middle of a picture has the aspect, touches two edges and lies inside", () => {
  fc.assert(
    fc.property(size, aspect, (picture, wanted) => {
      const area = middleArea(picture, wanted);
      expect(area.width / area.height).toBeCloseTo(wanted, 6);
      expect(Math.max(area.width / picture.width, area.height / picture.height)).toBeCloseTo(1, 6);
      expect(area.x + area.width / 2).toBeCloseTo(picture.width / 2, 6);
      expect(Math.min(area.x, area.y)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test("a ground has the aspect and room for the whole picture, and no more than it needs", () => {
  fc.assert(
    fc.property(size, aspect, (picture, wanted) => {
      const ground = groundAround(picture, wanted);
      expect(ground.width / ground.height).toBeCloseTo(wanted, 6);
      expect(Math.min(ground.width / picture.width, ground.height / picture.height)).toBeCloseTo(1);
    }),
  );
});

test("what is sent is never larger than it was nor than the limit, and keeps its proportions", () => {
  fc.assert(
    fc.property(size, fc.constantFrom(960, 1920), (picture, maxSidePx) => {
      const sent = shrunkTo(picture, maxSidePx);
      expect(Math.max(sent.width, sent.height)).toBeLessThanOrEqual(maxSidePx);
      expect(sent.width).toBeLessThanOrEqual(picture.width);
      expect(Math.min(sent.width, sent.height)).toBeGreaterThanOrEqual(1);
    }),
  );
  expect(shrunkTo({ width: 4000, height: 3000 }, 1920)).toEqual({ width: 1920, height: 1440 });
  expect(shrunkTo({ width: 400, height: 300 }, 1920)).toEqual({ width: 400, height: 300 });
});
