import type { ListAppointmentsInput } from '@practice/contracts';
import { setListExecutor } from '@practice/service-kit';
import { useTestDatabase } from '@practice/service-kit/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { AppointmentModel } from '../appointment/appointment.model.ts';
import { createService } from '../server.ts';
import { toFilter } from './appointment-filter.ts';
import { appointmentList } from './appointment-list.ts';

useTestDatabase([createService()]);
beforeAll(async () => {
  setListExecutor('database');
  await appointmentList.prepare();
  setListExecutor(undefined);
});

const planOf = async (input: ListAppointmentsInput) =>
  JSON.stringify(await AppointmentModel.find(toFilter(input)).explain('queryPlanner'));

// Fields beside those of an index are read by mongod after it; the embedded database then reads the collection.
describe('the filters of the list', () => {
  it.each<ListAppointmentsInput>([
    // Without a status it is two ranges, which the embedded database answers from the list in memory.
    { quick: 'today', status: 'confirmed' },
    { quick: 'week', status: 'pending' },
    { quick: 'pending' },
    { dateRange: 'month' },
    { status: 'confirmed', dateRange: 'older' },
    { serviceType: 'oyun-terapisi', dateRange: 'week' },
  ])('find by an index: %j', async (input) => {
    const plan = await planOf(input);
    expect(plan).toContain('IXSCAN');
    expect(plan).not.toContain('COLLSCAN');
  });

  it('all hold, also two of the same field', () => {
    expect(toFilter({ status: 'confirmed', quick: 'pending', search: 'elif kaya' })).toEqual({
      status: 'confirmed',
      searchTokens: { $regex: 'elif' },
      $and: [{ status: 'pending' }, { searchTokens: { $regex: 'kaya' } }],
    });
    expect(toFilter({})).toEqual({});
  });
});
