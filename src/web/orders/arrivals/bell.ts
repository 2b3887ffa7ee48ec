import { useEffect, useState } from "react";
import { createStoredChoice, useStoredChoice } from "../../storage/use-stored-choice.ts";

/** Two tones, the second higher: short enough for a busy kitchen, and not a phone's. */
const tones = [
  { frequency: 880, startS: 0 },
  { frequency: 1318.5, startS: 0.18 },
] as const;
const toneS = 0.35;
const loudness = 0.4;
/** For orders that have waited too long. */
const lateTones = [...tones, { frequency: 1568, startS: 0.36 }] as const;
const lateLoudness = 0.8;

let audio: AudioContext | undefined;

/** Resolves when this page may sound. Browsers allow that only after somebody has touched it. */
async function wakeAudio(): Promise<void> {
  audio ??= new AudioContext();
  await audio.resume();
}

function ring({ isLate = false } = {}): void {
  if (audio?.state !== "running") return;
  const now = audio.currentTime;
  for (const { frequency, startS } of isLate ? lateTones : tones) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0, now + startS);
    volume.gain.linearRampToValueAtTime(isLate ? lateLoudness : loudness, now + startS + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.001, now + startS + toneS);
    tone.connect(volume).connect(audio.destination);
    tone.start(now + startS);
    tone.stop(now + startS + toneS);
  }
}

/** Sounds if this device's sound is on and the browser allows it within a second. Later it would be no news. */
export async function ringOnce(): Promise<void> {
  if (!soundOn.current()) return;
  const calledMs = performance.now();
  await wakeAudio().catch(() => undefined);
  if (performance.now() - calledMs < wakingMs) ring();
}

/** The time from one ringing to the next. A page that rings keeps the browser's others silent for most of it. */
const ringEveryMs = 6_000;
const lateEveryMs = 3_000;
const silentPart = 5 / 6;

/** Only one page of the browser rings at a time: several would sound out of step, and no louder. */
function ringInTurn({ isLate, everyMs }: { isLate: boolean; everyMs: number }): void {
  if (audio?.state !== "running") return;
  // Sites without TLS have no locks, despite the types.
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return ring({ isLate });
  const ringing = locks.request("bell", { ifAvailable: true }, async (turn) => {
    if (!turn) return;
    ring({ isLate });
    await new Promise((resolve) => setTimeout(resolve, everyMs * silentPart));
  });
  ringing.catch(() => ring({ isLate }));
}

/** After this time an order from this device is known to be its own. */
const firstAfterMs = 300;

/**
 * Rings at once, and again for as long as it is mounted. A late order rings louder and more often. Each further order
 * or call needs a new mount.
 */
export function Ringing({ isLate }: { isLate: boolean }): null {
  const [isOn] = useStoredChoice(soundOn);
  useEffect(() => {
    if (!isOn) return undefined;
    const everyMs = isLate ? lateEveryMs : ringEveryMs;
    const turn = () => ringInTurn({ isLate, everyMs });
    const first = setTimeout(turn, firstAfterMs);
    const again = setInterval(turn, everyMs);
    return () => {
      clearTimeout(first);
      clearInterval(again);
    };
  }, [isOn, isLate]);
  return null;
}

/** A page that may sound does so within this time. */
const wakingMs = 1_000;
/** Longer than a press: the note that disappears when the sound is awake would move the elements under the finger. */
const pressMs = 400;

const soundOn = createStoredChoice("orders.soundOn", true);

export type Bell = { isOn: boolean; isAsleep: boolean; turn: (on: boolean) => void };

/** Whether news is heard, which this device remembers. `isAsleep` until somebody touches the page. */
export function useBell(): Bell {
  const [isOn, setOn] = useStoredChoice(soundOn);
  const [isAsleep, setAsleep] = useState(false);
  useEffect(() => {
    if (!isOn) return undefined;
    let isAwake = false;
    const wakeUp = async () => {
      // A device without sound still shows everything on its screen.
      await wakeAudio().catch(() => undefined);
      isAwake = true;
    };
    void wakeUp();
    const waking = setTimeout(() => setAsleep(!isAwake), wakingMs);
    // Waits until the press is over, so that its button does what it says. Browsers allow sound after a finger is
    // lifted, and not when it goes down.
    const wake = () => void wakeUp().then(() => setTimeout(() => setAsleep(false), pressMs));
    addEventListener("pointerup", wake);
    addEventListener("keyup", wake);
    return () => {
      clearTimeout(waking);
      removeEventListener("pointerup", wake);
      removeEventListener("keyup", wake);
    };
  }, [isOn]);
  return {
    isOn,
    isAsleep: isOn && isAsleep,
    turn(on) {
      setOn(on);
      // Plays it once.
      if (on)
        void wakeAudio().then(
          () => ring(),
          () => undefined,
        );
    },
  };
}
