import { type ContactLink, contactConsentSentence, contactTypeLabels, sitePages } from '@practice/contracts';
import type { DomainError } from '@practice/service-kit';
import { escapeHtml } from '../edge/escape-html.ts';
import { standalonePage } from '../edge/standalone-page.ts';

/** The fields of the contact form as texts. */
export type PostedForm = Record<
  'name' | 'email' | 'subject' | 'contactType' | 'message' | 'kvkkConsent' | 'legalTextVersion' | 'website',
  string
>;

type Refused = {
  form: PostedForm;
  problem: DomainError;
  /** Where else the practice can be reached; none where only fields have to be corrected. */
  phone: ContactLink | undefined;
  nonce: string;
};

/** The contact form again, with what was typed and the errors beside the fields. Needs no script, and nothing of the site. */
export function refusedForm({ form, problem, phone, nonce }: Refused): string {
  const errorOf = (field: string) => problem.errors.find((each) => each.field === field)?.message;
  const wrap = (field: keyof PostedForm, label: string, control: string) => {
    const error = errorOf(field);
    const message = error ? `<p class="error" id="${field}-error">${escapeHtml(error)}</p>` : '';
    return `<div><label for="${field}">${label}</label>${control}${message}</div>`;
  };
  const attributes = (field: keyof PostedForm) =>
    `id="${field}" name="${field}"${errorOf(field) ? ` aria-invalid="true" aria-describedby="${field}-error"` : ''}`;
  const input = (field: keyof PostedForm, label: string, more: string) =>
    wrap(field, label, `<input ${attributes(field)} ${more} value="${escapeHtml(form[field])}">`);
  const options = Object.entries(contactTypeLabels).map(
    ([value, label]) => `<option value="${value}"${value === form.contactType ? ' selected' : ''}>${label}</option>`,
  );
  const consent = `<input type="checkbox" ${attributes('kvkkConsent')} value="true" required${form.kvkkConsent ? ' checked' : ''}>`;
  const summary = problem.errors.length > 0 ? 'Lütfen işaretli alanları düzeltip yeniden gönderin.' : problem.message;
  const call = phone ? `<p>Bizi arayın: <a href="${escapeHtml(phone.href)}">${escapeHtml(phone.text)}</a></p>` : '';
  const body = `<main>
<h1>Mesajınız gönderilemedi</h1>
<p role="alert">${escapeHtml(summary)} Yazdıklarınız kaybolmadı.</p>
${call}
<form method="post" action="${sitePages.contact}">
${input('name', 'Adınız soyadınız', 'autocomplete="name" required')}
${input('email', 'E-posta', 'type="email" autocomplete="email" required')}
${wrap('contactType', 'Ne hakkında?', `<select ${attributes('contactType')}>${options.join('')}</select>`)}
${input('subject', 'Konu', 'autocomplete="off"')}
${wrap('message', 'Mesajınız', `<textarea ${attributes('message')} rows="8" required>\n${escapeHtml(form.message)}</textarea>`)}
${wrap('kvkkConsent', contactConsentSentence.kvkk, consent)}
<p><a href="/kvkk-aydinlatma-metni" target="_blank" rel="noopener">KVKK aydınlatma metni</a></p>
<p class="trap" aria-hidden="true"><label>Web sitesi <input name="website" tabindex="-1" autocomplete="off" data-1p-ignore data-lpignore="true" data-bwignore data-form-type="other" value="${escapeHtml(form.website)}"></label></p>
<input type="hidden" name="legalTextVersion" value="${escapeHtml(form.legalTextVersion)}">
<button type="submit">Mesajı gönder</button>
</form>
<p><a href="${sitePages.contact}">İletişim sayfasına dön</a></p>
</main>`;
  return standalonePage({ title: 'Mesajınız gönderilemedi', nonce, style, body });
}

const style = `
body { margin: 0; font: 1.125rem/1.6 system-ui, sans-serif; color: #1f2d2b; background: #f7f1e8 }
main { max-width: 36rem; margin: 2rem auto; padding: 1.5rem; background: #fffdf9; border-radius: 1.25rem }
h1 { font-size: 1.5rem; line-height: 1.3 }
form { display: grid; gap: 1.25rem }
label { display: block; font-weight: 600 }
input, select, textarea { box-sizing: border-box; width: 100%; min-height: 2.75rem; padding: .5rem .75rem; font: inherit; border: 1px solid #8a938f; border-radius: .75rem; background: #fff }
input[type=checkbox] { width: 1.5rem; min-height: 1.5rem }
[aria-invalid] { border-color: #a3271f }
.error { margin: .25rem 0 0; color: #a3271f }
.trap { position: absolute; left: -999rem }
button { min-height: 3rem; padding: .75rem 1.5rem; font: inherit; color: #fff; background: #1f5f58; border: 0; border-radius: .75rem }
a { color: #1f5f58 }
`;
