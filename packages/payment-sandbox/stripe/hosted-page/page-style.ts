/** A plain look of its own: this page must not be mistaken for the shop's. */
export const pageStyle = `
:root { color-scheme: light; --ink: #1d2126; --soft: #555d66; --line: #868e96; --hair: #d9dde1; --quiet: #f4f5f6; --act: #2b4a6f; --bad: #9c1c34; --bad-soft: #fbecee; --note: #fff3c4; }
* { box-sizing: border-box; }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; color: var(--ink); background: #fff; }
a { color: var(--act); }
:focus-visible { outline: 2px solid var(--act); outline-offset: 3px; }
.test-notice { padding: .5rem 1.25rem; background: var(--note); font-size: .875rem; }
.test-notice p { margin: 0; }
.page { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 6fr); min-height: 90vh; }
.order { background: var(--quiet); padding: 2rem clamp(1.25rem, 5vw, 4.5rem); }
main { padding: 2rem clamp(1.25rem, 5vw, 4.5rem); }
main > *, .order > * { max-width: 30rem; }
main.message { max-width: 42rem; padding-block: 4rem; }
h1 { font-size: 1.5rem; line-height: 1.2; margin: 0 0 1rem; overflow-wrap: anywhere; }
h2, legend { font-size: 1.125rem; font-weight: 600; margin: 0 0 .75rem; padding: 0; }
fieldset { border: 0; margin: 0 0 2rem; padding: 0; min-width: 0; }
.back { display: inline-block; margin-bottom: 1.5rem; }
.lines { list-style: none; margin: 0; padding: 0; }
.lines li { display: flex; justify-content: space-between; gap: 1rem; padding: .75rem 0; border-bottom: 1px solid var(--hair); }
.lines small, .soft { color: var(--soft); font-size: .875rem; }
.lines span:first-child { overflow-wrap: anywhere; }
.sum { display: grid; grid-template-columns: 1fr auto; gap: .5rem 0; margin: 1rem 0; }
.sum dd { margin: 0; text-align: end; }
.sum .total { font-size: 1.375rem; font-weight: 600; border-top: 1px solid var(--line); padding-top: .75rem; margin-top: .25rem; }
.money { font-variant-numeric: tabular-nums; white-space: nowrap; }
.field { margin-bottom: 1rem; }
.field label { display: block; font-size: .9375rem; margin-bottom: .25rem; }
.field input, .field select { width: 100%; min-height: 3rem; padding: .5rem .75rem; font: inherit; color: inherit; background: #fff; border: 1px solid var(--line); border-radius: 2px; }
.field [aria-invalid=true] { border: 2px solid var(--bad); }
.error { color: var(--bad); font-size: .9375rem; margin: .25rem 0 0; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; }
.choice { display: flex; gap: .75rem; align-items: flex-start; padding: .75rem; border: 1px solid var(--line); margin-bottom: .5rem; }
.choice input { width: 1.125rem; height: 1.125rem; margin: .2rem 0 0; flex: none; }
.choice:has(:checked) { border-color: var(--act); box-shadow: inset 0 0 0 1px var(--act); }
form:not(:has(input[value=card]:checked)) .card-only { display: none; }
button, .button { display: inline-block; min-height: 3rem; padding: .625rem 1.25rem; font: inherit; font-weight: 600; text-decoration: none; border: 1px solid var(--act); border-radius: 2px; background: #fff; color: var(--act); cursor: pointer; }
button.first { width: 100%; background: var(--act); color: #fff; }
button:hover, .button:hover { background: var(--ink); border-color: var(--ink); color: #fff; }
.row { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; }
.row .field { flex: 1 1 12rem; margin: 0; }
.alert { border-inline-start: 3px solid var(--bad); background: var(--bad-soft); padding: .75rem 1rem; margin-bottom: 1.5rem; }
.alert ul { margin: .25rem 0 0; padding-inline-start: 1.25rem; }
.tests { border-top: 1px solid var(--hair); margin-top: 2rem; padding-top: 1.5rem; }
table { border-collapse: collapse; width: 100%; font-size: .875rem; }
th, td { text-align: start; vertical-align: top; padding: .5rem .75rem .5rem 0; border-bottom: 1px solid var(--hair); overflow-wrap: anywhere; }
main.wide > * { max-width: none; }
td button { min-height: 2rem; padding: .125rem .625rem; margin: 0 .25rem .25rem 0; font-size: .8125rem; }
td form { display: inline; }
@media (max-width: 55rem) { .page { grid-template-columns: minmax(0, 1fr); } .pair { grid-template-columns: 1fr; } }
`;
