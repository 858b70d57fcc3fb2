import { useState } from 'react';
import { FirstDocument, type FirstQuery } from './generated/graphql.ts';

/** A minimal remote with a lazy module. */
export default function Screen() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}

export const document: { data?: FirstQuery } = FirstDocument;

export async function page() {
  const { title, document: lazy } = await import('./lazy.ts');
  return { status: 200, title, documents: [document, lazy] };
}
