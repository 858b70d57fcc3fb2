import { DATA_REQUEST_URGENT_DAYS, dataRequestDaysLeft } from '@practice/contracts';
import { Badge, type BadgeTone } from '@practice/ui';
import type { DataRequest } from './data-requests.ts';

export type RequestState = 'open' | 'urgent' | 'overdue' | 'closed';

/** Where a request stands against its clock. */
export function stateOf(request: DataRequest): RequestState {
  if (request.isClosed) return 'closed';
  const days = dataRequestDaysLeft(request.dueOn);
  return days < 0 ? 'overdue' : days <= DATA_REQUEST_URGENT_DAYS ? 'urgent' : 'open';
}

const tones: Record<RequestState, BadgeTone> = {
  open: 'neutral',
  urgent: 'pending',
  overdue: 'cancelled',
  closed: 'confirmed',
};

/** The time that is left, in words. */
export function TimeLeft({ request }: { request: DataRequest }) {
  const days = dataRequestDaysLeft(request.dueOn);
  const words = {
    closed: 'Kapandı',
    overdue: `${-days} gün geçti`,
    urgent: days === 0 ? 'Bugün son gün' : `${days} gün kaldı`,
    open: `${days} gün kaldı`,
  };
  const state = stateOf(request);
  return <Badge tone={tones[state]}>{words[state]}</Badge>;
}
