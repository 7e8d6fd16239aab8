import { html, type Markup } from "../http/html";

/** A button that calls the control API. */
export function button(action: string, label: string, values: Record<string, string> = {}): Markup {
  return html`<form method="post" action="${action}">
    ${Object.entries(values).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}<button>
      ${label}
    </button>
  </form>`;
}

/** A titled table, or a word that there is nothing yet. */
export function table(title: string, heads: readonly string[], rows: readonly Markup[]): Markup {
  return html`<h2>${title}</h2>
    ${
      rows.length === 0
        ? html`<p class="soft">None yet.</p>`
        : html`<table>
            <thead>
              <tr>
                ${heads.map((head) => html`<th scope="col">${head}</th>`)}
              </tr>
            </thead>
            <tbody>
              ${rows}
            </tbody>
          </table>`
    }`;
}
