import { execFile, execFileSync } from "node:child_process";
import { mkdtempSync, rmdirSync } from "node:fs";
import { open, rm, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { onTestFinished } from "vitest";

const run = promisify(execFile);

/** Whether this process may make a small file system; only an administrator of the machine may. */
export const canMount = (() => {
  const dir = mkdtempSync(join(tmpdir(), "comanda-mount-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=64k", "tmpfs", dir], { stdio: "ignore" });
    execFileSync("umount", [dir], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  } finally {
    rmdirSync(dir);
  }
})();

export type SmallDisk = {
  /** Takes up all but so many bytes. */
  fill(leftBytes: number): Promise<void>;
  /** Gives back all that was taken up. */
  free(): Promise<void>;
};

/** A file system of so many megabytes in place of the folder, gone after the test. */
export async function mountSmallDisk(dir: string, megabytes: number): Promise<SmallDisk> {
  await run("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=755`, "tmpfs", dir]);
  onTestFinished(async () => {
    await run("umount", ["-l", dir]);
  });
  const filler = join(dir, "filler");
  return {
    async fill(leftBytes) {
      await rm(filler, { force: true });
      const { bavail, bsize } = await statfs(dir);
      const handle = await open(filler, "w");
      const page = Buffer.alloc(4096, 1);
      try {
        for (let left = bavail * bsize - leftBytes; left > 0; left -= page.length)
          await handle.write(page);
      } catch (error) {
        // Somebody else has written meanwhile, and now there is no room at all.
        if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
      } finally {
        await handle.close();
      }
    },
    free: () => rm(filler, { force: true }),
  };
}
