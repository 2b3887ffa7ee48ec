const circle = "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z";
const eye = "M2.5 12c4-8 15-8 19 0-4 8-15 8-19 0zM12 14.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6z";

/** Line drawings on a grid of 24. */
const paths = {
  alert: "M12 4 21.5 20h-19zM12 10v4.5M12 17.2v.1",
  back: "M19 12H5M11 6l-6 6 6 6",
  bell: "M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 21h4",
  cart: "M6 8h12l1 12.5H5zM9 11V7a3 3 0 0 1 6 0v4",
  chat: "M3.5 20.5l1.3-4.3a8.5 8.5 0 1 1 3.2 3zM8.8 8.8c.4 3.6 2.8 6 6.4 6.4l.6-2-2-.8-1 .8-2-2 .8-1-.8-2z",
  check: "M5 12.5 9.5 17 19 7.5",
  chevron: "M6 9.5l6 6 6-6",
  clock: `${circle}M12 7v5.2l3.2 2`,
  close: "M6 6l12 12M18 6 6 18",
  copy: "M9 9h11v11H9zM15 6V4H4v11h2",
  eye,
  eyeOff: `${eye}M4 4l16 16`,
  globe: `${circle}M3 12h18M12 3c4.5 5 4.5 13 0 18-4.5-5-4.5-13 0-18z`,
  info: `${circle}M12 11v5.5M12 7.6v.1`,
  menu: "M4 6.5h16M4 12h16M4 17.5h16",
  minus: "M6 12h12",
  pencil: "M4 20l1-4.5 11-11L19.5 8l-11 11zM13.5 7l3.5 3.5",
  phone:
    "M6 3.5h3l1.7 4.2L8.6 9.4a13 13 0 0 0 6 6l1.7-2.1 4.2 1.7v3a2.5 2.5 0 0 1-2.7 2.5A16 16 0 0 1 3.5 6.2 2.5 2.5 0 0 1 6 3.5z",
  pin: "M12 21s7-6.2 7-11a7 7 0 0 0-14 0c0 4.8 7 11 7 11zM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z",
  plus: "M12 6v12M6 12h12",
  pot: "M5 10h14v7.5a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 5 17.5zM2.5 12.5H5M19 12.5h2.5M9 7c0-1.5 1-1.5 1-3M14 7c0-1.5 1-1.5 1-3",
  print: "M7 9V3.5h10V9M7 17H4V9h16v8h-3M7 14h10v6.5H7z",
  receipt: "M5.5 3.5h13v17l-2.2-1.6-2.1 1.6-2.2-1.6-2.2 1.6-2.1-1.6-2.2 1.6zM9 8.5h6M9 12.5h6",
  search: "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.2 15.2 20 20",
  sort: "M8 4.5v15M4.5 16 8 19.5l3.5-3.5M16 19.5v-15M12.5 8 16 4.5 19.5 8",
  star: "M12 3.5l2.6 5.5 5.9.8-4.3 4.2 1 6L12 17.1 6.8 20l1-6-4.3-4.2 5.9-.8z",
  stop: `${circle}M5.8 5.8l12.4 12.4`,
  textSize: "M2.5 19l6-14 6 14M4.7 14h7.6M15.5 19l3-7.5 3 7.5M16.5 16.7h4",
  trash: "M4.5 7h15M9.5 7V4h5v3M6.5 7l1 13.5h9l1-13.5M10.2 11v5.5M13.8 11v5.5",
  user: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5a7.5 7.5 0 0 1 15 0",
  wifiOff:
    "M4 4l16 16M2 8.5a15 15 0 0 1 20 0M5 12a10 10 0 0 1 14 0M8.5 15.5a5 5 0 0 1 7 0M12 19.5v.1",
};

export type IconName = keyof typeof paths;

/** An icon next to a word or in a labelled control; hidden from screen readers. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return <Drawing path={paths[name]} className={className} />;
}

/** An icon that is not among those loaded with every page. */
export function Drawing({ path, className }: { path: string; className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width="1.5em"
      height="1.5em"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
