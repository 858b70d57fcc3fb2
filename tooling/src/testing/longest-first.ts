import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What runs for minutes: started last, it would run alone while the other workers have nothing left. */
const longest = [/new-screen\.process\.test\.ts$/, /integrity\/killed\.test\.ts$/];

/** The order of vitest, after the files that take longest: on a fresh checkout it knows no durations. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => longest.some((pattern) => pattern.test(moduleId));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
