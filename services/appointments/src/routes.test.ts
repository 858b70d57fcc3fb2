import { type AppointmentStatus, appointmentStatuses } from '@practice/contracts';
import { runRoute } from '@practice/service-kit';
import { contextFor } from '@practice/service-kit/testing';
import { expect, it } from 'vitest';
import { AppointmentModel } from './appointment/appointment.model.ts';
import { seed } from './seed/seed.ts';
import { createService } from './server.ts';
import { usePractice } from './testing/practice.ts';

usePractice({ given: () => seed({ level: 'demo', adminPassword: undefined }) });

it.each(['asc', 'desc'])('appointments by status (%s) are in the order of the workflow', async (direction) => {
  const route = createService().routes.find(({ method, path }) => method === 'get' && path === '/api/appointments');
  if (!route) throw new Error('There is no list of appointments');
  const query = { sort: 'status', direction, page: '1', pageSize: '200' };
  const { body } = await runRoute(route, contextFor('user'), { params: {}, query, body: undefined });
  const shown = (body as { status: AppointmentStatus }[]).map(({ status }) => status);
  expect(shown).toHaveLength(await AppointmentModel.countDocuments());
  const workflow = direction === 'asc' ? appointmentStatuses : appointmentStatuses.toReversed();
  expect([...new Set(shown)]).toEqual(workflow);
  expect(shown).toEqual(shown.toSorted((one, other) => workflow.indexOf(one) - workflow.indexOf(other)));
});
