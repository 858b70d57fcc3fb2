import { escapeHtml } from '../../formatting/escape-html.ts';

/** A link; of an address of ours, with words of ours or of people. */
export function linkTo(url: string, label: string): string {
  return `<a href="${escapeHtml(url)}">${escapeHtml(label)}</a>`;
}

/** A link that looks like a button. */
export function buttonTo(url: string, label: string): string {
  return `<p><a class="button" href="${escapeHtml(url)}">${escapeHtml(label)}</a></p>`;
}

/** Lines as a list; nothing for none. */
export function listOf(lines: readonly string[]): string {
  return lines.length > 0 ? `<ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>` : '';
}

/** Names and values below each other. */
export function fieldsOf(rows: readonly (readonly [name: string, value: string])[]): string {
  const cells = rows.map(([name, value]) => `<tr><td>${escapeHtml(name)}</td><td>${escapeHtml(value)}</td></tr>`);
  return `<table class="fields" role="presentation" cellpadding="0" cellspacing="0">${cells.join('')}</table>`;
}

/** What somebody typed, paragraph by paragraph. */
export function paragraphsOf(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => `<p>${escapeHtml(paragraph).replace(/\n/g, '<br>')}</p>`)
    .join('\n');
}
