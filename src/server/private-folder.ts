import { chmod, mkdir } from "node:fs/promises";

/** Of what is written there for nobody but this program: whoever else has a login on the machine cannot read it. */
export const privateFile = 0o600;
const privateFolder = 0o700;

/** Makes the folder, or shuts one that an earlier version left open to everybody. */
export async function ensurePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: privateFolder });
  await chmod(folder, privateFolder);
}
