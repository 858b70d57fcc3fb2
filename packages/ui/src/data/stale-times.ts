const second = 1000;
const minute = 60 * second;

/**
 * How long an answer may be shown before the next mount asks again, in milliseconds, by operation name; nothing is
 * refetched on focus.
 */
export const staleTimes: Record<string, number> = {
  SiteSettings: minute,
  ClinicPhone: minute,
  AppointmentPageTexts: minute,
  SiteIdentity: 10 * minute,
  BookableServices: 30 * minute,
  HomeServices: 30 * minute,
  Appointments: second,
};
