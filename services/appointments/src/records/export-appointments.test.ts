import { FileResponse } from '@practice/service-kit';
import { contextFor } from '@practice/service-kit/testing';
import { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppointmentModel } from '../appointment/appointment.model.ts';
import { openPractice, staffInput, usePractice } from '../testing/practice.ts';
import { createAppointment } from './create-appointment.ts';
import { exportAppointments, exportSelection } from './export-appointments.ts';

usePractice();
beforeEach(() => openPractice());

const staff = contextFor('user');
const moderator = contextFor('moderator');
const create = (overrides: object = {}) => createAppointment(staff, staffInput(overrides));

describe('the export', () => {
  it('opens in Turkish Excel, honours the filters and starts no formula', async () => {
    await create({ parentName: 'Elif Yıldız', priority: 'urgent' });
    await create({ appointmentTime: '14:00' });
    const file = await exportAppointments(moderator, { format: 'csv', quick: 'urgent' });
    expect(file).toBeInstanceOf(FileResponse);
    const text = file.content.toString('utf8');
    expect(text.startsWith('\uFEFFÇocuk;')).toBe(true);
    expect(text.trim().split('\r\n')).toHaveLength(2);
    const workbook = await exportAppointments(moderator, { format: 'xls' });
    expect(workbook.fileName).toMatch(/^randevular_\d{4}-\d\d-\d\d\.xlsx$/);
    expect(workbook.content.subarray(0, 2).toString()).toBe('PK');
  });

  it('gives the day at the practice on which a request was made', async () => {
    const { appointment } = await create();
    const createdAt = new Date('2026-11-21T22:30:00Z');
    await AppointmentModel.collection.updateOne({ _id: new Types.ObjectId(appointment.id) }, { $set: { createdAt } });
    const { content } = await exportAppointments(moderator, { format: 'csv' });
    expect(content.toString('utf8').trim().split(';').at(-1)).toBe('22.11.2026');
  });

  it('says what the parent answered to a reminder', async () => {
    const { appointment } = await create();
    const exported = async (reminderAnswer: string) => {
      const { content } = await exportAppointments(moderator, { format: 'csv', reminderAnswer });
      return content.toString('utf8').trim().split('\r\n')[1]?.split(';').at(-2);
    };
    expect(await exported('none')).toBeUndefined();
    await AppointmentModel.updateOne({ _id: appointment.id }, { reminderSent: true });
    expect(await exported('none')).toBe('Yanıt yok');
    const parentAnswer = { answer: 'other_time', at: new Date() };
    await AppointmentModel.updateOne({ _id: appointment.id }, { parentAnswer });
    expect(await exported('other_time')).toBe('Başka zaman istiyor');
    expect(await exported('none')).toBeUndefined();
  });

  it('of a selection has the selected ones alone, in the order of the list', async () => {
    const { appointment: first } = await create({ childName: 'Deniz Ak' });
    await create({ childName: 'Kerem Ak', appointmentTime: '14:00' });
    const { appointment: last } = await create({ childName: 'Zeynep Ak', appointmentTime: '16:00' });
    const ids = [first.id, 'gone', last.id];
    const { content } = await exportSelection(moderator, { format: 'csv', ids, direction: 'desc' });
    const [, ...rows] = content.toString('utf8').trim().split('\r\n');
    expect(rows.map((line) => line.split(';')[0])).toEqual(['Zeynep Ak', 'Deniz Ak']);
  });

  it('refuses a filter that it does not know, in place of exporting everything', async () => {
    await expect(exportAppointments(moderator, { format: 'csv', 'status[$ne]': 'x' })).rejects.toMatchObject({
      errors: [{ field: 'status[$ne]', code: 'UNKNOWN_FIELD' }],
    });
  });

  it('is not for the role user', async () => {
    await expect(exportAppointments(staff, { format: 'csv' })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});
