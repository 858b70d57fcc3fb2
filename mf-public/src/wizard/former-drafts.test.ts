import { afterEach, expect, it } from 'vitest';
import { readDraft, removeDraft, saveDraft } from './draft.ts';
import { emptyValues } from './form-values.ts';

afterEach(removeDraft);

it('a draft that was saved under the former names of its fields is read', () => {
  const { kvkkConsent: _kvkk, communicationConsent: _communication, ...values } = emptyValues;
  const filled = { ...values, parentName: 'Elif Yılmaz', serviceType: 'oyun-terapisi', reason: 'Uyku sorunu' };
  const chosen = { appointmentDate: '2126-11-24', appointmentTime: '10:00' };
  const draft = { step: 4, preselected: '', keys: {}, unanswered: null };
  saveDraft({ ...draft, values: { ...filled, ...chosen } });
  const [key] = Object.keys(sessionStorage) as [string];
  const stored = JSON.parse(sessionStorage.getItem(key) ?? '');
  stored.values = {
    parentName: 'Elif Yılmaz',
    childName: '',
    childBirthDate: '',
    phone: '',
    email: '',
    concernArea: 'oyun-terapisi',
    message: 'Uyku sorunu',
    preferredDate: '2126-11-24',
    preferredTime: '10:00',
  };
  sessionStorage.setItem(key, JSON.stringify(stored));
  expect(readDraft()).toEqual({ ...draft, values: { ...filled, ...chosen } });
});
