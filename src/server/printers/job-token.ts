const form = /^[\w-]{22}$/;

/** A job's name for printers: Epson's take at most 30 letters. */
export function jobToken(jobId: string): string {
  return Buffer.from(jobId.replaceAll("-", ""), "hex").toString("base64url");
}

/** The id of the job that a printer names; undefined if it names anything else. */
export function jobIdOf(token: string): string | undefined {
  if (!form.test(token)) return undefined;
  const hex = Buffer.from(token, "base64url").toString("hex");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
