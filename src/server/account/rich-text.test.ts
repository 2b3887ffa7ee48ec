import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { sanitiseRichText } from "./rich-text.ts";

describe("threat 23: an owner's formatted text", () => {
  it.each([
    "<p>Desde <strong>1987</strong>, <em>sempre</em> <u>aqui</u>, <s>ali</s>.<br />Até já.</p>",
    "<h2>Título</h2><h3>Menor</h3><h4>Ainda menor</h4><blockquote><p>Bom!</p></blockquote>",
    "<ul><li><p>um</p></li></ul><ol><li>dois</li></ol>",
    '<a href="https://example.com/?a=1&amp;b=2" rel="noopener">fora</a>',
    '<a href="tel:+551932321010" rel="noopener">ligue</a>',
    '<a href="mailto:ana@example.com" rel="noopener">escreva</a>',
    "1 &lt; 2 &amp; 3",
    "",
  ])("stays as it is: %s", (html) => {
    expect(sanitiseRichText(html)).toBe(html);
  });

  it.each([
    ["<b>a</b><i>b</i><del>c</del><h1>d</h1>", "<strong>a</strong><em>b</em><s>c</s><h2>d</h2>"],
    ['<p style="color:red" class="x" id="y" onclick="alert(1)" data-x="1">a</p>', "<p>a</p>"],
    [
      '<a href=" https://a.example " target="_blank" style="x">a</a>',
      '<a href="https://a.example" rel="noopener">a</a>',
    ],
    [
      '<a href="https://a.example" rel="opener">a</a>',
      '<a href="https://a.example" rel="noopener">a</a>',
    ],
    ["<div><span>palavras</span></div>", "palavras"],
    ["<table><tr><td>a</td></tr></table>", "a"],
    ["<img src=x onerror=alert(1)>", ""],
    ["<script>alert(1)</script>a", "a"],
    ["<style>*{display:none}</style>a", "a"],
    ["<p>sem fim", "<p>sem fim</p>"],
  ])("is rid of everything else: %s", (html, kept) => {
    expect(sanitiseRichText(html)).toBe(kept);
  });

  const scripts = [
    '<a href="javascript:alert(1)">x</a>',
    '<a href="JaVaScRiPt:alert(1)">x</a>',
    '<a href="java&#115;cript:alert(1)">x</a>',
    '<a href="java&Tab;script:alert(1)">x</a>',
    '<a href="java\nscript:alert(1)">x</a>',
    '<a href="\u0001javascript:alert(1)">x</a>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<a href="vbscript:x">x</a>',
    '<a href="//evil.example">x</a>',
    '<a href="/\\evil.example">x</a>',
    '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
    "<svg/onload=alert(1)>",
    "<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>",
    "<iframe srcdoc='<script>alert(1)</script>'></iframe>",
    "<form action=javascript:alert(1)><button>x</button></form>",
    "<scr<script>ipt>alert(1)</scr</script>ipt>",
    "<<script>alert(1)//<</script>",
    '<p><noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    "<textarea><script>alert(1)</script></textarea>",
    "<!--><img src=x onerror=alert(1)>-->",
    "<p/onmouseover=alert(1)>x</p>",
    '<a href="https://a.example" onclick=alert(1)>x</a>',
    "<base href=https://evil.example>",
    "<meta http-equiv=refresh content='0;url=javascript:alert(1)'>",
    "<link rel=stylesheet href=https://evil.example/x.css>",
    "<object data=javascript:alert(1)></object><embed src=javascript:alert(1)>",
    "<template><img src=x onerror=alert(1)></template>",
  ];

  it.each(scripts)("never runs anything: %s", (html) => {
    expect(strangeMarkup(sanitiseRichText(html))).toEqual([]);
  });

  test("whatever is put together, only the known tags come out, and a second time changes nothing", () => {
    const piece = fc.constantFrom(
      ...scripts,
      "<",
      ">",
      '"',
      "'",
      "&",
      "&lt;",
      "&#60;",
      "</p>",
      "<p>",
      "<a ",
      "href=",
      "<!--",
      "-->",
      "<![CDATA[",
      "]]>",
      "\0",
      "\u2028",
      "<svg>",
      "</svg>",
      "<li>",
      "texto",
      "é",
      "<b",
      "/>",
    );
    fc.assert(
      fc.property(
        fc.array(fc.oneof(piece, fc.string({ maxLength: 6 })), { maxLength: 12 }),
        (parts) => {
          const once = sanitiseRichText(parts.join(""));
          expect(strangeMarkup(once)).toEqual([]);
          expect(sanitiseRichText(once)).toBe(once);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it("is read in good time, however it is nested", () => {
    const before = process.threadCpuUsage();
    sanitiseRichText("<ul><li>".repeat(2500));
    sanitiseRichText("<".repeat(20_000));
    sanitiseRichText("<a href='".repeat(2000));
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(2000);
  });
});

const tag = /<(\/?)([a-z0-9]*)((?:\s[^<>]*)?)>/g;
const known = new Set("p br h2 h3 h4 blockquote ul ol li strong em u s a".split(" "));

const link = /^ href="(?:https?:|mailto:|tel:)[^"<>]*" rel="noopener"$/i;

/** Unknown tags, tags with attributes that only a link may have, and every other `<` and `>`. */
function strangeMarkup(html: string): string[] {
  const tags = [...html.matchAll(tag)].filter(([, , name = "", attributes = ""]) => {
    const isPlain = attributes === "" || attributes === " /";
    return !known.has(name) || !(isPlain || (name === "a" && link.test(attributes)));
  });
  return [...tags.map(([whole]) => whole), ...(html.replaceAll(tag, "").match(/[<>]/g) ?? [])];
}
