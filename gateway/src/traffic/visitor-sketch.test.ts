import { SKETCH_REGISTERS } from '@practice/contracts';
import { expect, it } from 'vitest';
import { addVisitor, pathHash, type Sketch, visitorHash } from './visitor-sketch.ts';

/** The sketch of an address that so many visitors came to. */
function sketchOf(path: string, visitors: number, salt = 'tuz'): Sketch {
  const sketch: Sketch = new Map();
  for (let index = 0; index < visitors; index++) {
    addVisitor(sketch, visitorHash(salt, `10.0.0.${index}\nFirefox`), pathHash(path));
  }
  return sketch;
}

it.each(['', '/', '/blog'])('spreads visitors of %j over the registers as chance would', (path) => {
  const sketch = sketchOf(path, SKETCH_REGISTERS);
  // As many visitors as registers leave one of e registers empty.
  const expected = SKETCH_REGISTERS * (1 - 1 / Math.E);
  expect(Math.abs(sketch.size - expected)).toBeLessThan(expected * 0.05);
  const [ones, twos] = [1, 2].map((rank) => [...sketch.values()].filter((each) => each === rank).length);
  expect(Number(ones)).toBeGreaterThan(Number(twos));
});

it('reaches other registers at another address and with another salt', () => {
  const sketch = sketchOf('/', 20);
  const common = (other: Sketch) => [...other.keys()].filter((register) => sketch.has(register)).length;
  expect(common(sketchOf('/', 20))).toBe(20);
  expect(common(sketchOf('/blog', 20))).toBeLessThan(5);
  expect(common(sketchOf('/', 20, 'biber'))).toBeLessThan(5);
});
