import { builtInTemplateKeys, emailTemplateRecord } from '@practice/contracts';
import { setPublicUrl } from '@practice/service-kit';
import { contextFor, lastEvents, useTestDatabase } from '@practice/service-kit/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sendContactMessage } from '../contact-messages/send-contact-message.ts';
import { listOutbox } from '../outbox/list-outbox.ts';
import { createService } from '../server.ts';
import { contactInput, runJobs } from '../testing/contact-messages.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import { handleEvents, request } from '../testing/requests.ts';
import { appointment, useStubServices } from '../testing/stub-services.ts';
import { createEmailTemplate } from './create-email-template.ts';
import { deleteEmailTemplate } from './delete-email-template.ts';
import { exportEmailTemplates } from './export-email-templates.ts';
import { listEmailTemplates } from './list-email-templates.ts';
import { previewEmailTemplate } from './preview-email-template.ts';
import { restoreEmailTemplate } from './restore-email-template.ts';
import { testEmailTemplate } from './test-email-template.ts';
import { updateEmailTemplate } from './update-email-template.ts';

const service = createService();
useTestDatabase([service]);
const stubs = useStubServices();
const admin = contextFor('admin');
const own = {
  name: 'İlk görüşme',
  category: 'appointment',
  subject: 'İlk görüşmeniz',
  content: '<p>Sayın {{parentName}}, {{ appointmentDate }}</p><p>{{appointmentDetails}}</p>',
};
const find = async (id: string) => (await listEmailTemplates(admin, {})).find((each) => each.id === id);
let server: MailServer;

beforeEach(async () => {
  setPublicUrl('https://ardic.example');
  server = await startMailServer();
  Object.assign(stubs.settings, {
    smtp_host: '127.0.0.1',
    smtp_port: String(server.port),
    email_from: 'r@ardic.example',
  });
});
afterEach(() => setPublicUrl(undefined));

describe('a template of the practice', () => {
  it('is clean, says which variables it uses, and is in the list by its name', async () => {
    const created = await createEmailTemplate(admin, { ...own, content: `${own.content}<script>x</script>` });
    emailTemplateRecord.strict().parse(created);
    expect(created).toMatchObject({
      ...own,
      heading: null,
      isActive: true,
      isBuiltIn: false,
      isSendable: true,
      version: 1,
    });
    expect(created.variables).toEqual(['parentName', 'appointmentDate', 'appointmentDetails']);
    const names = (await listEmailTemplates(admin, {})).map(({ name }) => name);
    expect(names).toEqual([...names].sort(new Intl.Collator('tr').compare));
    expect(names).toHaveLength(builtInTemplateKeys.length + 1);
    const [audit, changed] = await lastEvents(2);
    expect([audit?.type, changed?.type].sort()).toEqual(['audit.recorded', 'email-template.changed']);
    await deleteEmailTemplate(admin, { id: created.id });
    expect(await find(created.id)).toBeUndefined();
  });

  it('has a name of its own, whatever its capitals', async () => {
    const { id } = await createEmailTemplate(admin, own);
    await createEmailTemplate(admin, { ...own, name: 'Başka' });
    const taken = { code: 'CONFLICT', errors: [{ field: 'name', message: 'Bu adda bir şablon zaten var.' }] };
    await expect(createEmailTemplate(admin, { ...own, name: 'ilk GÖRÜŞME' })).rejects.toMatchObject(taken);
    await expect(updateEmailTemplate(admin, { id, name: 'BAŞKA' })).rejects.toMatchObject(taken);
    expect(await updateEmailTemplate(admin, { id, name: 'İLK görüşme' })).toMatchObject({ name: 'İLK görüşme' });
  });

  it.each([
    [{ subject: 'Konu {{yas}}, {{reason}}' }, 'subject', 'Bu şablonda “yas”, “reason” değişkenleri yok.'],
    [{ content: '<p>{{resetLink}}</p>' }, 'content', 'Bu şablonda “Şifre bağlantısı” değişkeni yok.'],
    [{ heading: '{{appointmentDetails}}' }, 'heading', '“Randevu bilgileri (tablo)” yalnızca içerikte kullanılabilir.'],
    [{ content: '<p>{{parent<b>Name</b>}}</p>' }, 'content', expect.stringContaining('süslü parantezleri eksik')],
    [{ content: '<p>{{#if parentName}}a</p>' }, 'content', expect.stringContaining('“#if parentName” değişkeni yok')],
    [{ content: '<a href="{{parentName}}">a</a>' }, 'content', expect.stringContaining('bağlantı değişkeni')],
    [
      { content: '<a href="https://x.y/{{websiteLink}}">a</a>' },
      'content',
      expect.stringContaining('bağlantı değişkeni'),
    ],
    [
      { content: '<p title="{{parentName}}"></p><img alt="{{parentName}}">' },
      'content',
      expect.stringContaining('bağlantı değişkeni'),
    ],
  ])('is refused with %j', async (wrong, field, message) => {
    await expect(createEmailTemplate(admin, { ...own, ...wrong })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ field, message }],
    });
  });

  it('has no variable for what is clinical', async () => {
    for (const name of ['reason', 'notes', 'childBirthDate', 'assessment', 'concern', 'phone']) {
      await expect(createEmailTemplate(admin, { ...own, content: `<p>{{${name}}}</p>` })).rejects.toMatchObject({
        errors: [{ field: 'content' }],
      });
    }
    stubs.appointments.set('a1', appointment({ notes: 'Gizli kalması gereken bir not.' }));
    const everything = builtInTemplateKeys.map((id) => previewEmailTemplate(admin, { id, appointmentId: 'a1' }));
    expect(JSON.stringify(await Promise.all(everything))).not.toMatch(/Gizli|2019-03-14|05321112233/);
  });
});

