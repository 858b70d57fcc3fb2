// Not shared between builds: each contains what it uses, and public pages load it for staff only.
export { ClaimWarning } from '../admin/feedback/claim-warning.tsx';
export { announceWithUndo } from './announce-with-undo.tsx';
export { OtherValue } from './other-value.tsx';
