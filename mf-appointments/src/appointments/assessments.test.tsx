import '@testing-library/jest-dom/vitest';
import { FakeRecords } from '@practice/ui/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Assessment } from './sheet/assessments/assessments.ts';
import { appointment } from './testing/appointments-api.ts';
import { addChildProfile, addClinicalRecords } from './testing/clinical-api.ts';
import { openScreen, setUpPractice } from './testing/open-screen.tsx';

const practice = setUpPractice();

function assessment(own: Partial<Assessment> = {}): Assessment {
  return {
    __typename: 'Assessment',
    id: 'a1',
    appointmentId: '1',
    assessmentType: 'Dikkat testi',
    assessmentName: null,
    score: 12,
    maxScore: 20,
    scores: [],
    interpretation: null,
    recommendations: null,
    notes: null,
    assessedBy: 'asistan',
    assessmentDate: '2026-03-01',
    version: 1,
    ...own,
  } as Assessment;
}

async function openTab(stored: Assessment[]) {
  addClinicalRecords(practice.current);
  addChildProfile(practice.current);
  const records = new FakeRecords(assessment(), stored);
  type Input = { input: Partial<Assessment> };
  practice.current.use({
    Query: {
      assessments: () => ({ items: records.all.toReversed(), total: records.all.length }),
      clinicalCounts: () => ({ notes: 0, assessments: records.all.length }),
    },
    Mutation: {
      createAssessment: ({ input: { appointmentId: _, ...input } }: Input) => records.create({ input }),
      updateAssessment: records.update,
      deleteAssessment: records.remove,
    },
  });
  practice.current.appointments = [appointment()];
  const opened = await openScreen(practice.current, { hash: '#appointments?id=1&tab=assessments' });
  return { ...opened, sheet: within(await screen.findByRole('dialog', { name: 'Deniz Yılmaz' })) };
}

it('an assessment is added once its type is there, with the documented defaults', async () => {
  const { user, sheet } = await openTab([]);
  await sheet.findByText('Henüz değerlendirme yok');
  await user.click(sheet.getByRole('button', { name: 'Değerlendirme ekle' }));
  const form = within(sheet.getByRole('form', { name: 'Yeni değerlendirme' }));
  expect(form.getByRole('button', { name: 'Ekle' })).toBeDisabled();
  expect(form.getByRole('textbox', { name: /^Puan/ })).toHaveValue('0');
  expect(form.getByRole('textbox', { name: /^En yüksek puan/ })).toHaveValue('100');
  await user.type(form.getByRole('textbox', { name: /^Değerlendirme türü/ }), 'Dikkat testi');
  await user.clear(form.getByRole('textbox', { name: /^Puan/ }));
  await user.type(form.getByRole('textbox', { name: /^Puan/ }), '12,5');
  await user.click(form.getByRole('button', { name: 'Ekle' }));
  expect(await screen.findByText('Değerlendirme eklendi.')).toBeInTheDocument();
  expect(practice.current.callsOf('CreateAssessment')).toMatchObject([
    { input: { appointmentId: '1', assessmentType: 'Dikkat testi', score: 12.5, maxScore: 100 } },
  ]);
  expect(await sheet.findByText('12,5 / 100')).toBeInTheDocument();
  expect(await sheet.findByRole('tab', { name: 'Değerlendirmeler (1)' })).toBeInTheDocument();
});

it('scores of one scale are drawn over time, with a table; another scale is not mixed in', async () => {
  const { sheet } = await openTab([
    assessment(),
    assessment({ id: 'a2', assessmentDate: '2026-09-09', score: 17.5, appointmentId: '7' }),
    assessment({ id: 'a3', assessmentType: 'Kaygı ölçeği', score: 3 }),
  ]);
  const drawing = await sheet.findByRole('img', {
    name: 'Dikkat testi: 01.03.2026 tarihinde 12, 09.09.2026 tarihinde 17,5 puan.',
  });
  expect(drawing.querySelectorAll('circle')).toHaveLength(2);
  expect(sheet.getAllByRole('img')).toHaveLength(1);
  expect(sheet.getAllByRole('article')).toHaveLength(3);
});

it('scores of one day are drawn in the order in which they were entered', async () => {
  const { sheet } = await openTab([assessment({ score: 0 }), assessment({ id: 'a2', score: 82.5 })]);
  const name = 'Dikkat testi: 01.03.2026 tarihinde 0, 01.03.2026 tarihinde 82,5 puan.';
  expect(await sheet.findByRole('img', { name })).toBeInTheDocument();
});
