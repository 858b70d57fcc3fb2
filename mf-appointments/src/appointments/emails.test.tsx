import '@testing-library/jest-dom/vitest';
import { ApiProblem } from '@practice/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { appointment, email, template } from './testing/appointments-api.ts';
import { openScreen, row, setUpPractice } from './testing/open-screen.tsx';

const practice = setUpPractice();
// Far in the future: past appointments get no e-mail.
const appointmentDate = '2099-12-01';

async function openSheet(status: 'pending' | 'confirmed' | 'completed' | 'cancelled' = 'pending', own = {}) {
  practice.current.appointments = [appointment({ status, appointmentDate, ...own })];
  const opened = await openScreen(practice.current, { hash: '#appointments?id=1' });
  const sheet = within(await screen.findByRole('dialog', { name: 'Deniz Yılmaz' }));
  return { ...opened, sheet, part: within(await sheet.findByRole('region', { name: 'E-postalar' })) };
}

const picker = async () => within(await screen.findByRole('dialog', { name: 'E‑posta Şablonu Seç' }));
const emitEmailChange = { type: 'email.changed', payload: { appointmentId: '1' } } as const;

it('shows what became of each e-mail, and follows it without reload', async () => {
  practice.current.emails = [
    email({ id: 'e1', kind: 'request-received', state: 'sent', sentAt: '2026-11-20T09:00:05.000Z' }),
    email({ id: 'e2' }),
  ];
  const { part, emit } = await openSheet('confirmed');
  expect(await part.findByText('Birkaç saniye içinde gönderilecek.')).toBeInTheDocument();
  expect(part.getAllByRole('listitem')[0]).toHaveTextContent('Onay e-postasıBekliyor');
  expect(part.getAllByRole('listitem')[1]).toHaveTextContent(/Talep alındı bilgisi.*Gönderildi.*20\.11\.2026 12:00/);

  practice.current.emails = [email({ id: 'e2', state: 'sent', sentAt: '2026-11-20T09:00:09.000Z' })];
  emit({ type: 'email.changed', payload: { appointmentId: 'another' } });
  expect(practice.current.callsOf('AppointmentEmails')).toHaveLength(1);
  emit(emitEmailChange);
  await waitFor(() => expect(part.getByRole('listitem')).toHaveTextContent('Onay e-postasıGönderildi'));
});

it('says why one failed, and sends it again', async () => {
  const reason = 'E-posta sunucusu iletiyi kabul etmedi (550). Alıcının adresini kontrol edin.';
  practice.current.emails = [email({ state: 'failed', reason })];
  practice.current.fail('ResendEmail', new ApiProblem('INTERNAL'), null);
  const { part, user } = await openSheet('confirmed');
  expect(await part.findByText(reason)).toBeInTheDocument();
  await user.click(part.getByRole('button', { name: 'Tekrar gönder: Onay e-postası' }));
  expect(await screen.findByText('E-posta gönderilirken hata oluştu.')).toBeInTheDocument();
  await user.click(part.getByRole('button', { name: 'Tekrar gönder: Onay e-postası' }));
  expect(await part.findByText('Bekliyor')).toBeInTheDocument();
  expect(practice.current.callsOf('ResendEmail')).toEqual([{ id: 'e1' }, { id: 'e1' }]);
});

it('says that there is none yet, and that they could not be loaded', async () => {
  practice.current.fail('AppointmentEmails', new ApiProblem('NOT_FOUND', { message: 'Kayıt bulunamadı.' }), null);
  const { part, user } = await openSheet();
  expect(await part.findByText('Kayıt bulunamadı.')).toBeInTheDocument();
  await user.click(part.getByRole('button', { name: 'Tekrar dene' }));
  expect(await part.findByText('Bu randevu için henüz e-posta yok.')).toBeInTheDocument();
});

