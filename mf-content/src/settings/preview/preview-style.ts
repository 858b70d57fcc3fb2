import type { Look } from '@practice/contracts';
import type { SystemStyleObject } from '@practice/ui';

/** The public site's paper, also where the back office is dark. */
export const paperStyle: SystemStyleObject = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  p: '5',
  bg: 'paper',
  color: 'ink',
  borderWidth: '1px',
  borderRadius: 'md',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  '& > *': { minW: '0', maxW: 'full' },
};

const block: SystemStyleObject = { flexBasis: 'full', '&[data-empty]': { fontStyle: 'italic', color: 'stone.600' } };
const pill: SystemStyleObject = {
  px: '2.5',
  py: '1',
  borderRadius: 'full',
  fontSize: 'xs',
  fontWeight: 'medium',
  '&[data-empty]': { fontStyle: 'italic' },
};

export const lineStyles: Record<Look, SystemStyleObject> = {
  badge: { ...pill, bg: 'apricot.100', me: 'full' },
  title: { ...block, fontFamily: "'Fraunces Variable', Georgia, serif", fontSize: '2xl', lineHeight: '1.2' },
  lead: { ...block, fontSize: 'lg', fontWeight: 'semibold', color: 'pine.700' },
  text: { ...block, fontSize: 'md', lineHeight: '1.5' },
  button: { ...pill, bg: 'pine.700', color: 'white', px: '4', py: '2', fontSize: 'sm' },
  'outline-button': { ...pill, px: '4', py: '2', fontSize: 'sm', borderWidth: '1.5px', borderColor: 'pine.700' },
  chip: { ...pill, bg: 'sage.200' },
  image: { ...pill, bg: 'sage.200' },
  color: { ...block, fontSize: 'md', lineHeight: '1.4' },
  switch: { ...block, fontSize: 'md', lineHeight: '1.4' },
  choice: { ...block, fontSize: 'md', lineHeight: '1.4' },
  detail: { ...block, fontSize: 'md', lineHeight: '1.4' },
  bar: { ...pill, bg: 'pine.900', color: 'paper', borderRadius: 'xs' },
};
