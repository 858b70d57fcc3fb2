import type { AnswerPage, ReminderAnswer } from '@practice/contracts';
import { escapeHtml } from '../edge/escape-html.ts';
import type { LinkPage } from '../link-pages/link-page.ts';

/** The page on which a parent answers to a reminder. Needs no script, and names nobody. */
export function answerPart(page: AnswerPage): LinkPage {
  const content = page.state === 'open' ? openPart(page) : `<p>${texts[page.state]}</p>`;
  return { heading: headings[page.state], content };
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

const dates = new Intl.DateTimeFormat('tr-TR', { dateStyle: 'full', timeZone: 'UTC' });

/** `21 Kasım 2026 Cumartesi` of `2026-11-21`. */
function longDate(date: string): string {
  return date && dates.format(new Date(`${date}T00:00:00Z`));
}