it('shows the text before confirming, and confirms with it', async () => {
  const { part, user } = await openSheet();
  await user.click(await part.findByRole('button', { name: 'Onay e-postasını gör' }));
  const dialog = await picker();
  expect(await dialog.findByText('Konu: confirmation')).toBeInTheDocument();
  expect(dialog.getByText('elif@example.com')).toBeInTheDocument();
  expect(dialog.getByText(/Sayın Elif Yılmaz/)).toBeInTheDocument();
  await user.click(dialog.getByRole('radio', { name: /^Randevu iptali/ }));
  expect(await dialog.findByText('Konu: cancellation')).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'İptal et ve gönder' })).toBeInTheDocument();
  await user.click(dialog.getByRole('radio', { name: /^Randevu onayı/ }));
  await user.click(dialog.getByRole('button', { name: 'Onayla ve gönder' }));
  expect((await screen.findAllByText('Randevu onaylandı'))[0]?.parentElement).toHaveTextContent(
    'Veliye birkaç saniye içinde e-posta gönderilecek.',
  );
  expect(practice.current.callsOf('SetAppointmentStatus')).toEqual([{ id: '1', status: 'confirmed', version: 1 }]);
  expect(practice.current.callsOf('SendAppointmentEmail')).toEqual([]);
});

it('sends a reminder by hand from the address in the list', async () => {
  practice.current.appointments = [appointment({ status: 'confirmed', appointmentDate })];
  practice.current.fail(
    'SendAppointmentEmail',
    new ApiProblem('VALIDATION_FAILED', { message: 'Bu randevu iptal edilmiş.' }),
  );
  const { user } = await openScreen(practice.current);
  await user.click(within(await row('Deniz Yılmaz')).getByRole('button', { name: 'elif@example.com: e-posta gönder' }));
  const dialog = await picker();
  await user.click(dialog.getByRole('radio', { name: /^Randevu hatırlatması/ }));
  await user.click(dialog.getByRole('button', { name: 'Gönder' }));
  expect(await dialog.findByText('Bu randevu iptal edilmiş.')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Gönder' }));
  expect(await screen.findByText('Veliye birkaç saniye içinde e-posta gönderilecek.')).toBeInTheDocument();
  expect(practice.current.callsOf('SendAppointmentEmail').at(-1)).toEqual({
    id: '1',
    templateId: 'reminder',
    customMessage: '',
  });
});

it('offers nothing for what is past, and says why', async () => {
  const { part, user } = await openSheet('confirmed', { appointmentDate: '2020-01-01' });
  await user.click(await part.findByRole('button', { name: 'E-posta gönder…' }));
  const dialog = await picker();
  expect(dialog.getAllByText('Randevunun zamanı geçti.')).toHaveLength(3);
  expect(dialog.getByRole('button', { name: 'Gönder' })).toBeDisabled();
  expect(dialog.getByRole('link', { name: 'Kendi e-posta programınızla yazın' })).toHaveAttribute(
    'href',
    'mailto:elif@example.com',
  );
  expect(practice.current.callsOf('EmailPreview')).toEqual([]);
});

it('says when the text cannot be shown, and shows it after all', async () => {
  practice.current.fail('EmailPreview', new ApiProblem('NOT_FOUND', { message: 'Kayıt bulunamadı.' }), null);
  const { part, user } = await openSheet();
  await user.click(await part.findByRole('button', { name: 'Onay e-postasını gör' }));
  const dialog = await picker();
  expect(await dialog.findByText(/metni gösterilemiyor. Kayıt bulunamadı/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Tekrar dene' }));
  expect(await dialog.findByText('Konu: confirmation')).toBeInTheDocument();
});

it('promises no e-mail while none leaves: staff phone', async () => {
  practice.current.use({ Query: { mailState: { problem: 'not_set_up' } } });
  const { part, user } = await openSheet();
  await user.click(await part.findByRole('button', { name: 'Onay e-postasını gör' }));
  const waits = 'E-posta sunucusu ayarlı değil; e-posta bekliyor. Veliyi arayın.';
  const dialog = await picker();
  expect(await dialog.findByText(new RegExp(waits))).toBeInTheDocument();
  await user.click(await dialog.findByRole('button', { name: 'Onayla ve gönder' }));
  const [confirmed] = await screen.findAllByText('Randevu onaylandı');
  expect(confirmed?.closest('[data-tone]')).toHaveTextContent(waits);
  expect(confirmed?.closest('[data-tone]')).toHaveAttribute('data-tone', 'warning');
});

it.each([
  ['failing', 'warning', 'E-postalar şu anda gönderilemiyor; e-postalar bekliyor. Velileri arayın.'],
  [null, 'success', 'Velilere birkaç saniye içinde e-posta gönderilecek.'],
] as const)('a bulk change is announced as what becomes of its e-mails: %s, %s', async (problem, tone, sentence) => {
  practice.current.use({ Query: { mailState: { problem } } });
  practice.current.appointments = [appointment({ status: 'pending', appointmentDate })];
  const { user } = await openScreen(practice.current);
  await row('Deniz Yılmaz');
  await user.click(screen.getByRole('checkbox', { name: 'Sayfadaki tümünü seç' }));
  await user.click(
    within(screen.getByRole('region', { name: 'Toplu işlemler' })).getByRole('button', { name: 'Onayla' }),
  );
  const toast = (await screen.findByText(sentence)).closest('[data-tone]');
  expect(toast).toHaveAttribute('data-tone', tone);
  expect(toast).toHaveTextContent('1 randevu onaylandı');
});

it('keeps the dialog open when the change that belongs to the e-mail fails', async () => {
  practice.current.fail('SetAppointmentStatus', new ApiProblem('INTERNAL'));
  const { part, user } = await openSheet();
  await user.click(await part.findByRole('button', { name: 'Onay e-postasını gör' }));
  await user.click(await (await picker()).findByRole('button', { name: 'Onayla ve gönder' }));
  expect(await screen.findByText(/^Durum güncellenirken hata oluştu\./)).toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'E‑posta Şablonu Seç' })).toBeInTheDocument();
});

