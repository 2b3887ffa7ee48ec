import type { translationsContract } from "../../contract/translations.ts";
import { offeredLanguages } from "../../domain/languages.ts";
import { translationLanguages } from "../../domain/translation-state.ts";
import type { Translator } from "../config.ts";
import type { Handlers } from "../http/calls/mount.ts";
import { concurrencyLimits, createConcurrencyLimit } from "../http/limits/concurrency-limits.ts";
import type { RateLimit } from "../http/limits/rate-limit.ts";
import { Refused } from "../http/refused.ts";
import { readHomeTexts } from "./home-texts.ts";
import { listTexts } from "./list-texts.ts";
import { saveTranslations } from "./save-translations.ts";
import { suggestTranslations } from "./suggest-translations.ts";

export function translationHandlers({
  translator,
  limit,
}: {
  translator: Translator | undefined;
  limit: RateLimit;
}): Handlers<typeof translationsContract> {
  const suggestionLimit = createConcurrencyLimit("suggestions", concurrencyLimits.suggestions);
  return {
    async list(_, { tx, account }) {
      const offered = offeredLanguages(account.extras);
      return {
        languages: translationLanguages.filter((language) => offered.includes(language)),
        suggests: translator !== undefined,
        sections: await listTexts(tx, await readHomeTexts(tx)),
      };
    },
    save: async ({ body: { edits } }, context) => ({
      keys: await saveTranslations(edits, context),
    }),
    async suggest({ body }, context) {
      if (!translator) throw new Refused("not_found");
      const { accountId } = context.account;
      await limit.consume(accountId);
      const originals = await context.inTransaction(async (tx) => {
        const sections = await listTexts(tx, await readHomeTexts(tx));
        return sections.flatMap(({ texts }) => texts).filter(({ key }) => body.keys.includes(key));
      });
      const suggestions = await suggestionLimit({ name: accountId }, () =>
        suggestTranslations(translator, { language: body.language, originals }),
      );
      return { suggestions };
    },
  };
}
