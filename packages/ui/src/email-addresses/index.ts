export { RefusalBadge } from './refusal-badge.tsx';
export { RefusalNote } from './refusal-note.tsx';
export { type RefusedAddress, RefusedAddresses, useRefusedAddress } from './refused-addresses.tsx';
export { useMailProblem } from './use-mail-problem.ts';
