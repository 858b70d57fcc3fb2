import type { AnswerPage, ContactLink, ReminderAnswer } from '@practice/contracts';
import { escapeHtml } from '../edge/escape-html.ts';
import { standalonePage } from '../edge/standalone-page.ts';

export type Practice = { name: string; phone: ContactLink | undefined };

type Shown = { page: AnswerPage; practice: Practice; nonce: string; problem?: string };

/** The page on which a parent answers to a reminder. Needs no script, and names nobody. */
export function answerHtml({ page, practice, nonce, problem }: Shown): string {
  const body = `<main>
<p class="practice">${escapeHtml(practice.name)}</p>
<h1>${headings[page.state]}</h1>
${problem ? `<p role="alert">${escapeHtml(problem)}</p>` : ''}
${page.state === 'open' ? openPart(page) : `<p>${texts[page.state]}</p>`}
${contact(practice)}
</main>`;
  return standalonePage({
    title: `${headings[page.state]} | ${practice.name}`,
    nonce,
    style,
    head: '<meta name="referrer" content="no-referrer">',
    body,
  });
}

const headings: Record<AnswerPage['state'], string> = {
  open: 'Randevunuza gelebilecek misiniz?',
  unknown: 'Bu bağlantı geçerli değil',
  moved: 'Randevunun saati değişti',
  'not-confirmed': 'Bu randevu artık onaylı değil',
  over: 'Bu randevunun zamanı geçti',
};

const texts: Record<Exclude<AnswerPage['state'], 'open'>, string> = {
  unknown: 'Bağlantının tamamını kopyaladığınızdan emin olun ya da bizi arayın.',
  moved: 'Bu bağlantı önceki saat içindi. Yeni gün ve saat için son e-postamıza bakın ya da bizi arayın.',
  'not-confirmed': 'Randevunuzun son durumunu öğrenmek için lütfen bizi arayın.',
  over: 'Yeni bir randevu için bizi arayabilirsiniz.',
};

const given: Record<ReminderAnswer, string> = {
  coming: 'Geleceğinizi bildirdiniz. Teşekkür ederiz, sizi bekliyoruz.',
  other_time: 'Başka bir zaman istediğinizi bildirdiniz. Sizi arayacağız; o zamana kadar randevunuz geçerlidir.',
};

const buttons: Record<ReminderAnswer, string> = {
  coming: 'Geleceğim',
  other_time: 'Başka bir zaman istiyorum',
};

function openPart({ date, time, answer }: AnswerPage): string {
  const offered = (Object.keys(buttons) as ReminderAnswer[]).filter((each) => each !== answer);
  const choices = offered.map(
    (each) =>
      `<button name="answer" value="${each}"${each === 'coming' ? '' : ' class="second"'}>${buttons[each]}</button>`,
  );
  return `<dl><dt>Gün</dt><dd>${escapeHtml(longDate(date ?? ''))}</dd><dt>Saat</dt><dd>${escapeHtml(time ?? '')}</dd></dl>
${answer ? `<p role="status" class="given">${given[answer]}</p><p>Fikriniz değiştiyse:</p>` : ''}
<form method="post">${choices.join('\n')}</form>`;
}

function contact({ phone }: Practice): string {
  return phone ? `<p>Telefonumuz: <a href="${escapeHtml(phone.href)}">${escapeHtml(phone.text)}</a></p>` : '';
}

const dates = new Intl.DateTimeFormat('tr-TR', { dateStyle: 'full', timeZone: 'UTC' });

/** `21 Kasım 2026 Cumartesi` of `2026-11-21`. */
function longDate(date: string): string {
  return date && dates.format(new Date(`${date}T00:00:00Z`));
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
