import { issueAccessCode } from "../../auth/access-codes.ts";
import {
  readArguments,
  requireUser,
  accountAddress,
  withLabelledAccount,
  type Command,
} from "../command.ts";

export const accessToken: Command = {
  usage: "access-token <label> <user>",
  about: ["Makes an address that signs somebody in once, within five minutes."],
  read(args) {
    const { label, user } = readArguments(args, ["label", "user"], {});
    return async ({ database, config, now, write }) => {
      const code = await withLabelledAccount(database, { label, mode: "write" }, async (tx) => {
        const { userId } = await requireUser(tx, user);
        return issueAccessCode(tx, { userId, now: now() });
      });
      write(`${accountAddress(config, label)}?accessToken=${code}`);
    };
  },
};
