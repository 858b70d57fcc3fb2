import { escapeHtml } from '../formatting/escape-html.ts';

export type UnsubscribeParts = { footer: string; headers: Record<string, string> };

/**
 * What a marketing e-mail has besides its template: a line with the link, and the headers by which mail programs offer the same
 * with one click (RFC 8058).
 */
export function unsubscribeParts(url: string): UnsubscribeParts {
  return {
    footer: `<p>Tanıtım e-postalarımızı almak istemiyorsanız <a href="${escapeHtml(url)}">buradan bildirebilirsiniz</a>.</p>`,
    headers: { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}
