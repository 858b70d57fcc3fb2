import { z } from './zod-setup.ts';

export const MAX_PAGE_SIZE = 200;
export const DEFAULT_PAGE_SIZE = 50;
const MAX_PAGE = 100_000;

function wholeNumber(max: number, message: string) {
  return z.coerce.number(message).int(message).min(1, message).max(max, message).nullish();
}

/** Which part of a list is requested; every list reads its `page` and `pageSize` by this. */
export const pagingInput = z.object({
  page: wholeNumber(MAX_PAGE, `Sayfa 1 ile ${MAX_PAGE} arasında bir tam sayı olmalıdır`).meta({
    description: 'Which page, from 1.',
  }),
  pageSize: wholeNumber(MAX_PAGE_SIZE, `Sayfa boyu 1 ile ${MAX_PAGE_SIZE} arasında bir tam sayı olmalıdır`).meta({
    description: `Items a page; ${DEFAULT_PAGE_SIZE} when not given.`,
  }),
});
