type MapFrameProps = {
  /** One that `sanitiseMap` has let through. */
  address: string;
  /** The name that a screen reader gives it. */
  title: string;
  className?: string | undefined;
};

/** Another host's map in a sandbox. Draw it only when somebody has asked for it, since drawing loads it. */
export function MapFrame({ address, title, className }: MapFrameProps) {
  return (
    <iframe
      className={className}
      src={address}
      title={title}
      // The frame keeps the origin of a host that is not ours, so it cannot reach out of it.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-scripts allow-same-origin allow-popups"
      referrerPolicy="no-referrer"
    />
  );
}
