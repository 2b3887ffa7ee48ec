import { Worker } from "node:worker_threads";

/** Words with which lists of stolen passwords begin, and words that people here and in restaurants add to them. */
const words = `
  senha minhasenha suasenha novasenha mudar mudesenha trocar trocarsenha padrao teste testando acesso entrar usuario
  admin administrador administrator root master mestre gerente garcom atendente caixa cozinha restaurante pizzaria
  hamburgueria lanchonete cardapio comanda delivery pedido pedidos cliente clientes empresa sistema servidor internet
  brasil brazil saopaulo riodejaneiro flamengo corinthians palmeiras santos vasco gremio cruzeiro botafogo fluminense
  internacional atletico bahia futebol neymar ronaldo deus jesus jesuscristo deusefiel jesusteama amor amorzinho
  teamo euteamo meuamor princesa gostosa familia felicidade amizade saudade vitoria sucesso dinheiro paixao estrela
  maria mariana juliana fernanda amanda camila gabriel gabriela rafael rafaela lucas matheus pedro joao thiago felipe
  gustavo rodrigo carlos eduardo daniel daniela bruno bruna leticia larissa beatriz vanessa patricia marcelo ricardo
  password passwort contrasena motdepasse passw0rd p@ssword p@ssw0rd pa$$word welcome welcome1 letmein iloveyou
  qwerty qwertyui qwertyuiop qwerty12 asdfgh asdfghjk asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc 1q2w3e 1q2w3e4r
  1q2w3e4r5t q1w2e3 q1w2e3r4 zaq12wsx 1qaz2wsx qwer1234 asdf1234 abcd abcdef abcdefgh abc123 a1b2c3 a1b2c3d4 aa
  dragon monkey football baseball basketball superman batman pokemon naruto starwars michael jordan shadow sunshine
  princess charlie trustno hunter killer pepper ginger computer samsung google facebook instagram whatsapp changeme
  secret default guest user login hello freedom whatever ninja mustang cheese chocolate flower summer winter
`
  .trim()
  .split(/\s+/);

const years = Array.from({ length: 41 }, (_, index) => String(1990 + index));
const endings = [
  ..." 0 1 2 7 10 11 12 13 21 22 23 69 77 88 99 00 01 007 100 101 111 123 321 222 333 555 666 777 999".split(
    " ",
  ),
  ..."1234 4321 12345 123456 1234567 12345678 123456789 1234567890 ! !! @ # $ * . 1! 123! @1 @12 @123 @1234".split(
    " ",
  ),
  ..."@12345 #123 #1234 _123 -123 .123 123@ 1234@ 123# 123* 123. abc".split(" "),
  ...years.flatMap((year) => [year, `@${year}`, year.slice(2)]),
];

const rows = ["01234567890123456789", "98765432109876543210", "abcdefghijklmnopqrstuvwxyz"];
const sameAgain = /^(.{1,4})\1+$/su;

const common = new Set(words.flatMap((word) => endings.map((ending) => word + ending)));

/** Whether the password is one of several thousand most common ones. Ignores case. */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase();
  if (plain === "") return false;
  return common.has(plain) || sameAgain.test(plain) || rows.some((row) => row.includes(plain));
}

/** Keeps only letters, as small ones without accents. */
export function lettersOf(text: string): string {
  return plainOf(text).replaceAll(/[^a-z]/g, "");
}

const plainOf = (text: string) => text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();

const signs = new Map(Object.entries({ "@": "a", 4: "a", 3: "e", 1: "i", 0: "o", $: "s", 5: "s" }));
const withoutSigns = (text: string) =>
  text.replaceAll(/[@43105$]/g, (sign) => signs.get(sign) ?? sign);
const withoutEnds = (text: string) => text.replaceAll(/^[^a-z]+|[^a-z]+$/g, "");

const shortestWord = 4;
/** A date or a few signs around a word are easily guessed; more characters have to be guessed themselves. */
const mostAround = 6;

/** Whether the password is a dictionary's word with little around it. Signs that look like letters count as letters. */
export async function isCommonWord(password: string): Promise<boolean> {
  const plain = plainOf(password);
  for (const core of [withoutSigns(withoutEnds(plain)), withoutEnds(withoutSigns(plain))]) {
    const word = lettersOf(core);
    if (word.length < shortestWord || plain.length - word.length > mostAround) continue;
    if (await isDictionaryWord(word)) return true;
  }
  return false;
}

/** Words with a line break before and after each: a tenth of the memory that a set of them takes. */
let dictionaries: Promise<string> | undefined;

/** `word` is in small letters without accents. */
async function isDictionaryWord(word: string): Promise<boolean> {
  dictionaries ??= readWords();
  // The next caller tries again.
  dictionaries.catch(() => (dictionaries = undefined));
  return (await dictionaries).includes(`\n${word}\n`);
}

/** Reads the dictionaries on a thread: unpacking them takes a fifth of a second and 40 MB, freed with the thread. */
function readWords(): Promise<string> {
  const worker = new Worker(new URL("./common-words-worker.ts", import.meta.url));
  return new Promise<string>((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.once("exit", () => reject(new Error("The dictionaries were not read")));
  });
}
