import type { SelfCheckFault } from '@practice/contracts';
import { formatDay, type SelfCheck, unknownNotices } from '@practice/service-kit';
import { AppointmentModel, type StoredAppointment } from '../appointment/appointment.model.ts';
import { inAppointmentWindows } from './appointment-windows.ts';

type Consented = Pick<StoredAppointment, '_id' | 'appointmentDate' | 'appointmentTime' | 'consents'>;

/**
 * Whether the consents that came with requests are complete, and name a notice that was published. Requests without any are
 * marked as not recorded: the example's, and those of programs that send none.
 */
export const checkConsents: SelfCheck = inAppointmentWindows(async ({ from, to }) => {
  const requests = await AppointmentModel.find(
    { startsAt: { $gte: from, $lt: to }, source: 'public' },
    { appointmentDate: 1, appointmentTime: 1, consents: 1 },
  ).lean<Consented[]>();
  const unknown = await unknownNotices(requests.flatMap(({ consents }) => consents?.legalTextVersion ?? []));
  const faults = requests.flatMap((request): SelfCheckFault[] => {
    const problem = problemOf(request.consents, unknown);
    if (!problem) return [];
    const { _id, appointmentDate, appointmentTime } = request;
    return [
      {
        id: String(_id),
        sentence: `${formatDay(appointmentDate)} ${appointmentTime} randevusunun talebinde ${problem}.`,
        records: [{ place: 'appointment', recordId: String(_id) }],
      },
    ];
  });
  return { checked: requests.length, faults };
});

function problemOf(consents: Consented['consents'], unknown: ReadonlySet<string>): string | null {
  if (!consents) return null;
  if (!consents.kvkk) return 'aydınlatma metninin okunduğu kaydedilmemiş';
  if (!consents.communication) return 'iletişim izni kaydedilmemiş';
  if (!consents.legalTextVersion) return 'hangi aydınlatma metninin okunduğu kaydedilmemiş';
  return unknown.has(consents.legalTextVersion) ? 'adı geçen aydınlatma metni hiç yayımlanmamış' : null;
}