describe('a built-in template', () => {
  it('that leads to a password is changed by people alone, no token', async () => {
    const token = contextFor('admin');
    Object.assign(token, { actor: { ...token.actor, tokenId: 't1' } });
    const change = (id: string) => updateEmailTemplate(token, { id, heading: 'Başlık' });
    await expect(change('password-reset')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(change('request-received')).resolves.toMatchObject({ heading: 'Başlık' });
  });

  it('keeps what staff change of it, is sent with it, and has its own texts back', async () => {
    const content = '<p>Merhaba {{parentName}}!</p><p>{{appointmentDetails}}</p>';
    const changed = await updateEmailTemplate(admin, {
      id: 'request-received',
      subject: 'Aldık: {{parentName}}',
      content,
      version: 0,
    });
    expect(changed).toMatchObject({ id: 'request-received', isBuiltIn: true, isChanged: true, version: 1 });
    expect(changed.heading).toBe('Randevu talebiniz alındı');
    await request(service, stubs);
    await runJobs(service);
    const sent = server.messages.find(({ to }) => to?.[0]?.address === 'elif@ornek.example');
    expect(sent?.subject).toBe('Aldık: Elif Yıldız');
    expect(sent?.text).toContain('Merhaba Elif Yıldız!');
    expect(sent?.text).toContain('Hizmet: Oyun Terapisi');

    const current = { ...changed, version: 1 };
    const old = restoreEmailTemplate(admin, { id: 'request-received', version: 0 });
    await expect(old).rejects.toMatchObject({ code: 'VERSION_CONFLICT', attachment: { current } });
    const restored = await restoreEmailTemplate(admin, { id: 'request-received', version: 1 });
    expect(restored).toMatchObject({
      isChanged: false,
      version: 2,
      subject: 'Randevu talebiniz alındı | {{clinicName}}',
    });
    // Who began before both finds out.
    const late = updateEmailTemplate(admin, { id: 'request-received', subject: 'x', version: 0 });
    await expect(late).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
    expect(await restoreEmailTemplate(admin, { id: 'request-received' })).toEqual(restored);
  });

  it('is changed first by one of two', async () => {
    const both = ['a', 'b'].map((subject) => updateEmailTemplate(admin, { id: 'reminder', subject, version: 0 }));
    const outcomes = await Promise.allSettled(both);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'VERSION_CONFLICT' },
    });
  });

  it.each([
    ['password-reset', { content: '<p>a</p>' }, 'content', expect.stringContaining('“Şifre bağlantısı”')],
    [
      'confirmation',
      { content: '<p>{{appointmentDate}}</p>' },
      'content',
      expect.stringContaining('“Randevu günü” ile “Randevu saati”'),
    ],
    ['invitation', { isActive: false }, 'isActive', expect.stringContaining('Güvenlik e-postaları kapatılamaz')],
    ['reminder', { isActive: false }, 'isActive', expect.stringContaining('Hatırlatmalar sekmesinden')],
    ['reminder', { name: 'Başka' }, 'name', expect.any(String)],
    ['reminder', { category: 'marketing' }, 'category', expect.any(String)],
    ['reminder', { heading: '' }, 'heading', 'Başlık gereklidir'],
  ])('%s is not changed by %j', async (id, change, field, message) => {
    await expect(updateEmailTemplate(admin, { id, ...change })).rejects.toMatchObject({ errors: [{ field, message }] });
  });

  it('that is switched off is not sent, and the outbox says why', async () => {
    await updateEmailTemplate(admin, { id: 'request-received', isActive: false });
    await updateEmailTemplate(admin, { id: 'contact-received', isActive: false });
    await request(service, stubs);
    await sendContactMessage(contextFor('anonymous'), contactInput());
    await handleEvents(service);
    await runJobs(service);
    expect(server.messages.map(({ to }) => to?.[0]?.address)).toEqual(['bilgi@ardic.example', 'bilgi@ardic.example']);
    const skipped = (await listOutbox(admin, { state: 'skipped' })).items;
    expect(skipped.map(({ title }) => title).sort()).toEqual(['Mesaj alındı', 'Talep alındı']);
    expect(new Set(skipped.map(({ reason }) => reason))).toEqual(
      new Set(['E-postanın şablonu kapalı olduğu için gönderilmedi.']),
    );
  });

  it('cannot be deleted', async () => {
    await expect(deleteEmailTemplate(admin, { id: 'confirmation' })).rejects.toMatchObject({ code: 'CONFLICT' });
  });
});

