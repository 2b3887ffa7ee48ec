import sharp from "sharp";

// A pizza seen from above, as no emoji shows it: the demo's own drawing, made of what lies on it.

const size = 400;
const middle = size / 2;

/** What can lie on a pizza, drawn around its own middle. */
const toppings = {
  alho: `<ellipse rx="13" ry="9" fill="#fbf1d3" stroke="#d9c187" stroke-width="2"/>`,
  azeitona: `<circle r="9" fill="none" stroke="#3d3f22" stroke-width="8"/>`,
  bacon: `<path d="M-24-8q12-9 24 0t24 0v15q-12 9-24 0t-24 0z" fill="#a93a2a"/><path d="M-24-1q12-9 24 0t24 0" fill="none" stroke="#f0c4a0" stroke-width="4"/>`,
  banana: `<circle r="18" fill="#f7e3a1" stroke="#e3c260" stroke-width="3"/><circle r="5" fill="#d9b65c"/>`,
  brocolis: `<g fill="#3f7d33"><circle cx="-9" cy="2" r="11"/><circle cx="9" cy="2" r="11"/><circle cy="-9" r="12"/></g><circle cx="-4" cy="-6" r="5" fill="#62a04f"/>`,
  calabresa: `<circle r="22" fill="#ad3620" stroke="#84220f" stroke-width="3"/><g fill="#d9745a"><circle cx="-8" cy="-6" r="4"/><circle cx="8" cy="-2" r="3"/><circle cx="-1" cy="10" r="3.5"/></g>`,
  camarao: `<path d="M-14 12a17 17 0 1 1 27 2" fill="none" stroke="#ee8d5c" stroke-width="13" stroke-linecap="round"/><path d="M-14 12a17 17 0 1 1 27 2" fill="none" stroke="#f9c3a0" stroke-width="4" stroke-dasharray="4 8"/>`,
  carne: `<path d="M-20-6q8-12 20-7t20 6q2 12-12 13t-26 2q-8-6-2-14z" fill="#6d3220"/><path d="M-14-2q14-8 28 1" fill="none" stroke="#9c5538" stroke-width="4"/>`,
  catupiry: `<path d="M-22 4q6-20 22-14t20 8q2 14-16 14t-26-8z" fill="#fffaf0"/><path d="M-12 2q10-8 22 1" fill="none" stroke="#ece0c8" stroke-width="4" stroke-linecap="round"/>`,
  cebola: `<circle r="19" fill="none" stroke="#8d4a86" stroke-width="3.5"/><circle r="13" fill="none" stroke="#e6d3e2" stroke-width="4"/>`,
  chocolate: `<rect x="-15" y="-10" width="30" height="20" rx="4" fill="#3c1d10"/><path d="M0-10v20M-15 0h30" stroke="#6a3a24" stroke-width="2"/>`,
  coco: `<g fill="none" stroke="#fffdf6" stroke-width="5" stroke-linecap="round"><path d="M-14-6l16-5M-4 8l17-7M-15 9l6-3"/></g>`,
  cogumelo: `<path d="M-20 2q2-20 20-20t20 20q-10 4-14 0v14h-12V2q-8 4-14 0z" fill="#ecdcc0" stroke="#b79b74" stroke-width="3"/>`,
  figo: `<circle r="19" fill="#6b2f57"/><circle r="14" fill="#d98a86"/><g fill="#fbe6b8"><circle cx="-5" cy="-4" r="2"/><circle cx="5" cy="-3" r="2"/><circle cy="6" r="2"/></g>`,
  folha: `<path d="M-22 0q20-22 44 0q-24 20-44 0z" fill="#3f7d33"/><path d="M-20 0h38" stroke="#79b365" stroke-width="2.5"/>`,
  goiabada: `<rect x="-15" y="-13" width="30" height="26" rx="5" fill="#a3242f"/><path d="M-9-6h12" stroke="#dd6b70" stroke-width="4" stroke-linecap="round"/>`,
  limao: `<circle r="19" fill="#f3d34a"/><circle r="15" fill="#fbf0b3"/><path d="M0-14v28M-13-6l26 12M-13 6l26-12" stroke="#f3d34a" stroke-width="2.5"/>`,
  linguica: `<rect x="-23" y="-9" width="46" height="18" rx="9" fill="#9c4126"/><path d="M-12-9v18M0-9v18M12-9v18" stroke="#c66f4c" stroke-width="3"/>`,
  milho: `<g fill="#f6bf26" stroke="#d99a12" stroke-width="1.5"><circle cx="-9" cy="-4" r="6.5"/><circle cx="4" cy="-8" r="6.5"/><circle cx="10" cy="5" r="6.5"/><circle cx="-4" cy="9" r="6.5"/></g>`,
  morango: `<path d="M0 20q-24-14-15-30q15-9 30 0q9 16-15 30z" fill="#d22f3a"/><path d="M0 12q-12-8-8-17q8-4 16 0q4 9-8 17z" fill="#f3a09b"/>`,
  ovo: `<path d="M-21 3q0-21 20-21t22 19q-2 20-21 20t-21-18z" fill="#fffaf0"/><circle r="10" fill="#f4b02a"/>`,
  peixe: `<path d="M-24 2q8-12 24-10t24 6q-6 13-24 12t-24-8z" fill="#caa28a"/><path d="M-16 2h30" stroke="#9b6f58" stroke-width="2.5"/>`,
  pimenta: `<path d="M-20-10q8 22 40 16q-22-2-30-20z" fill="#c3211c"/><path d="M-19-10l-6-7" stroke="#3f7d33" stroke-width="5" stroke-linecap="round"/>`,
  pimentao: `<path d="M0-19q22-3 19 17t-19 19t-19-19t19-17z" fill="none" stroke="#2f7d3a" stroke-width="6"/>`,
  presunto: `<path d="M-20-12q20-9 40 1l-3 24q-18 7-36-2z" fill="#e59a98"/><path d="M-12-4q12-6 24 0" fill="none" stroke="#f6c8c4" stroke-width="4"/>`,
  tomate: `<circle r="20" fill="#cf3a25"/><circle r="15" fill="#e2604a"/><g fill="#f7cf9a"><circle cx="-6" cy="-5" r="3"/><circle cx="7" cy="-3" r="3"/><circle cy="8" r="3"/></g>`,
  berinjela: `<circle r="20" fill="#4b2350"/><circle r="16" fill="#efe2bd"/><g fill="#cbb37f"><circle cx="-5" cy="-3" r="2"/><circle cx="5" cy="2" r="2"/></g>`,
} as const;

