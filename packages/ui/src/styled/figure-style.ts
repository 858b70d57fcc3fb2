import type { SystemStyleObject } from '@chakra-ui/react';

const wide = (percent: number) => ({ width: { base: 'full', md: `${percent}%` } });

/** Pictures in a text that staff write: as wide as they say and at their side, with the text beside them where it has room. */
export const figureStyle: SystemStyleObject = {
  '& figure:not([data-video])': { width: 'fit-content', maxW: 'full', mx: 'auto' },
  "& figure[data-width='75']": wide(75),
  "& figure[data-width='50']": wide(50),
  "& figure[data-width='33']": wide(33),
  '& figure[data-width] img': { width: 'full' },
  '& figure[data-side]': { maxW: { md: '50%' } },
  '& figure[data-side=left]': { float: { md: 'left' }, me: { md: '6' } },
  '& figure[data-side=right]': { float: { md: 'right' }, ms: { md: '6' } },
  '& figure[data-side] + *': { mt: { md: '0' } },
  '& figcaption': { mt: '2', color: 'fg.muted', fontSize: 'sm' },
};
