/** A start that cannot go on. The message is one sentence for a person, shown without a stack. */
export class StartRefused extends Error {
  override name = "StartRefused";
}
