import type { Response } from 'express';
import { localsOf } from '../edge/locals.ts';
import { standalonePage } from '../edge/standalone-page.ts';

/** The answer for an address whose page was removed: search engines forget it. */
export function sendGone(response: Response): void {
  const { nonce } = localsOf(response);
  const html = standalonePage({ title: 'Bu sayfa kaldırıldı', nonce, style, body });
  response.status(410).type('html').send(html);
}

const body = `<main>
<h1>Bu sayfa kaldırıldı</h1>
<p>Aradığınız sayfa artık yayında değil.</p>
<a href="/">Ana sayfaya dön</a>
<p><a class="plain" href="/ara">Sitede ara</a></p>
</main>`;

const style = `
body { margin: 0; min-height: 100vh; display: grid; place-items: center; font: 1.125rem/1.6 system-ui, sans-serif; color: #1F2D2B; background: #FFFDF9 }
main { max-width: 34rem; padding: 2rem; text-align: center }
h1 { font: 600 clamp(1.75rem, 5vw, 2.5rem)/1.2 Georgia, serif }
a { display: inline-block; margin-top: 1rem; padding: .75rem 1.5rem; border-radius: 999px; color: #fff; background: #1f5f58; text-decoration: none }
a.plain { margin: 0; padding: .5rem; color: #1f5f58; background: none; text-decoration: underline }
`;
