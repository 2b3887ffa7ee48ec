// Agente de impressão: busca os pedidos no site e os manda a uma impressora da casa.
// Um arquivo só, sem dependências: precisa do Node.js 20 ou mais novo.
//
//   node agent.mjs --site https://sua-casa.com.br/print/agent/SEGREDO --impressora 192.168.0.50:9100
//   node agent.mjs --site https://sua-casa.com.br/print/agent/SEGREDO --impressora /dev/usb/lp0
//   node agent.mjs --site https://sua-casa.com.br/print/agent/SEGREDO --impressora \\localhost\Nome   (USB no Windows)
//
// Também valem as variáveis COMANDA_SITE e COMANDA_IMPRESSORA. O endereço contém um segredo: não o mostre a ninguém.

import { constants } from "node:fs";
import { open } from "node:fs/promises";
import { connect, isIPv6 } from "node:net";
import { parseArgs } from "node:util";

const waitSeconds = 25;
/** A request that takes longer has lost its answer on the way. */
const requestTimeoutMs = (waitSeconds + 15) * 1000;
const connectTimeoutMs = 5_000;
/** A printer that takes nothing for so long has no paper, or an open cover. */
const idleTimeoutMs = 15_000;
const closeTimeoutMs = 3_000;
/** A printer that does not answer in time about its state does not know the question, and is not asked for a while. */
const statusTimeoutMs = 1_000;
const silentMs = 600_000;
const statusEveryMs = 250;
const printingTimeoutMs = 20_000;
/** While something is wrong with the printer, it is looked at more often. */
const faultWaitSeconds = 5;
const retryMs = { first: 1_000, longest: 30_000 };

/** Answered at once, whatever the printer does. */
const statusOf = (what) => Buffer.from([0x10, 0x04, what]);
/** Stands at the end of each copy, and is answered when its turn comes. */
const saysWhenPrinted = Buffer.from([0x1d, 0x72]);

const texts = {
  usage:
    "Uso: node agent.mjs --site <endereço da impressora no site> --impressora <IP:porta ou dispositivo>",
  started: (host, target) => `Agente de impressão: ${host} -> ${target}`,
  connected: "Conectado ao site.",
  printed: (job) => `Impresso: ${job}`,
  notPrinted: (job, why) => `Não impresso: ${job} (${why}). O site vai mandar de novo.`,
  siteFailed: (why, seconds) => `Sem resposta do site (${why}). Nova tentativa em ${seconds} s.`,
  unknownAddress: "O site não conhece este endereço: copie de novo o que as configurações mostram.",
  stopped: "Agente parado.",
  timeout: "a impressora não respondeu",
};

const { values } = parseArgs({
  options: { site: { type: "string" }, impressora: { type: "string" } },
});
const site = values.site ?? process.env.COMANDA_SITE;
const target = values.impressora ?? process.env.COMANDA_IMPRESSORA;
if (!site || !target || !URL.canParse(site)) {
  console.error(texts.usage);
  process.exit(2);
}

const stopping = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => stopping.abort());

const isDevice = target.startsWith("/");
/** The last write to the device, which may take longer than anybody waits. */
let writing = Promise.resolve();

/** Before this time the printer is not asked for its state. */
let silentUntil = 0;
let saysWhatIsPrinted = true;

/** The outcome of the last job, until the site has heard it; and the printer's state if it had nothing to do. */
let result;
let state;
let delayMs = retryMs.first;
let isConnected = false;

console.log(texts.started(new URL(site).host, target));
state = await stateOfIdle();
while (!stopping.signal.aborted || result !== undefined) {
  const isLast = stopping.signal.aborted;
  let answer;
  try {
    answer = await ask(isLast);
  } catch (error) {
    if (stopping.signal.aborted && !isLast) continue;
    if (isLast) break;
    isConnected = false;
    console.error(texts.siteFailed(reasonOf(error), Math.round(delayMs / 1000)));
    await pause(delayMs);
    delayMs = Math.min(delayMs * 2, retryMs.longest);
    continue;
  }
  result = undefined;
  delayMs = retryMs.first;
  if (!isConnected) console.log(texts.connected);
  isConnected = true;
  if (answer === undefined) {
    if (!isLast) state = await stateOfIdle();
    continue;
  }
  state = undefined;
  result = await print(answer);
}
console.log(texts.stopped);
process.exit(0);

