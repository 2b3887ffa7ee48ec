import { chmod, mkdtemp, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A folder that any user can reach; disposing of it removes it. */
export async function newFolder(): Promise<AsyncDisposable & { path: string }> {
  const path = await realpath(await mkdtemp(join(tmpdir(), "comanda-bench-")));
  await chmod(path, 0o755);
  return {
    path,
    [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }),
  };
}
