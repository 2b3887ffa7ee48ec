/** The command that calls npm: its own program within one of its scripts, elsewhere the one on the path. */
export function npmCall(args: readonly string[]): [program: string, args: string[]] {
  const cli = process.env["npm_execpath"];
  return cli ? [process.execPath, [cli, ...args]] : ["npm", [...args]];
}
