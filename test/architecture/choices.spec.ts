import { expect, it } from '@jest/globals';
import { textsOfTheTree } from './support/texts.js';

it('a choice of one is the one box, which letters find by their beginnings', () => {
  const own = textsOfTheTree()
    .filter(({ path }) => /^web\/.*\.tsx$/.test(path) && !/\.spec\.tsx$/.test(path))
    .filter(({ text }) => /<Select\b/.test(text))
    .map(({ path }) => path);
  expect(own).toEqual(['web/shared/ui/choice-box.tsx']);
});
