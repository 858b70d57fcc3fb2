import { useState } from 'react';

/** A remote as small as it gets, with a part that loads late. */
export default function Screen() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}

export async function page() {
  const { title } = await import('./late.ts');
  return { status: 200, title };
}
