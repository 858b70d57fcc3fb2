import { expect, it } from 'vitest';
import { asError, describeError } from './as-error.ts';

const sent = (thrown: unknown) => asError(structuredClone(describeError(thrown)));

it('an error keeps its name and its stack on the way', () => {
  const error = Object.assign(new Error('no answer'), { name: 'RequestFailure' });
  expect(sent(error)).toMatchObject({ name: 'RequestFailure', message: 'no answer', stack: error.stack });
});

it.each(['text', undefined, Object.create(null), Object.assign(new Error('x'), { name: Symbol('name') })])(
  'whatever is thrown becomes an error',
  (thrown) => {
    expect(sent(thrown)).toBeInstanceOf(Error);
  },
);
