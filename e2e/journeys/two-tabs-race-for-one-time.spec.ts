import { newFamily } from '../fixtures/families.ts';
import { expect, open, test } from '../fixtures/test.ts';
import { freeTimes } from '../fixtures/visitor-api.ts';
import { wizardOn } from '../fixtures/wizard.ts';

const when = (date: string) => ({ date, time: '11:00' });

test('two tabs send for the same time at the same moment: one gets it, the other loses nothing and books near it', async ({
  context,
  request,
  staff,
  ownDay,
}) => {
  const families = [newFamily(), newFamily()];
  const tabs = await Promise.all(
    families.map(async (family) => {
      const page = await context.newPage();
      return { page, family, wizard: wizardOn(page) };
    }),
  );
  for (const { page, family, wizard } of tabs) {
    // A browser draws a tab in the background once a second.
    await page.bringToFront();
    await open(page, '/randevu');
    await wizard.fillAll(family, when(ownDay));
  }
  await Promise.all(tabs.map(({ wizard }) => wizard.send.click()));

  const outcome = (tab: (typeof tabs)[number]) =>
    Promise.any([
      tab.wizard
        .title('Randevu Talebiniz Alındı!')
        .waitFor()
        .then(() => 'won'),
      tab.wizard.form
        .getByText('Seçtiğiniz saat az önce doldu. Lütfen başka bir saat seçin.')
        .waitFor()
        .then(() => 'lost'),
    ]);
  const outcomes = await Promise.all(tabs.map(outcome));
  expect([...outcomes].sort()).toEqual(['lost', 'won']);
  const loser = tabs[outcomes.indexOf('lost')];
  const winner = tabs[outcomes.indexOf('won')];
  if (!loser || !winner) throw new Error('Nobody lost');

  const { page, wizard, family } = loser;
  await page.bringToFront();
  await expect(wizard.times.getByRole('radio', { name: '11:00' })).toHaveCount(0);
  await expect(wizard.consents.kvkk).toBeChecked();
  await expect(wizard.consents.communication).toBeChecked();
  await wizard.expectKept(family);
  await expect(wizard.consents.kvkk).toBeChecked();

  const nearby = wizard.form.getByRole('region', { name: 'Yakın günlerde boş saatler' });
  await expect(nearby.getByRole('button').first()).toBeVisible();
  await wizard.chooseTime('10:00');
  await wizard.send.click();
  await wizard.expectConfirmed();

  expect(await staff.appointmentsOf(winner.family.email)).toEqual([
    expect.objectContaining({ appointmentDate: ownDay, appointmentTime: '11:00' }),
  ]);
  expect(await staff.appointmentsOf(family.email)).toEqual([
    expect.objectContaining({ appointmentDate: ownDay, appointmentTime: '10:00' }),
  ]);
  const free = await freeTimes(request, ownDay);
  expect(free).not.toContain('10:00');
  expect(free).not.toContain('11:00');
});

test('a time that goes while the form is open can be replaced by one of the days nearby with one press', async ({
  page,
  request,
  staff,
  ownDay,
}) => {
  const [first, second] = [newFamily(), newFamily()];
  const wizard = wizardOn(page);
  await open(page, '/randevu');
  await wizard.fillAll(second, when(ownDay));
  const booked = await request.post('/api/appointments', {
    data: {
      parentName: first.parentName,
      childName: first.childName,
      childBirthDate: first.childBirthDate,
      phone: first.phone,
      email: first.email,
      serviceType: first.service.slug,
      appointmentDate: ownDay,
      appointmentTime: '11:00',
      reason: first.message,
    },
  });
  expect(booked.status()).toBe(201);

  await wizard.send.click();
  await expect(wizard.form.getByText('Seçtiğiniz saat az önce doldu. Lütfen başka bir saat seçin.')).toBeVisible();
  const nearby = wizard.form.getByRole('region', { name: 'Yakın günlerde boş saatler' });
  const offer = nearby.getByRole('button').first();
  const offered = (await offer.getAttribute('aria-label')) ?? '';
  await offer.click();
  await expect(wizard.times.getByRole('radio', { checked: true })).toHaveValue(offered.slice(-5));
  await wizard.send.click();
  await wizard.expectConfirmed();
  const [record] = await staff.appointmentsOf(second.email);
  expect(Date.parse(record?.appointmentDate ?? '')).toBeGreaterThan(Date.parse(ownDay));
  expect(offered).toContain(record?.appointmentTime);
});
