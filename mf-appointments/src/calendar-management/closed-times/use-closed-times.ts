import { dayOfWeek } from '@practice/contracts';
import { useLiveEvents, useMergedRefresh } from '@practice/ui/back-office';
import { useQuery } from '@practice/ui/data';
import { announceFailure, refusalOf, type SaveRecord } from '@practice/ui/records';
import { useState } from 'react';
import { type ClosedTimeAppointmentRowFragment, ClosedTimeAppointmentsDocument } from '../../generated/graphql.ts';

export type ClosedTimeAppointment = ClosedTimeAppointmentRowFragment;

/** Asks what becomes of appointments, if there are any. */
export type AskAbout = (appointments: readonly ClosedTimeAppointment[]) => void;

// biome-ignore lint/suspicious/noExplicitAny: it passes the record on, whatever it is
export type SaveAndAsk = SaveRecord<any>;

type Answer = Record<string, { closedTimeAppointments?: readonly ClosedTimeAppointment[] } | undefined>;

/**
 * The appointments that stand in closed time, current by the stream, and the question what becomes of those that a change
 * has left there.
 */
export function useClosedTimes({ onSaved }: { onSaved: () => void }) {
  const { data, refetch } = useQuery(ClosedTimeAppointmentsDocument, { fetchPolicy: 'cache-and-network' });
  const [asked, setAsked] = useState<readonly ClosedTimeAppointment[] | null>(null);
  const { refresh, refreshSoon } = useMergedRefresh(refetch);

  useLiveEvents(({ type }) => {
    if (type === 'reset' || type === 'calendar.changed' || type === 'appointment.changed') refreshSoon();
  });

  const askAbout: AskAbout = (appointments) => {
    onSaved();
    if (appointments.length > 0) setAsked(appointments);
  };

  /** The same about those of a weekday, after a change whose answer does not name them. */
  async function askAboutDay(weekday: number) {
    const loaded = await refetch().catch(() => null);
    const all = loaded?.data?.closedTimeAppointments ?? [];
    askAbout(all.filter(({ appointmentDate }) => dayOfWeek(appointmentDate) === weekday));
  }

  /** Saves a form, and asks about the appointments that it leaves in closed time. */
  function saving(failed: string): SaveAndAsk {
    return async (send) => {
      try {
        const data = (await send()) as Answer;
        askAbout(Object.values(data).flatMap((saved) => saved?.closedTimeAppointments ?? []));
        return data;
      } catch (error) {
        // The form shows what the server refused; of anything else nothing is known but that it failed.
        if (refusalOf(error) === null) announceFailure(failed);
        throw error;
      }
    };
  }

  return {
    /** All of them; undefined until they are there. */
    all: data?.closedTimeAppointments,
    asked,
    askAbout,
    askAboutDay,
    close: () => setAsked(null),
    saving,
    refresh,
  };
}
