import { useEffect, useState } from "react";
import { createStoredChoice, useStoredChoice } from "../../storage/use-stored-choice.ts";

/** Two tones, the second higher: short enough for a busy kitchen, and not a phone's. */
const tones = [
  { frequency: 880, startS: 0 },
  { frequency: 1318.5, startS: 0.18 },
] as const;
const toneS = 0.35;
const loudness = 0.4;
/** For what nobody has answered for long. */
const lateTones = [...tones, { frequency: 1568, startS: 0.36 }] as const;
const lateLoudness = 0.8;

let audio: AudioContext | undefined;

/** Browsers let a page sound only after somebody has touched it; resolves when this one may. */
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

/** Sounds where this device is to, and the browser lets this page, as after any tap on it; later it is no news. */
export async function ringOnce(): Promise<void> {
  if (!soundOn.current()) return;
  const calledMs = performance.now();
  await wakeAudio().catch(() => undefined);
  if (performance.now() - calledMs < wakingMs) ring();
}

/** From one ringing to the next; whoever rings keeps the other pages of the browser silent for most of that. */
const ringEveryMs = 6_000;
const lateEveryMs = 3_000;
const silentPart = 5 / 6;

/** One page of the browser after the other: several would not be louder, but out of step. */
function ringInTurn({ isLate, everyMs }: { isLate: boolean; everyMs: number }): void {
  if (audio?.state !== "running") return;
  // Sites without TLS have no locks, whatever the types say.
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return ring({ isLate });
  const ringing = locks.request("bell", { ifAvailable: true }, async (turn) => {
    if (!turn) return;
    ring({ isLate });
    await new Promise((resolve) => setTimeout(resolve, everyMs * silentPart));
  });
  ringing.catch(() => ring({ isLate }));
}

/** An order from this device is known to be its own by then. */
const firstAfterMs = 300;

/**
 * Rings at once, and again and again for as long as it is there; louder and more often when it is late. Mount it anew for
 * what comes besides.
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
/** A press takes less time; the note that goes away when the sound is awake would move what is under the finger. */
const pressMs = 400;

const soundOn = createStoredChoice("orders.soundOn", true);

export type Bell = { isOn: boolean; isAsleep: boolean; turn: (on: boolean) => void };

/** Whether news is to be heard, which this device remembers; `isAsleep` until somebody touches the page. */
export function useBell(): Bell {
  const [isOn, setOn] = useStoredChoice(soundOn);
  const [isAsleep, setAsleep] = useState(false);
  useEffect(() => {
    if (!isOn) return undefined;
    let isAwake = false;
    const wakeUp = async () => {
      // A device without sound has the screen, which says all of it.
      await wakeAudio().catch(() => undefined);
      isAwake = true;
    };
    void wakeUp();
    const waking = setTimeout(() => setAsleep(!isAwake), wakingMs);
    // Not before a press is over: until then its button means what it says. And a finger that goes down gives a page no
    // right to sound; one that is lifted does.
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
