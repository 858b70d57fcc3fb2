import { expect, it } from 'vitest';
import { fullComputedStyle } from './styles.ts';

const page = `
  <p id="a" hidden>x</p> <p id="b" style="display: none">x</p> <dialog id="c">x</dialog> <dialog id="d" open>x</dialog>
  <div style="visibility: hidden"><p id="e">x</p><p id="f" style="visibility: visible">x</p></div>
  <script id="g"></script> <template id="h"></template> <input id="i" type="hidden"> <input id="j"> <svg id="k"></svg>
  <p id="l" style="opacity: 0; pointer-events: none">x</p> <datalist id="m"></datalist>`;

it('what is hidden is what jsdom finds hidden', () => {
  document.body.innerHTML = page;
  const found = [...document.querySelectorAll('[id]')].map((element) => {
    const [quick, real] = [getComputedStyle(element), fullComputedStyle(element)];
    for (const style of [quick, real]) expect(style.visibility).toBe(style.getPropertyValue('visibility'));
    expect([element.id, quick.visibility, quick.pointerEvents]).toEqual([
      element.id,
      real.visibility,
      real.pointerEvents,
    ]);
    expect([element.id, quick.display === 'none']).toEqual([element.id, real.display === 'none']);
    return element.id;
  });
  expect(found).toHaveLength(13);
});
