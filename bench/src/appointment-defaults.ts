/** What the appointments service stores in a new appointment besides the request and what is derived from it. */
export const appointmentDefaults = {
  notes: null,
  priority: 'normal',
  paymentStatus: 'pending',
  fee: null,
  reminderSent: false,
  isRecurring: false,
  recurringPattern: null,
  recurringEndDate: null,
  recurringParentId: null,
  originalDate: null,
  conflictsWith: [],
  calendarColor: '#3B82F6',
  source: 'public',
  consents: null,
  version: 1,
};
