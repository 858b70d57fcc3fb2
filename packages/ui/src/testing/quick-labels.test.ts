import { beforeEach, expect, it } from 'vitest';

const KINDS = 'button, input, meter, output, progress, select, textarea, div';

beforeEach(() => {
  document.body.innerHTML = `
    <main>
      <label for="a">First</label> <label for="a">Second</label> <input id="a">
      <label>Around <span><select></select></span> <button></button></label>
      <label for="twice">Of the first only</label> <textarea id="twice"></textarea> <input id="twice">
      <label for="">Of nothing</label> <label for="gone">Of nothing</label> <label for="none">Of nothing</label>
      <div id="none"></div> <meter></meter> <output></output> <progress></progress>
      <label>Around what is hidden <input type="hidden"> <input type="checkbox"></label>
      <label for="a">Around another <input type="radio"></label>
    </main>`;
});

/** The labels of each element, by their place in the page. */
function labelsIn(main: Element): (number[] | null | undefined)[] {
  const labels = [...main.querySelectorAll('label')];
  return [...main.querySelectorAll<HTMLInputElement>(KINDS)].map(
    ({ labels: own }) => own && [...own].map((label) => labels.indexOf(label)),
  );
}

it('labels are those that jsdom finds by itself', () => {
  const main = document.querySelector('main') as HTMLElement;
  const quick = labelsIn(main);
  expect(quick[0]).toEqual([0, 1, 8]);
  // Outside a page jsdom's own property is used.
  main.remove();
  expect(labelsIn(main)).toEqual(quick);
});
