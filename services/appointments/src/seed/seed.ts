import { type SeedRequest, seedOnce } from '@practice/service-kit';
import { HolidayModel } from '../schedule/holiday.model.ts';
import { WorkingHourModel } from '../schedule/working-hour.model.ts';
import { TherapyServiceModel } from '../therapy-services/therapy-service.model.ts';
import { holidays, therapyServices, workingHours } from './first-data.ts';
import { seedAppointments } from './seed-appointments.ts';

/** Services, working hours and public holidays; a practice's month of appointments on top for `demo`. */
export async function seed({ level }: SeedRequest): Promise<undefined> {
  await seedOnce('appointments', async () => {
    for (const service of therapyServices) {
      await TherapyServiceModel.updateOne({ slug: service.slug }, { $setOnInsert: service }, { upsert: true });
    }
    for (const hour of workingHours) {
      await WorkingHourModel.updateOne({ dayOfWeek: hour.dayOfWeek }, { $setOnInsert: hour }, { upsert: true });
    }
    for (const holiday of holidays) {
      await HolidayModel.updateOne({ title: holiday.title }, { $setOnInsert: holiday }, { upsert: true });
    }
  });
  if (level === 'demo') await seedOnce('appointments-demo', seedAppointments);
}
