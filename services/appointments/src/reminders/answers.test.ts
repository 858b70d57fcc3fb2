import { addDays, type ReminderAnswer } from '@practice/contracts';
import { contextFor, eventsSince } from '@practice/service-kit/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppointmentModel } from '../appointment/appointment.model.ts';
import { createAppointment } from '../records/create-appointment.ts';
import { deleteAppointment } from '../records/delete-appointment.ts';
import { getAppointment } from '../records/get-appointment.ts';
import { listAppointmentHistory } from '../records/list-appointment-history.ts';
import { setAppointmentStatus } from '../records/set-appointment-status.ts';
import { updateAppointment } from '../records/update-appointment.ts';
import { nextDate, openPractice, staffInput, usePractice } from '../testing/practice.ts';
import { answerReminder } from './answer-reminder.ts';
import { issueAnswerToken } from './issue-answer-token.ts';
import { readAnswerPage } from './read-answer-page.ts';

usePractice();

const staff = contextFor('admin');
const parent = contextFor('anonymous');
const date = nextDate(1);

let id: string;
let token: string;
beforeEach(async () => {
  await openPractice();
  id = (await createAppointment(staff, staffInput({ status: 'confirmed' }))).appointment.id;
  token = (await issueAnswerToken(contextFor('service'), { id })).token ?? '';
});

const read = () => readAnswerPage(parent, { token });
const answer = (given: ReminderAnswer) => answerReminder(parent, { token, answer: given });
const stored = async () => (await getAppointment(staff, { id }))?.parentAnswer?.answer ?? null;
const answers = async () => (await eventsSince(0)).filter(({ type }) => type === 'reminder.answered').length;

describe('the link of a reminder', () => {
  it('shows the time and nothing of the people, and changes nothing', async () => {
    const before = await AppointmentModel.findById(id).lean();
    expect(await read()).toEqual({ state: 'open', date, time: '10:00', answer: null });
    expect(await AppointmentModel.findById(id).lean()).toEqual(before);
  });

  it('takes an answer once, and another one in its place', async () => {
    expect(await answer('coming')).toMatchObject({ state: 'open', answer: 'coming' });
    await answer('coming');
    expect([await stored(), await answers()]).toEqual(['coming', 1]);
    await answer('other_time');
    expect([await stored(), await answers()]).toEqual(['other_time', 2]);
    const [latest, first] = await listAppointmentHistory(staff, { id });
    expect([first, latest]).toMatchObject([
      { changeType: 'answered', username: null, fields: [{ field: 'parentAnswer', from: null, to: 'coming' }] },
      { changeType: 'answered', username: null, fields: [{ field: 'parentAnswer', from: 'coming', to: 'other_time' }] },
    ]);
    expect(await read()).toMatchObject({ answer: 'other_time' });
    // No open form of staff is outdated by it.
    expect((await getAppointment(staff, { id }))?.version).toBe(1);
  });

  it('is of one time: after a move it takes nothing, and the answer is gone', async () => {
    await answer('coming');
    await updateAppointment(staff, { id, appointmentDate: addDays(date, 1) });
    expect(await stored()).toBeNull();
    expect(await answer('coming')).toMatchObject({ state: 'moved', date });
    expect(await stored()).toBeNull();
  });

  it('takes nothing of a cancelled or deleted appointment', async () => {
    await setAppointmentStatus(staff, { id, status: 'cancelled' });
    expect((await answer('coming')).state).toBe('not-confirmed');
    expect((await issueAnswerToken(contextFor('service'), { id })).token).toBeNull();
    await deleteAppointment(staff, { id });
    expect(await answer('coming')).toEqual({ state: 'unknown', date: null, time: null, answer: null });
    expect(await answers()).toBe(0);
  });

  it('ends with the beginning of the appointment', async () => {
    const startsAt = (await AppointmentModel.findById(id).lean())?.startsAt;
    vi.useFakeTimers({ toFake: ['Date'], now: startsAt });
    try {
      expect((await answer('coming')).state).toBe('over');
    } finally {
      vi.useRealTimers();
    }
    expect(await stored()).toBeNull();
  });

  it('cannot be made up', async () => {
    const [of, minute, signature = ''] = token.split('-');
    const other = (await createAppointment(staff, staffInput({ status: 'confirmed', appointmentTime: '14:00' })))
      .appointment;
    const wrong = [
      '',
      'onizleme',
      `${of}-${minute}`,
      `${other.id}-${minute}-${signature}`,
      `${of}-${minute}0-${signature}`,
      `${of}-${minute}-${signature.slice(1)}0`,
      `${of}-${minute}-${'0'.repeat(32)}`,
    ];
    for (const each of wrong) {
      expect((await readAnswerPage(parent, { token: each })).state, each).toBe('unknown');
      expect((await answerReminder(parent, { token: each, answer: 'coming' })).state, each).toBe('unknown');
    }
    expect(await answers()).toBe(0);
  });

  it('takes none but the two answers, and is issued to the services alone', async () => {
    await expect(answerReminder(parent, { token, answer: 'x' as ReminderAnswer })).rejects.toMatchObject({
      errors: [{ field: 'answer', message: 'Lütfen yanıtınızı seçin.' }],
    });
    await expect(issueAnswerToken(staff, { id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('takes a limited number of answers from one address', async () => {
    const from = { ...parent, address: '10.20.30.40' };
    const many = Array.from({ length: 21 }, (_, index) =>
      answerReminder(from, { token, answer: index % 2 === 0 ? 'coming' : 'other_time' }).then(
        () => 'taken',
        (error) => error.code,
      ),
    );
    const outcomes = await Promise.all(many);
    expect(outcomes.filter((each) => each === 'TOO_MANY_REQUESTS')).toHaveLength(1);
  });
});
