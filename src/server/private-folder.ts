import { chmod, mkdir } from "node:fs/promises";

/** Mode of files for this program alone: other logins on the machine cannot read them. */
export const privateFile = 0o600;
const privateFolder = 0o700;

/** Makes the folder, or shuts one that an earlier version left open to everybody. */
export async function ensurePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: privateFolder });
  await chmod(folder, privateFolder);
}
