import { appointmentStatuses, type ListAppointmentsInput } from '@practice/contracts';
import type { Facts } from './facts.ts';

export type Piece = number | string;
type One = readonly [id: string, facts: Facts];

/** An order of the list, for the database and for facts. */
export type ListOrder = {
  sort: Record<string, 1 | -1>;
  /** A piece of the order, as a day or a name, in which an appointment stands; null when facts do not tell. */
  pieceOf: (facts: Facts) => Piece | null;
  comparePieces: (one: Piece, other: Piece) => number;
  compare: (one: One, other: One) => number;
};

type Field = {
  name: string;
  placeOf: (facts: Facts) => Piece | null;
  pieceOf?: (facts: Facts, sign: number) => Piece;
};

const DAY_MS = 86_400_000;
/** More than there are days. */
const APART = 10_000_000;
const statuses: string[] = [...appointmentStatuses].sort();
const dayOf = (time: number) => Math.floor(time / DAY_MS);

const fields: Record<NonNullable<ListAppointmentsInput['sort']>, Field> = {
  appointmentDate: {
    name: 'startsAt',
    placeOf: ({ startsAt }) => startsAt,
    pieceOf: ({ startsAt }) => dayOf(startsAt),
  },
  createdAt: {
    name: 'createdAt',
    placeOf: ({ createdAt }) => createdAt,
    pieceOf: ({ createdAt }) => dayOf(createdAt),
  },
  childName: { name: 'childNameKey', placeOf: ({ childNameKey }) => childNameKey },
  parentName: { name: 'parentNameKey', placeOf: ({ parentNameKey }) => parentNameKey },
  status: {
    name: 'status',
    placeOf: ({ status }) => status,
    pieceOf: ({ status, startsAt }, sign) => statuses.indexOf(status) * APART + sign * dayOf(startsAt),
  },
  childAge: { name: 'childBirthDate', placeOf: ({ childBirthDate }) => childBirthDate },
};

/**
 * The order that is asked for. A child's age grows as the birth date falls; ties stand in order of time, then of `_id`,
 * so that no page repeats or leaves out what another has.
 */
export function listOrder({ sort, direction }: ListAppointmentsInput): ListOrder {
  const isAscending = ((direction ?? 'asc') === 'asc') !== (sort === 'childAge');
  const sign = isAscending ? 1 : -1;
  const { name, placeOf, pieceOf = placeOf } = fields[sort ?? 'appointmentDate'];
  return {
    sort: { [name]: sign, ...(name === 'startsAt' ? {} : { startsAt: 1 }), _id: 1 },
    pieceOf: (facts) => pieceOf(facts, sign),
    comparePieces: (one, other) => sign * compare(one, other),
    compare: ([id, facts], [otherId, other]) =>
      sign * compare(placeOf(facts), placeOf(other)) || compare(facts.startsAt, other.startsAt) || compare(id, otherId),
  };
}

function compare(one: Piece | null, other: Piece | null): number {
  if (one === other) return 0;
  return (one ?? '') < (other ?? '') ? -1 : 1;
}
