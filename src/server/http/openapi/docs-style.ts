/** Style of the API reference; inline in the page, and named by its hash in the page's security policy. */
export const docsStyle = `
:root { color-scheme: light dark; --paper: #fbfaf7; --surface: #fff; --ink: #24211d; --soft: #655f57; --line: #e0dbd1; --accent: #9c2f17; }
@media (prefers-color-scheme: dark) { :root { --paper: #191816; --surface: #22201d; --ink: #efebe4; --soft: #aca59b; --line: #3a3732; --accent: #ff9d80; } }
* { box-sizing: border-box; }
html { scroll-padding-top: 16px; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
a { color: var(--accent); }
header, nav, main { padding: 16px; max-width: 60rem; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 8px 0; }
h2 { font-size: 1.3rem; margin: 32px 0 8px; text-transform: capitalize; }
h3 { font-size: 1.1rem; margin: 0 0 8px; }
dl + h3 { margin-top: 24px; }
h4 { font-size: .875rem; margin: 16px 0 4px; color: var(--soft); }
p { margin: 8px 0; }
small { color: var(--soft); font-weight: 400; }
code, pre, dt, nav a { font-family: ui-monospace, monospace; font-size: .875rem; }
article { background: var(--surface); border: 1px solid var(--line); border-radius: 12px; padding: 16px; margin: 12px 0; }
article:target { border-color: var(--accent); }
h3 span, nav span { display: inline-block; flex: 0 0 3.5rem; min-width: 3.5rem; font: 700 .75rem/1.5 ui-monospace, monospace; color: var(--accent); }
.who { color: var(--soft); }
.who strong { color: var(--ink); font-weight: 600; }
pre { margin: 0; padding: 12px; background: var(--paper); border-radius: 8px; white-space: pre-wrap; line-height: 1.6; }
pre b { font-weight: 600; }
pre i, dd i { color: var(--soft); font-style: normal; font-size: .8rem; }
dl { margin: 0; }
dt { font-weight: 600; margin-top: 8px; }
dd { margin: 0; }
ul { margin: 0; padding: 0; list-style: none; }
.refusals { display: flex; flex-wrap: wrap; gap: 4px 16px; font-size: .875rem; }
nav h2 { font-size: .875rem; margin: 16px 0 0; color: var(--soft); }
nav a { display: flex; padding: 12px 0; text-decoration: none; }
nav a:hover { text-decoration: underline; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: 6px 12px 6px 0; border-bottom: 1px solid var(--line); }
@media (min-width: 64rem) {
  body { display: grid; grid-template-columns: 19rem minmax(0, 60rem); justify-content: center; column-gap: 32px; }
  header { grid-column: 1 / -1; }
  nav { position: sticky; top: 0; align-self: start; max-height: 100vh; overflow-y: auto; }
  nav a { padding: 4px 0; }
}
`;
