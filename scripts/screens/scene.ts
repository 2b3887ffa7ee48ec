import type { Page } from "playwright-core";
import type { Role } from "./identities.ts";
import type { Stage } from "./stage.ts";

/** One state of one screen, and how somebody comes to see it. */
export type Scene = {
  /** The group and the state: "guest/menu". */
  name: string;
  address: (stage: Stage) => string;
  /** The person who looks at it; a guest unless said otherwise. */
  as?: Role;
  /** Preparation before the page is asked for: of the network, and of the browser's storage. */
  before?: (page: Page, stage: Stage) => Promise<unknown>;
  /** Presses and typing on the page. */
  steps?: (page: Page, stage: Stage) => Promise<unknown>;
  /** A step to repeat at every size, since a new size may move the scrolled page. */
  atEverySize?: (page: Page) => Promise<unknown>;
  /** The device keeps pages for use without a network. The scene cannot change the answers to single calls then. */
  keepsPages?: boolean;
  /** Wants the whole page rather than what a window shows of it. */
  isTall?: boolean;
  /** The looks that it is judged at, where they are not every screen's. */
  looks?: readonly Look[];
  /** Does not follow the size of letters that another tab sets. */
  hasFixedLetters?: boolean;
};

export type Look = { width: number; height: number; lettersPx: number };