describe('a preview', () => {
  it('has data of nobody, or of an appointment, and of the practice as it is', async () => {
    const sample = await previewEmailTemplate(admin, { id: 'confirmation' });
    expect(sample.testData).toMatchObject({ parentName: 'Elif Yıldız', clinicName: 'Ardıç Psikoloji' });
    expect(sample.testData.appointmentDetails).toContain('Saat: 10:00');
    expect(sample.content).toContain('href="tel:02820002424"');
    stubs.appointments.set('a1', appointment({ parentName: 'Can Er', appointmentTime: '15:30' }));
    const real = await previewEmailTemplate(admin, { id: 'confirmation', appointmentId: 'a1' });
    expect(real.subject).toContain('15:30 | Ardıç Psikoloji');
    expect(real.text).toContain('Sayın Can Er,');
    expect(real.text).not.toContain('Şu randevularınız');
  });

  it('is of what is being written, also before it is saved', async () => {
    const draft = { subject: 'Konu', content: '<p>{{customMessage}}</p>', category: 'marketing' };
    expect(await previewEmailTemplate(admin, draft)).toMatchObject({
      subject: 'Konu',
      text: expect.stringContaining('spor'),
    });
    const none = previewEmailTemplate(admin, { subject: '', content: ' ' });
    await expect(none).rejects.toMatchObject({ errors: [{ field: 'subject' }, { field: 'content' }] });
  });
});

