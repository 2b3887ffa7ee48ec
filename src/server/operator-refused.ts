/** Something that an operator asked for cannot be done. The message is for them, shown without a stack. */
export class OperatorRefused extends Error {
  override name = "OperatorRefused";
}
