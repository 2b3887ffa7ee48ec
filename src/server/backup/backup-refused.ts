/** A backup or a restoration that cannot be; the message is one sentence for the operator. */
export class BackupRefused extends Error {
  override name = "BackupRefused";
}
