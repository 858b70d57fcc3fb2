import { datesBetween, today, toTimeOfDay } from '@practice/contracts';
import { Box, VisuallyHidden } from '@practice/ui';
import {
  type MouseEvent,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { isMovable } from '../../record/appointment.ts';
import type { CalendarAppointment } from '../appointment-look.ts';
import { byDay } from '../by-day.ts';
import type { DayRange } from '../calendar-state.ts';
import type { CalendarDay } from '../use-calendar.ts';
import { closedReason, closedTimesOf } from './closed-times.ts';
import { DayColumn } from './day-column.tsx';
import { DayHeads } from './day-heads.tsx';
import { type Block, blockOf, hoursOf, overlap, PX_PER_MINUTE, snapped } from './geometry.ts';
import { Ghost } from './ghost.tsx';
import { gridStyle } from './grid-style.ts';
import { useKeyMoves } from './use-key-moves.ts';
import { usePointerMoves } from './use-pointer-moves.ts';
import { draftInWords } from './words.ts';

/** A date, a time of day and minutes. */
export type GridTime = { appointmentDate: string; appointmentTime: string; duration: number };

export type TimeGridProps = {
  range: DayRange;
  appointments: readonly CalendarAppointment[];
  days: ReadonlyMap<string, CalendarDay>;
  titleOf: (slug: string) => string;
  onOpen: (id: string) => void;
  /** Absent for whoever may not write, like `onMove`. */
  onCreate?: ((date: string, time: string) => void) | undefined;
  onMove?: ((appointment: CalendarAppointment, to: GridTime) => void) | undefined;
  onShowDay?: ((date: string) => void) | undefined;
  highlighted: ReadonlySet<string>;
  /** Set to whether a touch that ends was a drag, and no swipe. */
  hasDragged?: RefObject<boolean>;
};

const none: CalendarAppointment[] = [];
/** Room above the time to which the grid is scrolled. */
const LEAD_MINUTES = 30;

/** Days as columns with their appointments, closed times and the current time. Cards move and grow by drag and by keys. */
export function TimeGrid(props: TimeGridProps) {
  const { range, appointments, days, titleOf, onOpen, onCreate, onMove, onShowDay, highlighted } = props;
  const dates = useMemo(() => datesBetween(range.start, range.end), [range.start, range.end]);
  const shown = useMemo(() => dates.map((date) => days.get(date)), [dates, days]);
  const listed = useMemo(() => byDay(appointments), [appointments]);
  const hours = useMemo(() => hoursOf(shown, appointments), [shown, appointments]);
  const closed = useMemo(() => shown.map((day) => closedTimesOf(day, hours)), [shown, hours]);
  const [draft, setDraft] = useState<Block | null>(null);
  const area = useRef<HTMLDivElement>(null);
  const ownDrags = useRef(false);
  const hasDragged = props.hasDragged ?? ownDrags;
  const how = useId();

  const find = useCallback((id: string) => appointments.find((each) => each.id === id), [appointments]);
  const movable = (id: string) => {
    const appointment = find(id);
    if (!appointment || !onMove || !isMovable(appointment)) return undefined;
    return blockOf(appointment, dates.indexOf(appointment.appointmentDate));
  };
  const onDrop = ({ id, day, start, end }: Block) => {
    const appointment = find(id);
    kept.current = id;
    const to = { appointmentDate: dates[day] ?? '', appointmentTime: toTimeOfDay(start), duration: end - start };
    if (appointment) onMove?.(appointment, to);
  };
  const moves = { columns: dates.length, hours, movable, onDraft: setDraft, onDrop };
  const pointer = usePointerMoves({ ...moves, area, hasDragged });
  const keys = useKeyMoves(moves);

  // A card that moved to another day is another element: the focus goes along.
  const kept = useRef<string | null>(null);
  useEffect(() => {
    // It stays where people put it; dialogs on the way to the new time are no other place.
    const forget = ({ target }: Event) => {
      if (target instanceof Element && !target.closest('dialog') && !target.matches(`[data-id="${kept.current}"]`))
        kept.current = null;
    };
    for (const type of ['pointerdown', 'focusin']) document.addEventListener(type, forget);
    return () => {
      for (const type of ['pointerdown', 'focusin']) document.removeEventListener(type, forget);
    };
  }, []);
  useLayoutEffect(() => {
    if (kept.current === null || document.activeElement !== document.body) return;
    area.current?.querySelector<HTMLElement>(`[data-id="${kept.current}"]`)?.focus({ preventScroll: true });
  });

  const scroller = useRef<HTMLDivElement>(null);
  const first = Math.min(...shown.flatMap((day) => (day?.opensAt ? [Number(day.opensAt.slice(0, 2)) * 60] : [])));
  useLayoutEffect(() => {
    if (scroller.current && Number.isFinite(first))
      scroller.current.scrollTop = (first - LEAD_MINUTES - hours.from) * PX_PER_MINUTE;
  }, [first, hours.from]);

  function obstructionOf({ id, day, start, end }: Block) {
    const others = listed.get(dates[day] ?? '') ?? none;
    return {
      with: others
        .filter((each) => each.id !== id && each.status !== 'cancelled' && overlap(blockOf(each, day), { start, end }))
        .map(({ childName }) => childName),
      closed: closedReason(closed[day] ?? [], { start, end }),
    };
  }

  function onClick(event: MouseEvent<HTMLElement>) {
    if (hasDragged.current) return;
    const target = event.target as HTMLElement;
    const id = target.closest<HTMLElement>('[data-id]')?.dataset.id;
    if (id !== undefined) return onOpen(id);
    const date = target.closest<HTMLElement>('[data-day]')?.dataset.day;
    const top = area.current?.getBoundingClientRect().top ?? 0;
    if (date) onCreate?.(date, toTimeOfDay(snapped(hours.from + (event.clientY - top) / PX_PER_MINUTE)));
  }

  const dragged = draft && find(draft.id);
  const words = draft ? draftInWords(draft, dates, obstructionOf(draft)) : '';
  return (
    <Box css={gridStyle} data-columns={dates.length} style={{ '--columns': dates.length } as object}>
      <Box ref={scroller} data-part="scroller">
        {dates.length > 1 ? <DayHeads dates={dates} days={days} listed={listed} onShowDay={onShowDay} /> : null}
        <Box data-part="body" style={{ height: (hours.to - hours.from) * PX_PER_MINUTE }}>
          <HourLabels from={hours.from} to={hours.to} />
          {/* biome-ignore lint/a11y/noStaticElementInteractions: events of the cards, which are buttons, come here */}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: a card's own click is by key too; free times have buttons */}
          <div
            ref={area}
            data-part="area"
            data-writable={onCreate ? '' : undefined}
            onClick={onClick}
            {...pointer}
            {...keys}
          >
            {dates.map((date, index) => (
              <DayColumn
                key={date}
                date={date}
                appointments={listed.get(date) ?? none}
                closed={closed[index] ?? []}
                hours={hours}
                isToday={date === today()}
                titleOf={titleOf}
                how={how}
                highlighted={highlighted}
                moving={draft?.id ?? null}
              />
            ))}
            {draft && dragged ? (
              <Ghost
                draft={draft}
                appointment={dragged}
                columns={dates.length}
                hours={hours}
                dates={dates}
                obstruction={obstructionOf(draft)}
              />
            ) : null}
          </div>
        </Box>
      </Box>
      <VisuallyHidden id={how}>
        {onMove
          ? 'Enter açar. Alt ve ok tuşları taşır; Alt, Shift ve yukarı ya da aşağı ok süreyi değiştirir. Alt bırakılınca kaydedilir, Esc vazgeçer.'
          : 'Enter açar.'}
      </VisuallyHidden>
      <VisuallyHidden role="status">{words}</VisuallyHidden>
    </Box>
  );
}

function HourLabels({ from, to }: { from: number; to: number }) {
  const labels: number[] = [];
  for (let hour = from + 60; hour < to; hour += 60) labels.push(hour);
  return (
    <Box data-part="hours" aria-hidden="true">
      {labels.map((minute) => (
        <span key={minute} style={{ top: (minute - from) * PX_PER_MINUTE }}>
          {toTimeOfDay(minute)}
        </span>
      ))}
    </Box>
  );
}
