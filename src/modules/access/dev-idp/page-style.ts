/** Served from its own address, because the page's policy forbids styles in the page. */
export const PAGE_STYLE = `
:root { color-scheme: light dark; font: 16px/1.45 system-ui, sans-serif;
  --muted: light-dark(#4b5563, #c3c8d0); --line: light-dark(#868e9b, #7b828d); }
body { margin: 0; background: Canvas; color: CanvasText; }
main { max-width: 34rem; margin: 0 auto; padding: 2rem 1rem 3rem; }
h1 { margin: .5rem 0; font-size: 1.5rem; }
.label { display: inline-block; margin: 0; padding: .15rem .6rem; border-radius: 1rem;
  background: #b45309; color: #fff; font-size: .8rem; font-weight: 600; }
.note { margin: 0 0 1.25rem; color: var(--muted); }
form { margin: 0; }
.search { display: grid; grid-template-columns: 1fr auto; gap: .35rem .5rem; margin-bottom: 1rem; }
.search label { grid-column: 1 / -1; font-size: .875rem; }
input, button { font: inherit; color: inherit; border: 1px solid var(--line); border-radius: .5rem;
  background: Field; padding: .5rem .75rem; }
button { cursor: pointer; }
a { color: light-dark(#1d4ed8, #93c5fd); }
ul { margin: 0; padding: 0; list-style: none; display: grid; gap: .5rem; }
.person { display: grid; grid-template-columns: 1fr auto; gap: 0 1rem; text-align: left; }
div.person { padding: .5rem .75rem; border: 1px solid var(--line); border-radius: .5rem; }
button.person { width: 100%; }
button.person:hover { border-color: #2563eb; }
:focus-visible { outline: 3px solid #2563eb; outline-offset: 2px; }
.name { font-weight: 600; overflow-wrap: anywhere; }
.roles { font-size: .875rem; text-align: right; }
.detail { grid-column: 1 / -1; font-size: .875rem; color: var(--muted); overflow-wrap: anywhere; }
`;
