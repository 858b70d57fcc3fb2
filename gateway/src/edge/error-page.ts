import type { DomainError } from '@practice/service-kit';
import { escapeHtml } from './escape-html.ts';
import { standalonePage } from './standalone-page.ts';

type Link = { href: string; text: string };
const again: Link = { href: '', text: 'Sayfayı Yenile' };
const home: Link = { href: '/', text: 'Ana Sayfaya Dön' };

/** A standalone error page: the sentence and a link. It reloads by itself when the time to retry is known. */
export function errorPage({ code, message, retryAfterSeconds }: DomainError, nonce: string, given?: Link): string {
  const isMissing = code === 'NOT_FOUND';
  const title = isMissing ? 'Sayfa bulunamadı' : 'Bir Hata Oluştu';
  const link = given ?? (isMissing ? home : again);
  const refresh = retryAfterSeconds ? `<meta http-equiv="refresh" content="${retryAfterSeconds}">` : '';
  const body = `<main>
<h1>${title}</h1>
<p>${escapeHtml(isMissing ? 'Aradığınız sayfa taşınmış ya da kaldırılmış olabilir.' : message)}</p>
<a href="${link.href}">${link.text}</a>
</main>`;
  return standalonePage({ title, nonce, style, head: refresh, body });
}

const style = `
body { margin: 0; min-height: 100vh; display: grid; place-items: center; font: 1.125rem/1.6 system-ui, sans-serif; color: #1c2b29; background: #faf7f2 }
main { max-width: 34rem; padding: 2rem; text-align: center }
a { display: inline-block; margin-top: 1rem; padding: .75rem 1.5rem; border-radius: .75rem; color: #fff; background: #1f5f58; text-decoration: none }
`;
