/** For this long a press can be undone. Another press on the same item starts the time again. */
export const undoMs = 8000;

type Added = {
  /** The number of presses. */
  count: number;
  endsMs: number;
  /** Leaves no more of the item in the order than `left`, and takes none that was there before. */
  takeBack: (left: number) => void;
};

/** By item, what was put into the order a moment ago. */
export const justAdded = new Map<string, Added>();

/** Subjects of messages that offer to undo a change to the cart: they go when it is sent. */
export const undoOffers = new Set<string>();