/** Tells the site the last result, and waits for the next job; undefined when there is none. */
async function ask(isLast) {
  const timeout = AbortSignal.timeout(requestTimeoutMs);
  const response = await fetch(site, {
    method: "POST",
    headers: { "content-type": "application/json" },
    // The last request only reports the last job: nobody would print another one.
    body: JSON.stringify({
      wait: isLast ? 0 : state ? faultWaitSeconds : waitSeconds,
      last: isLast,
      result,
      state,
    }),
    signal: isLast ? timeout : AbortSignal.any([timeout, stopping.signal]),
    redirect: "error",
  });
  if (response.status === 404) throw new Error(texts.unknownAddress);
  if (response.status === 204) return undefined;
  if (response.status !== 200) throw new Error(`HTTP ${response.status}`);
  return {
    job: response.headers.get("x-job"),
    attempt: Number(response.headers.get("x-attempt")),
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}

/** Prints a job, and says what became of it. */
async function print({ job, attempt, bytes }) {
  const sending = { sent: false };
  try {
    if (isDevice || target.startsWith("\\\\")) await sendToDevice(bytes, sending);
    else await sendToHost(bytes, sending);
    console.log(texts.printed(job));
    return { job, attempt, ok: true };
  } catch (error) {
    console.error(texts.notPrinted(job, reasonOf(error)));
    return { job, attempt, ok: false, sent: sending.sent, error: reasonOf(error) };
  }
}

async function sendToDevice(bytes, sending) {
  // Bytes of an earlier job may still come out: nothing is written beside them.
  await inTime(writing.catch(() => undefined));
  writing = writeToDevice(bytes, sending);
  try {
    await inTime(writing);
  } catch (error) {
    sending.isOver = true;
    throw error;
  }
}

async function writeToDevice(bytes, sending) {
  // A device that is unplugged has no file, and none is made in its place. On Windows the name is that of a share.
  const device = await open(target, isDevice ? constants.O_WRONLY | constants.O_APPEND : "a");
  try {
    // Opening took so long that the site was told that nothing was sent.
    if (sending.isOver) return;
    sending.sent = true;
    await device.writeFile(bytes);
  } finally {
    await device.close();
  }
}

/** Waits for what is written to a device, but not for ever: a printer without paper takes nothing. */
async function inTime(work) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(texts.timeout)), idleTimeoutMs);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

async function sendToHost(bytes, sending) {
  const printer = await connectPrinter();
  try {
    const fault = await faultOf(printer);
    if (fault) throw new Error(fault);
    sending.sent = true;
    await printer.write(bytes);
    if (printer.answers()) await untilPrinted(printer, countOf(bytes, saysWhenPrinted));
    await printer.end();
  } finally {
    printer.socket.destroy();
  }
}

