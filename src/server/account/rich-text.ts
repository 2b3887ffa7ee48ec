import sanitizeHtml from "sanitize-html";
import { isOutwardAddress } from "../../domain/link-address.ts";

const maxPasses = 5;

const rules: sanitizeHtml.IOptions = {
  allowedTags: "p br h2 h3 h4 blockquote ul ol li strong em u s a".split(" "),
  allowedAttributes: { a: ["href", "rel"] },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowProtocolRelative: false,
  transformTags: {
    b: "strong",
    i: "em",
    del: "s",
    strike: "s",
    h1: "h2",
    h5: "h4",
    h6: "h4",
    a: (tagName, { href = "" }): sanitizeHtml.Tag => ({
      tagName,
      attribs: isOutwardAddress(href.trim()) ? { href: href.trim(), rel: "noopener" } : {},
    }),
  },
  // A bad link keeps only its words.
  exclusiveFilter: ({ tag, attribs }) =>
    tag === "a" && attribs["href"] === undefined ? "excludeTag" : false,
};

/**
 * Cleans an owner's formatted text for pages: paragraphs, headings, lists, emphasis and outward links stay. Other
 * elements leave their words behind; scripts and styles leave nothing. Sanitising twice changes nothing more.
 */
export function sanitiseRichText(html: string): string {
  // Tags can join once a tag between them is dropped, as in a paragraph within a paragraph, so this repeats until
  // nothing changes.
  let clean = html;
  for (let pass = 0; pass < maxPasses; pass += 1) {
    const next = sanitizeHtml(clean, rules).trim();
    if (next === clean) break;
    clean = next;
  }
  return clean;
}