it.each([
  ['waiting', 0, 'İptal e-postası durduruldu; veliye başka bir e-posta gitmez.'],
  ['failed', 1, 'İptal e-postası durduruldu; veliye başka bir e-posta gitmez.'],
  ['waiting', 1, 'İptal e-postası veliye ulaşmış olabilir. Veliye birkaç saniye içinde e-posta gönderilecek.'],
  ['sent', 1, 'İptal e-postası veliye ulaşmıştı. Veliye birkaç saniye içinde e-posta gönderilecek.'],
] as const)(
  'says of an undo whether the e-mail of the change, %s after %i attempts, was stopped',
  async (state, attempts, sentence) => {
    practice.current.appointments = [appointment({ status: 'confirmed', appointmentDate })];
    const { user } = await openScreen(practice.current);
    await user.click(within(await row('Deniz Yılmaz')).getByRole('button', { name: /^İşlemler/ }));
    await user.click(screen.getByRole('menuitem', { name: 'İptal Et' }));
    const undo = await screen.findByRole('button', { name: 'Geri al' });
    practice.current.emails = [email({ id: 'cancellation:1:v2', kind: 'cancellation', state, attempts })];
    await user.click(undo);
    expect(await screen.findByText(sentence)).toBeInTheDocument();
  },
);

it('sends several, and lists which could not be sent', async () => {
  practice.current.appointments = [
    appointment({ id: 'a', childName: 'Ali Kaya', status: 'confirmed' }),
    appointment({ id: 'b', childName: 'Can Er', status: 'pending' }),
  ];
  practice.current.failing.set('b', 'Bu randevu henüz onaylanmadı.');
  const { user } = await openScreen(practice.current);
  await row('Ali Kaya');
  await user.click(screen.getByRole('checkbox', { name: 'Sayfadaki tümünü seç' }));
  const bar = within(screen.getByRole('region', { name: 'Toplu işlemler' }));
  await user.click(bar.getByRole('button', { name: 'E-posta gönder' }));
  await user.click(screen.getByRole('menuitem', { name: 'Onay e-postası' }));
  await user.click(screen.getByRole('button', { name: 'Gönder' }));
  expect(await screen.findByText('Kısmi gönderim')).toBeInTheDocument();
  expect(bar.getByText('1 randevu için e-posta sıraya alındı, 1 randevu atlandı')).toBeInTheDocument();
  expect(practice.current.callsOf('BulkSendAppointmentEmails')).toEqual([
    { ids: ['a', 'b'], templateId: 'confirmation' },
  ]);
  await user.click(bar.getByRole('button', { name: 'Ayrıntılar' }));
  const report = within(screen.getByRole('dialog', { name: 'İşlenemeyen randevular' }));
  expect(report.getByText('Bu randevu henüz onaylanmadı.')).toBeInTheDocument();
});