/** A printer on the network, with what it says of itself. Some say nothing, or not in time. */
async function connectPrinter() {
  const at = target.lastIndexOf(":");
  const hasPort = at > 0 && !isIPv6(target);
  const host = (hasPort ? target.slice(0, at) : target).replace(/^\[|\]$/g, "");
  const port = hasPort ? Number(target.slice(at + 1)) : 9100;
  const socket = connect({ host, port });
  let hasAnswered = false;
  let printed = 0;
  let heardAt = 0;
  let hear;
  let left = 0;
  socket.on("data", (part) => {
    for (const byte of part) {
      // An unasked report of four bytes, then the answer to a status question, then the one to "printed?".
      if (left > 0) left -= 1;
      else if ((byte & 0x93) === 0x10) left = 3;
      else if ((byte & 0x93) === 0x12) {
        hasAnswered = true;
        heardAt = Date.now();
        hear?.(byte);
      } else if ((byte & 0x90) === 0) printed += 1;
    }
  });
  /** Waits for something of the connection, and fails with it. */
  const until = (begin) =>
    new Promise((resolve, reject) => {
      const fail = (error) => {
        socket.destroy();
        reject(error);
      };
      const late = () => fail(new Error(texts.timeout));
      const closed = () => fail(new Error("ECONNRESET"));
      const done = () => {
        socket.off("error", fail).off("timeout", late).off("close", closed);
        resolve();
      };
      socket.once("error", fail).once("timeout", late).once("close", closed);
      begin(done);
    });
  // An error between two waits is noticed by the next one.
  socket.on("error", () => undefined);
  socket.setTimeout(connectTimeoutMs);
  await until((done) => socket.once("connect", done));
  socket.setTimeout(idleTimeoutMs);
  return {
    socket,
    answers: () => hasAnswered,
    printed: () => printed,
    isHeard: () => Date.now() - heardAt < statusTimeoutMs,
    write: (bytes) => until((done) => socket.write(bytes, (error) => error ?? done())),
    /** The byte that answers, or undefined. */
    ask: (command) =>
      new Promise((resolve) => {
        const timer = setTimeout(() => resolve(undefined), statusTimeoutMs);
        hear = (byte) => {
          clearTimeout(timer);
          resolve(byte);
        };
        socket.write(command);
      }),
    end: () =>
      until((done) => {
        socket.end(() => {
          // The printer has everything; some printers close only later.
          const closing = setTimeout(() => done(), closeTimeoutMs);
          socket.prependOnceListener("close", (hadError) => {
            clearTimeout(closing);
            if (!hadError) done();
          });
        });
      }),
  };
}

function countOf(bytes, command) {
  let count = 0;
  for (let at = bytes.indexOf(command); at >= 0; at = bytes.indexOf(command, at + 1)) count += 1;
  return count;
}

/** Why the printer cannot print; undefined where nothing is wrong, or where it does not say. */
async function faultOf(printer) {
  if (Date.now() < silentUntil) return undefined;
  const cause = await printer.ask(statusOf(2));
  if (cause === undefined) {
    if (!printer.answers()) silentUntil = Date.now() + silentMs;
    return undefined;
  }
  if (cause & 0x04) return "cover_open";
  const paper = await printer.ask(statusOf(4));
  if (cause & 0x20 || (paper ?? 0) & 0x60) return "no_paper";
  return cause & 0x40 ? "printer_error" : undefined;
}

/**
 * Waits until the printer has printed all that it got. One that answers for its state, but never says what it printed,
 * is believed after some time and not waited for again. One that stops answering may have been switched off.
 */
async function untilPrinted(printer, copies) {
  let isLate = !saysWhatIsPrinted;
  const timer = setTimeout(() => (isLate = true), printingTimeoutMs);
  try {
    for (;;) {
      const fault = await faultOf(printer);
      if (fault) throw new Error(fault);
      if (printer.printed() >= copies || isLate) break;
      await new Promise((resolve) => setTimeout(resolve, statusEveryMs));
    }
  } finally {
    clearTimeout(timer);
  }
  if (printer.printed() >= copies) return;
  if (!printer.isHeard()) throw new Error(texts.timeout);
  if (printer.printed() === 0) saysWhatIsPrinted = false;
}

/** The fault of a printer that has nothing to do: "" for none, undefined if that is not known. */
async function stateOfIdle() {
  if (isDevice || target.startsWith("\\\\")) return undefined;
  try {
    const printer = await connectPrinter();
    try {
      const fault = await faultOf(printer);
      await printer.end();
      // A printer that does not answer is only known to be in reach again.
      return fault ?? (printer.answers() || state !== undefined ? "" : undefined);
    } finally {
      printer.socket.destroy();
    }
  } catch (error) {
    return reasonOf(error);
  }
}

function reasonOf(error) {
  return error?.cause?.code ?? error?.code ?? error?.message ?? String(error);
}

function pause(ms) {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    stopping.signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
