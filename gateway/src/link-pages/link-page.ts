import type { ContactLink } from '@practice/contracts';
import { escapeHtml } from '../edge/escape-html.ts';
import { standalonePage } from '../edge/standalone-page.ts';

export type Practice = { name: string; phone: ContactLink | undefined };

export type LinkPage = {
  /** As text. */
  heading: string;
  /** What could not be done, as text. */
  problem?: string | undefined;
  /** HTML. */
  content: string;
};

/** A page that a link in an e-mail leads to. Needs no script. */
export function linkPageHtml(
  { heading, problem, content }: LinkPage,
  { practice, nonce }: { practice: Practice; nonce: string },
): string {
  const { name, phone } = practice;
  const body = `<main>
<p class="practice">${escapeHtml(name)}</p>
<h1>${escapeHtml(heading)}</h1>
${problem ? `<p role="alert">${escapeHtml(problem)}</p>` : ''}
${content}
${phone ? `<p>Telefonumuz: <a href="${escapeHtml(phone.href)}">${escapeHtml(phone.text)}</a></p>` : ''}
</main>`;
  const head = '<meta name="referrer" content="no-referrer">';
  return standalonePage({ title: `${heading} | ${name}`, nonce, style, head, body });
}

const style = `
body { margin: 0; font: 1.125rem/1.6 system-ui, sans-serif; color: #1f2d2b; background: #f7f1e8 }
main { box-sizing: border-box; max-width: 34rem; margin: 2rem auto; padding: 1.5rem; background: #fffdf9; border-radius: 1.25rem }
@media (max-width: 36rem) { main { margin: 1rem } }
.practice { margin: 0; color: #5a6663 }
h1 { margin: .25rem 0 1rem; font-size: 1.5rem; line-height: 1.3 }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 0 0 1.25rem; padding: 1rem 1.25rem; background: #f7f1e8; border-radius: .75rem }
dt { color: #5a6663 }
dd { margin: 0; font-weight: 600 }
.given { padding: .75rem 1rem; background: #e3efe9; border-radius: .75rem }
[role=alert] { color: #a3271f }
form { display: flex; flex-wrap: wrap; gap: .75rem; margin: 0 0 1.25rem }
button { flex: 1 1 13rem; min-height: 3rem; padding: .75rem 1.5rem; font: inherit; color: #fff; background: #1f5f58; border: 2px solid #1f5f58; border-radius: .75rem; cursor: pointer }
button.second { color: #1f5f58; background: #fffdf9 }
button:focus-visible, a:focus-visible { outline: 3px solid #c0622c; outline-offset: 2px }
a { color: #1f5f58 }
`;
