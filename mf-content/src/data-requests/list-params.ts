import { dataRequestKinds, z } from '@practice/contracts';
import { shownRecords } from '@practice/ui/records';
import type { DataRequest } from './data-requests.ts';
import { stateOf } from './time-left.tsx';

/** What the list shows, kept in the address. */
export const listParams = z.object({
  q: z.string().max(100).default(''),
  kind: z.enum(['all', ...dataRequestKinds]).default('all'),
  state: z.enum(['all', 'open', 'urgent', 'overdue', 'closed']).default('all'),
});

export type ListValues = z.output<typeof listParams>;

/** Whether a request counts as `state`: what is urgent or overdue is open too. */
export function isIn(state: ListValues['state'], request: DataRequest): boolean {
  return state === 'all' || (state === 'open' ? !request.isClosed : stateOf(request) === state);
}

/** The requests that the address asks for. */
export function shownRequests(rows: readonly DataRequest[], { q, kind, state }: ListValues): DataRequest[] {
  return shownRecords(rows, {
    search: q,
    text: ({ name, email, phone, details }) => [name, email, phone, details],
    accepts: (request) => (kind === 'all' || request.kind === kind) && isIn(state, request),
  });
}
