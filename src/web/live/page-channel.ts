/** A channel from one page of a browser to the others of the same site. */
export type PageChannel<Said> = { say: (said: Said) => void; close: () => void };

/** `hear` gets what other pages say under the same name. They run this program too, so it is not checked. */
export function openPageChannel<Said>(name: string, hear: (said: Said) => void): PageChannel<Said> {
  const channel = new BroadcastChannel(name);
  channel.addEventListener("message", ({ data }: MessageEvent<Said>) => hear(data));
  return {
    // Pages of other sites are not on it, so there is no origin to name.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    say: (said) => channel.postMessage(said),
    close: () => channel.close(),
  };
}
