import { deleteUsedInput } from '@practice/contracts';
import { DomainError, readInput, type ServiceContext, withTransaction } from '@practice/service-kit';
import { AppointmentModel } from '../appointment/appointment.model.ts';
import { FormerServiceModel } from './former-service.model.ts';
import { therapyServices } from './therapy-service.store.ts';

/**
 * Deletes a service. Its appointments keep its slug, and its title stays readable for them.
 * @throws DomainError NOT_FOUND; RECORD_IN_USE with their number when appointments have it, unless `force` is set.
 */
export async function deleteTherapyService(ctx: ServiceContext, raw: unknown): Promise<void> {
  const { id, force } = readInput(ctx, 'therapy-service:write', deleteUsedInput, raw);
  await withTransaction(async (session) => {
    const { slug, title } = await therapyServices.remove(ctx, { id, session });
    const count = await AppointmentModel.countDocuments({ serviceType: slug }, { session });
    if (count > 0 && !force) {
      const message = `Bu hizmeti kullanan ${count} randevu var. Silerseniz randevular hizmetin adıyla kalır.`;
      throw new DomainError('RECORD_IN_USE', { message });
    }
    // Whatever the count: a request may be on its way.
    await FormerServiceModel.updateOne({ slug }, { title }, { upsert: true, session });
  });
}
