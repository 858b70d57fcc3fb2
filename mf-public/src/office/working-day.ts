/** The hours of a weekday, `HH:mm`; `dayOfWeek` is 0 for Sunday. */
export type WorkingDay = {
  dayOfWeek: number;
  isActive: boolean;
  startTime: string;
  endTime: string;
  breakStartTime?: string | null;
  breakEndTime?: string | null;
};
