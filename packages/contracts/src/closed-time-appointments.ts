import { appointmentStatus } from './appointments.ts';
import { z } from './zod-setup.ts';

/** An appointment to come that stands in a time at which the practice is closed. */
export const closedTimeAppointment = z
  .object({
    id: z.string(),
    childName: z.string(),
    parentName: z.string(),
    phone: z.string(),
    appointmentDate: z.string(),
    appointmentTime: z.string(),
    appointmentEndTime: z.string(),
    status: appointmentStatus,
  })
  .meta({
    id: 'ClosedTimeAppointment',
    description: 'An appointment to come that stands in a time at which the practice is closed.',
  });

/** With a saved record of the calendar: the appointments that stand in closed time since this change, by time. */
export const closedTimeAppointments = z.array(closedTimeAppointment).meta({
  description: 'The appointments that stand in a closed time since this change.',
});

export type ClosedTimeAppointment = z.infer<typeof closedTimeAppointment>;
