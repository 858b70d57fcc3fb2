import type { AppointmentRecord } from '@practice/contracts';
import { EventConsumer, emit, type Job, jobQueue, type Service, withTransaction } from '@practice/service-kit';
import { appointment, type StubServices } from './stub-services.ts';

/** A parent's request, emitted as an event and handled by the service's consumer. */
export async function request(service: Service, stubs: StubServices, overrides: Partial<AppointmentRecord> = {}) {
  const record = appointment(overrides);
  stubs.appointments.set(record.id, record);
  await withTransaction(async (session) => emit(session, 'appointment.requested', { appointmentId: record.id }));
  await handleEvents(service);
  return record;
}

/** Handles every event that is new, as the running service does. */
export async function handleEvents(service: Service): Promise<void> {
  const consumer = new EventConsumer('messaging', service.handlers ?? {});
  await consumer.prepare();
  await consumer.catchUp();
}

/** A job of the queue. */
export async function jobOf(key: string): Promise<Job> {
  const job = await jobQueue().findOne({ _id: key });
  if (!job) throw new Error(`There is no job ${key}.`);
  return job;
}
