/**
 * Style of the page about the API, which loads nothing. The values are those of the shop's tokens.
 * @param accent #rrggbb, readable on white
 */
export const apiPageStyle = (accent: string): string => `
:root{color-scheme:light;--ink:#12171b;--quiet:#47515a;--line:#cdd4d8;--ground:#f3f5f5;--accent:${accent}}
*{box-sizing:border-box}
html{scroll-padding-top:1rem}
body{margin:0;color:var(--ink);background:#fff;font:1.0625rem/1.6 system-ui,sans-serif}
a{color:var(--accent)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.layout{display:grid;grid-template-columns:minmax(0,16rem) minmax(0,1fr);gap:3rem;max-width:76rem;margin:0 auto;padding:2rem clamp(1rem,4vw,3rem)}
nav{position:sticky;top:1rem;align-self:start;max-height:calc(100vh - 2rem);overflow:auto;font-size:.9375rem}
nav ul{list-style:none;margin:0 0 1.25rem;padding:0}
nav li a{display:block;padding:.3rem 0;text-decoration:none;overflow-wrap:anywhere}
nav strong,h2{text-transform:capitalize}
h1{font-size:clamp(1.9rem,1.45rem + 1.9vw,3.25rem);line-height:1.1;margin:0 0 1rem;font-weight:500}
h2{font-size:1.9rem;font-weight:500;margin:3.5rem 0 1rem;padding-top:1rem;border-top:1px solid var(--ink)}
h3{font-size:1.25rem;font-weight:600;margin:2.5rem 0 .5rem}
h4{font-size:.9375rem;margin:1.25rem 0 .25rem;color:var(--quiet);font-weight:600}
p{margin:.5rem 0;max-width:44rem}
code,pre{font:0.875rem/1.55 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
.route{font-size:1rem;font-weight:600;overflow-wrap:anywhere}
.method{display:inline-block;min-width:3.5rem;padding:.05rem .5rem;margin-inline-end:.5rem;color:#fff;background:var(--ink);text-align:center;text-transform:uppercase;font-size:.8125rem}
pre{margin:.5rem 0;padding:1rem;background:var(--ground);overflow-x:auto}
.table{overflow-x:auto}
table{width:100%;border-collapse:collapse;font-size:.9375rem}
th,td{padding:.4rem .75rem .4rem 0;border-bottom:1px solid var(--line);text-align:start;vertical-align:top}
th{font-weight:600}
td:first-child{white-space:nowrap}
summary{cursor:pointer;padding:.35rem 0;color:var(--accent)}
.quiet{color:var(--quiet)}
@media(max-width:56rem){.layout{grid-template-columns:minmax(0,1fr);gap:1rem}nav{position:static;max-height:none}}
`;
