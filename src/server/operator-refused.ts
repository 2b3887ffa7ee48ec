/** Something that an operator asked for cannot be done. The message is for them, shown without a stack. */
export class OperatorRefused extends Error {
  override name = "OperatorRefused";
}

/** A start that cannot go on. The message is one sentence for a person, shown without a stack. */
export class StartRefused extends Error {
  override name = "StartRefused";
}
