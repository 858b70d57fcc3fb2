import type { ServiceContext } from '@practice/service-kit';
import type { Saved } from './change-calendar.ts';

/** A change as a REST call answers it: the record, with the appointments among its fields. */
export function flat<T extends object>(run: (ctx: ServiceContext, input: unknown) => Promise<Saved<T>>) {
  return async (ctx: ServiceContext, input: unknown) => {
    const { record, closedTimeAppointments } = await run(ctx, input);
    return { ...record, closedTimeAppointments };
  };
}