type Topping = keyof typeof toppings;

/** Dough with cheese, unless something else covers it. */
const covers = {
  queijo: { sauce: "#b93a20", from: "#fbe3a0", to: "#efb24e", spot: "#d98f34" },
  doce: { sauce: "#7a4426", from: "#8a5030", to: "#4f2917", spot: "#3a1c0f" },
  creme: { sauce: "#f3dcae", from: "#fdf3d6", to: "#f1d595", spot: "#e0b868" },
} as const;

const prefix = "pizza";

/** Whether a picture's name is that of a pizza: "pizza queijo tomate folha", a cover and what lies on it. */
export function isPizza(name: string): boolean {
  return name.startsWith(`${prefix} `);
}

/** The pizza by its name, on nothing. A PNG, so many pixels wide and high. */
export async function drawPizza(name: string, side: number): Promise<Buffer> {
  const [, cover = "", ...parts] = name.split(" ");
  const { sauce, from, to, spot } = find(covers, cover);
  const defs = `<defs><radialGradient id="crust"><stop offset=".78" stop-color="#e9b46a"/><stop offset=".93" stop-color="#d08a3c"/><stop offset="1" stop-color="#a9622a"/></radialGradient><radialGradient id="cover"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></radialGradient></defs>`;
  const ground = `<circle cx="200" cy="200" r="190" fill="url(#crust)"/><circle cx="200" cy="200" r="163" fill="${sauce}"/><circle cx="200" cy="200" r="156" fill="url(#cover)"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${size} ${size}">${defs}${ground}${blisters()}${spots(spot)}${scattered(parts)}${cuts()}</svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();
}

/** Points as the seeds of a sunflower lie: even everywhere, in no rows. */
function seeds(count: number, radius: number) {
  return Array.from({ length: count }, (_, index) => {
    const angle = index * 2.399_963;
    const reach = radius * Math.sqrt((index + 0.6) / count);
    const x = middle + reach * Math.cos(angle);
    const y = middle + reach * Math.sin(angle);
    return { index, x: x.toFixed(1), y: y.toFixed(1) };
  });
}

/** In turn, each turned another way; what comes first lies below. */
function scattered(parts: readonly string[]): string {
  const drawn = parts.map((part) => find<Topping, string>(toppings, part));
  return seeds(17, 132)
    .map(({ index, x, y }) => {
      const turn = (index * 67) % 360;
      const shadow = `<ellipse cx="2" cy="5" rx="17" ry="15" fill="#5a2a10" opacity=".16"/>`;
      return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(1.4)">${shadow}${drawn[index % drawn.length] ?? ""}</g>`;
    })
    .join("");
}

function spots(colour: string): string {
  return seeds(16, 146)
    .map(({ index, x, y }) => `<circle cx="${x}" cy="${y}" r="${7 + (index % 4) * 4}"/>`)
    .join("")
    .replace(/^.*$/s, (circles) => `<g fill="${colour}" opacity=".28">${circles}</g>`);
}

/** Where the oven has kissed the crust. */
function blisters(): string {
  const marks = Array.from({ length: 13 }, (_, index) => {
    const angle = index * 0.4833 + (index % 3) * 0.09;
    const x = middle + 177 * Math.cos(angle);
    const y = middle + 177 * Math.sin(angle);
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${3 + (index % 4) * 2}"/>`;
  });
  return `<g fill="#7d4218" opacity=".5">${marks.join("")}</g>`;
}

/** Eight slices. */
function cuts(): string {
  return `<path d="M200 12v376M12 200h376M67 67l266 266M333 67L67 333" stroke="#5a2a10" stroke-opacity=".22" stroke-width="2.5"/>`;
}

function find<Key extends string, Value>(known: Record<Key, Value>, key: string): Value {
  const found = Object.entries<Value>(known).find(([name]) => name === key);
  if (!found) throw new Error(`A pizza knows no ${key}`);
  return found[1];
}
