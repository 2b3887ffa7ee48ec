import type { Image, SKRSContext2D } from "@napi-rs/canvas";
import type { Page } from "../qr/write-text.ts";
import { leading, type Letters, type Run, type Style } from "./letters.ts";
import type { PageSize, Styles } from "./papers.ts";

const logoHeight = 64;
const band = 7;
const below = 22;

/** The head of the first page: a band in the account's colour, the logo, the name and the address. */
export function frontHead(
  { name, contacts, logo }: { name: string; contacts: readonly string[]; logo: Image | undefined },
  { letters, styles, page }: { letters: Letters; styles: Styles; page: PageSize },
): { height: number; draw(context: Page["context"]): void } {
  const inside = page.width - 2 * page.margin;
  const longest = Math.max(...name.split(" ").map((word) => letters.widthOf(word, styles.name)));
  // Smaller letters, down to a limit, rather than a break within a word.
  const fitting = Math.min(1, Math.max(0.5, (0.99 * inside) / longest));
  const ofName = { ...styles.name, size: styles.name.size * fitting };
  const linesIn = (room: number) => letters.wrap(name, room, ofName);
  // As even as they can be: no word stands alone below the others.
  let room = inside;
  while (room - 4 > longest && linesIn(room - 4).length === linesIn(inside).length) room -= 4;
  const styled = (style: Style) => (text: string) => ({ text, style });
  const lines: Run[] = [
    ...linesIn(room).map(styled(ofName)),
    ...contacts.flatMap((one) => letters.wrap(one, inside, styles.text)).map(styled(styles.text)),
  ];
  const written = lines.reduce((sum, { style }) => sum + style.size * leading, 0);
  const drawn = logo ? logoHeight + 10 : 0;
  return {
    height: drawn + written + below,
    draw(context) {
      context.fillStyle = styles.name.colour;
      context.fillRect(page.margin, page.margin - band - 12, inside, band);
      const middle = page.width / 2;
      let top = page.margin;
      if (logo) {
        const scale = Math.min(inside / logo.width, logoHeight / logo.height);
        const [width, height] = [logo.width * scale, logo.height * scale];
        const place = [middle - width / 2, top + (logoHeight - height) / 2, width, height] as const;
        (context as SKRSContext2D).drawImage(logo, ...place);
        top += drawn;
      }
      for (const line of lines) {
        letters.write(context, line, { x: middle, top, align: "center" });
        top += line.style.size * leading;
      }
    },
  };
}
