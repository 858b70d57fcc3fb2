import type { ContactLink } from '@practice/contracts';
import { escapeHtml } from './escape-html.ts';
import { standalonePage } from './standalone-page.ts';

/** `not-open`: the practice has not opened its site yet. */
export type ClosedReason = 'maintenance' | 'not-open';

type Parts = {
  why: ClosedReason;
  name: string;
  phone: ContactLink | undefined;
  colour: string;
  nonce: string;
  fontCss: string;
};

const texts: Record<ClosedReason, { title: string; heading: string; text: string }> = {
  maintenance: {
    title: 'Kısa bir ara',
    heading: 'Kısa bir ara verdik',
    text: 'Sitemizi yeniliyoruz; birazdan yine buradayız. Anlayışınız için teşekkür ederiz.',
  },
  'not-open': {
    title: 'Yakında',
    heading: 'Yakında buradayız',
    text: 'Sitemizi hazırlıyoruz. Çok yakında burada olacağız.',
  },
};

/** The page that visitors get while the site is closed: without scripts, in the site's colours and type. */
export function closedPage({ why, name, phone, colour, nonce, fontCss }: Parts): string {
  const { title, heading, text } = texts[why];
  const call = phone
    ? `<p>Bu arada bize telefonla ulaşabilirsiniz.</p><a href="${escapeHtml(phone.href)}">${escapeHtml(phone.text)}</a>`
    : '';
  const style = `${fontCss}
body { margin: 0; min-height: 100vh; display: grid; place-items: center; font: 1.125rem/1.6 'Figtree Variable', system-ui, sans-serif; color: #1F2D2B; background: #FFFDF9 }
main { max-width: 36rem; padding: 2rem 1.25rem; text-align: center }
svg { width: min(16rem, 60vw); height: auto }
h1 { margin: 1.5rem 0 .75rem; font: 600 clamp(1.75rem, 5vw, 2.5rem)/1.2 'Fraunces Variable', Georgia, serif; color: ${escapeHtml(colour)} }
p { margin: 0 0 1rem }
.name { margin: 2rem 0 0; font-size: 1rem; opacity: .75 }
a { display: inline-block; padding: .75rem 1.75rem; border-radius: 999px; color: #fff; background: ${escapeHtml(colour)}; text-decoration: none; font-weight: 600 }
a:focus-visible { outline: 3px solid #E58A4E; outline-offset: 3px }
`;
  const body = `<main>
<svg viewBox="0 0 320 220" aria-hidden="true">
<ellipse cx="160" cy="196" rx="128" ry="14" fill="#DCE8DE"/>
<rect x="70" y="118" width="76" height="76" rx="12" fill="#F3C9A8"/>
<rect x="156" y="118" width="76" height="76" rx="12" fill="#BFD6C4"/>
<rect x="114" y="36" width="76" height="76" rx="12" fill="${escapeHtml(colour)}"/>
<path d="M246 60c26-18 44-8 48 10-22 10-40 8-48-10Z" fill="#BFD6C4"/>
<circle cx="52" cy="60" r="20" fill="#F3C9A8"/>
</svg>
<h1>${heading}</h1>
<p>${text}</p>
${call}
<p class="name">${escapeHtml(name)}</p>
</main>`;
  return standalonePage({ title: name ? `${title} | ${name}` : title, nonce, style, body });
}
