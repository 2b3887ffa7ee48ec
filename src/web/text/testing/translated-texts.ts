import type { Language } from "../../../domain/languages.ts";
import { fileOf, portuguese } from "./portuguese.ts";
import { samples, saidOf, walkTexts } from "./walk-texts.ts";

/** Every Portuguese text beside its translation, with `gap` in place of parameters. */
export async function translatedTexts(
  language: Language,
  gap: string,
): Promise<[string, string][]> {
  const found: [string, string][] = [];
  for (const [name, original] of Object.entries(portuguese)) {
    // Imported as a file: the page's own way to it works only in the bundler.
    const file: Record<string, unknown> = await import(`../${language}/${fileOf(name)}.ts`);
    const translated = new Map(
      Object.values(file).flatMap((texts) =>
        walkTexts(texts, name).map((leaf) => [leaf.path, leaf] as const),
      ),
    );
    for (const leaf of walkTexts(original, name)) {
      const other = translated.get(leaf.path);
      if (other) found.push([withGaps(saidOf(leaf), gap), withGaps(saidOf(other), gap)]);
    }
  }
  return found;
}

const sample = new RegExp(samples.join("|"), "gu");

const withGaps = (said: string, gap: string) => said.replaceAll(sample, gap);
