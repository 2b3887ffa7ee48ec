/** The source of each answer, as the worker tells a page: the network, or the copy kept on this device. */
export type AnsweredBy = "network" | "copy";
