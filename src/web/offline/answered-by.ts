/** What the worker tells a page of each answer for its content: the network's, or the copy kept on this device. */
export type AnsweredBy = "network" | "copy";
