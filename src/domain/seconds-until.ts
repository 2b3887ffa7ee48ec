/** Whole seconds until an instant has come, for devices whose clocks may be wrong. */
export const secondsUntil = (instant: Date, now: Date): number =>
  Math.ceil((instant.getTime() - now.getTime()) / 1_000);
