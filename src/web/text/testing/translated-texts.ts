import type { Language } from "../../../domain/languages.ts";
import { translations } from "../translations.ts";
import { portuguese } from "./portuguese.ts";
import { samples, saidOf, walkTexts } from "./walk-texts.ts";

/** Every Portuguese text beside its translation, with `gap` in place of parameters. */
export async function translatedTexts(
  language: Language,
  gap: string,
): Promise<[string, string][]> {
  const texts = await translations[language]?.();
  const found: [string, string][] = [];
  for (const [name, original] of Object.entries(portuguese)) {
    const translated = new Map(
      walkTexts(await texts?.[name]?.(), name).map((leaf) => [leaf.path, leaf]),
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
