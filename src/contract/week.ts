import * as z from "zod/mini";
import { overlapping } from "../domain/hours.ts";
import { minutesOfDay } from "../domain/week.ts";
import { serviceLimits } from "../domain/service.ts";
import { asProblem } from "./fields.ts";

const isTime = /^([01]\d|2[0-3]):[0-5]\d$/;

export const interval = z.strictObject({
  start: z
    .string()
    .check(z.refine((time) => isTime.test(time), asProblem({ code: "invalid_time" }))),
  /** May go on into the next day; 1440 is a whole day. */
  minutes: z.int().check(z.minimum(1), z.maximum(minutesOfDay)),
});

/** 0 is Sunday. */
export const weekInterval = z.extend(interval, {
  weekday: z.int().check(z.minimum(0), z.maximum(6)),
});

/** Times of the week at which something can be had; null is always. */
export const week = z.nullable(
  z.array(weekInterval).check(
    z.minLength(1),
    z.maxLength(serviceLimits.intervals),
    z.refine((intervals) => overlapping(intervals).length === 0, {
      ...asProblem({ code: "overlapping" }),
    }),
  ),
);
