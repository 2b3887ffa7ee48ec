import { parentPort } from "node:worker_threads";
import { dictionary as common } from "@zxcvbn-ts/language-common";
import { dictionary as portuguese } from "@zxcvbn-ts/language-pt-br";
import { lettersOf } from "./common-passwords.ts";

// The thread is started by common-passwords.ts alone.
const words = [common, portuguese].flatMap((dictionary) => Object.values(dictionary).flat());
const plain = new Set(words.map(lettersOf));
parentPort?.postMessage(`\n${[...plain].join("\n")}\n`, []);
