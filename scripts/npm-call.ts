/** How to call npm: within one of its scripts its own program, elsewhere the one on the path. */
export function npmCall(args: readonly string[]): [program: string, args: string[]] {
  const cli = process.env["npm_execpath"];
  return cli ? [process.execPath, [cli, ...args]] : ["npm", [...args]];
}