describe('a test', () => {
  it('comes to the address, with a long subject in Turkish letters', async () => {
    const subject =
      'Çocuğunuzun ğüşıöç İĞÜŞÖÇ randevusu için ışıklı şölen ve öğretici oyunlar eşliğinde görüşme — {{clinicName}} 🌱';
    const { id } = await createEmailTemplate(admin, { ...own, subject });
    expect(await testEmailTemplate(admin, { id, testEmail: ' Deneme@ornek.com ' })).toEqual({
      success: true,
      message: 'Deneme e-postası deneme@ornek.com adresine gönderildi.',
    });
    const [email] = server.messages;
    expect(email?.subject).toBe(subject.replace('{{clinicName}}', 'Ardıç Psikoloji'));
    expect(email?.to).toEqual([{ name: '', address: 'deneme@ornek.com' }]);
    expect(email?.from?.name).toBe('Ardıç Psikoloji');
    expect(email?.headers.find(({ key }) => key === 'content-language')?.value).toBe('tr');
    expect(email?.text).toContain('Sayın Elif Yıldız,');
    expect(email?.html).toContain('<html lang="tr">');
  });

  it('says what the mail server said, and what is missing', async () => {
    const test = () => testEmailTemplate(admin, { id: 'reminder', testEmail: 'a@ornek.com' });
    server.behaviour.refuseRecipient = '550 5.1.1 No such user';
    expect(await test()).toMatchObject({ success: false, message: expect.stringContaining('reddetti (550 5.1.1)') });
    stubs.settings.smtp_host = '';
    expect(await test()).toMatchObject({ success: false, message: expect.stringContaining('ayarlanmamış') });
    stubs.settings.email_enabled = 'false';
    expect(await test()).toEqual({ success: false, message: 'E-posta gönderimi ayarlarda kapalı.' });
  });
});

it('the file has a row for each template, as the API calls its columns', async () => {
  await createEmailTemplate(admin, { ...own, subject: '=1+1; "ğ"' });
  const { content } = await exportEmailTemplates(admin);
  const [heading, ...rows] = content.toString('utf8').split('\r\n');
  expect(heading).toBe('\uFEFFid;name;category;subject;isActive;updatedAt;createdAt');
  expect(rows.find((row) => row.startsWith('reminder;'))).toMatch(
    /^reminder;Randevu hatırlatması;appointment;.*;true;;$/,
  );
  expect(rows.find((row) => row.includes(own.name))).toContain(`;"'=1+1; ""ğ""";true;2`);
});

it('staff see what they may send, and change nothing', async () => {
  const user = contextFor('user');
  await createEmailTemplate(admin, { ...own, isActive: false });
  const news = await createEmailTemplate(admin, { ...own, name: 'Bahar atölyesi', category: 'marketing' });
  await updateEmailTemplate(admin, { id: 'cancellation', isActive: false });
  const names = (await listEmailTemplates(user, {})).map(({ name }) => name);
  expect(names).toEqual(['Bahar atölyesi', 'Randevu hatırlatması', 'Randevu onayı']);
  expect((await listEmailTemplates(admin, { onlySendable: true })).map(({ name }) => name)).toEqual(names);
  for (const role of ['user', 'moderator'] as const) {
    const ctx = contextFor(role);
    for (const refused of [
      createEmailTemplate(ctx, own),
      updateEmailTemplate(ctx, { id: news.id }),
      deleteEmailTemplate(ctx, { id: news.id }),
      restoreEmailTemplate(ctx, { id: 'reminder' }),
      previewEmailTemplate(ctx, { id: 'reminder' }),
      testEmailTemplate(ctx, { id: 'reminder', testEmail: 'a@b.co' }),
      exportEmailTemplates(ctx),
    ])
      await expect(refused).rejects.toMatchObject({ code: 'FORBIDDEN' });
  }
});