it('says before a second reminder that there was one', async () => {
  const { part, user } = await openSheet('confirmed', { reminderSent: true });
  await user.click(await part.findByRole('button', { name: 'E-posta gönder…' }));
  const dialog = await picker();
  expect(dialog.getByRole('button', { name: 'Gönder' })).toBeInTheDocument();
  const reminder = dialog.getByRole('radio', { name: /^Randevu hatırlatması/ });
  expect(dialog.getByText('Bu randevu için hatırlatma zaten gönderildi.')).toBeInTheDocument();
  await user.click(reminder);
  await user.click(dialog.getByRole('button', { name: 'Yine de gönder' }));
  expect(await screen.findByText('Veliye birkaç saniye içinde e-posta gönderilecek.')).toBeInTheDocument();
  expect(practice.current.callsOf('SendAppointmentEmail')).toEqual([
    { id: '1', templateId: 'reminder', customMessage: '' },
  ]);
});

it('sends a template of the practice with a note, whose text is shown before', async () => {
  const own = template('t1', 'Görüşme öncesi', { variables: ['parentName', 'customMessage'] });
  practice.current.templates = [own, ...practice.current.templates];
  const { part, user } = await openSheet('completed', { appointmentDate: '2020-01-01' });
  await user.click(await part.findByRole('button', { name: 'E-posta gönder…' }));
  const dialog = await picker();
  expect(await dialog.findByRole('radio', { name: /^Görüşme öncesi/ })).toBeChecked();
  const note = dialog.getByLabelText(/^Not/);
  expect(dialog.getByText(/Klinik bilgi yazmayın/)).toBeInTheDocument();
  await user.type(note, 'Spor ayakkabısı');
  expect(await dialog.findByText(/Spor ayakkabısı/, { selector: 'p' })).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Gönder' }));
  expect(await screen.findByText('Veliye birkaç saniye içinde e-posta gönderilecek.')).toBeInTheDocument();
  expect(practice.current.callsOf('SendAppointmentEmail')).toEqual([
    { id: '1', templateId: 't1', customMessage: 'Spor ayakkabısı' },
  ]);
});

it('says why a marketing e-mail cannot go to this parent, and whom it is for', async () => {
  practice.current.templates = [template('t2', 'Şenlik', { category: 'marketing' })];
  practice.current.blocked.set('t2', 'Bu adres tanıtım e-postası almak istemediğini bildirdi.');
  const { part, user } = await openSheet('confirmed');
  await user.click(await part.findByRole('button', { name: 'E-posta gönder…' }));
  const dialog = await picker();
  expect(await dialog.findByText('Bu adres tanıtım e-postası almak istemediğini bildirdi.')).toBeInTheDocument();
  expect(dialog.getByText(/kabul etmiş velilere/)).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Gönder' })).toBeDisabled();
});

it('follows the templates: what is switched off is neither offered nor promised', async () => {
  practice.current.templates = [template('reminder', 'Randevu hatırlatması')];
  const { part, sheet, user, emit } = await openSheet('pending');
  await part.findByRole('button', { name: 'E-posta gönder…' });
  expect(part.queryByRole('button', { name: /e-postasını gör/ })).toBeNull();
  await user.click(sheet.getByRole('button', { name: 'Onayla' }));
  expect((await screen.findAllByText('Randevu onaylandı'))[0]).not.toHaveTextContent('e-posta gönderilecek');
  practice.current.templates = [template('cancellation', 'Randevu iptali')];
  emit({ type: 'email-template.changed', payload: { id: 'cancellation' } });
  expect(await part.findByRole('button', { name: 'İptal e-postasını gör' })).toBeInTheDocument();
});

it('says that the templates could not be loaded, and loads them after all', async () => {
  practice.current.failAlways('SendableTemplates', new ApiProblem('NOT_FOUND', { message: 'Kayıt bulunamadı.' }));
  const { part, user } = await openSheet('confirmed');
  await user.click(await part.findByRole('button', { name: 'E-posta gönder…' }));
  const dialog = await picker();
  expect(await dialog.findByText('Şablonlar yüklenemedi. Kayıt bulunamadı.')).toBeInTheDocument();
  practice.current.recover('SendableTemplates');
  await user.click(dialog.getByRole('button', { name: 'Tekrar dene' }));
  expect(await dialog.findByRole('radio', { name: /^Randevu onayı/ })).toBeInTheDocument();
});
